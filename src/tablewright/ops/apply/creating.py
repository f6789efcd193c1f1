"""Creating: creates the missing tables of a design; existing ones are unchanged.

Not here: changing tables (`apply.applying`).
"""

from __future__ import annotations

from tablewright.model.calls import Operation, Session, Steps
from tablewright.model.design import Design
from tablewright.ops.apply.asking import asked
from tablewright.ops.plan.comparing import compared
from tablewright.ops.plan.deployed import deployed


def created(design: Design) -> Steps[list[str]]:
    """Creates the missing tables, and returns their names."""
    made: list[str] = []
    for table in design.tables:
        found = yield from deployed(table.name)
        if found is not None:
            continue
        for step in compared(table, None):
            for request in step.requests:
                yield from asked(request, step)
        made.append(table.name)
    return made


class _Creating(Operation[list[str]]):
    def __init__(self, design: Design) -> None:
        self._design = design

    def steps(self, session: Session) -> Steps[list[str]]:
        return created(self._design)


def creating(design: Design) -> Operation[list[str]]:
    """The same for a database to run: `db.run(creating(design))`."""
    return _Creating(design)
