"""Plans: what has to happen to a target before it is as a design says.

    plan = db.run(planning(design))
    for step in plan.steps: ...

A plan is compared with what is deployed at that moment, and nothing of it is kept: whoever was
interrupted makes a new one, which has the steps that are left.
Not here: doing the steps (`ops.apply`).
"""

from __future__ import annotations

from tablewright.ops.plan.comparing import compared
from tablewright.ops.plan.deployed import DeployedIndex, DeployedTable, deployed
from tablewright.ops.plan.planning import Plan, planned, planning
from tablewright.ops.plan.steps import Request, Step

__all__ = [
    "DeployedIndex",
    "DeployedTable",
    "Plan",
    "Request",
    "Step",
    "compared",
    "deployed",
    "planned",
    "planning",
]
