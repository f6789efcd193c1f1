"""Plans: the changes that bring a target to a design.

    plan = db.run(planning(design))
    for step in plan.steps: ...

A plan compares the design with the current state of the target, and is not stored: after an
interruption, a new one has the remaining steps.
Not here: executing the steps (`ops.apply`).
"""

from __future__ import annotations

from tablewright.ops.plan.comparing import compared
from tablewright.ops.plan.deployed import DeployedIndex, DeployedTable, deployed
from tablewright.ops.plan.planning import ChangePlan, planned, planning
from tablewright.ops.plan.steps import Request, Step

__all__ = [
    "ChangePlan",
    "DeployedIndex",
    "DeployedTable",
    "Request",
    "Step",
    "compared",
    "deployed",
    "planned",
    "planning",
]
