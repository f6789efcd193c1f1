"""Planning: asks a target what is there, and gives the steps that lead to the design.

    plan = db.run(planning(design))

`planned` is the same as steps without I/O, for whoever runs them in another way.
Not here: one table (`ops.plan.comparing`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tablewright.errors import PlanRefusedError
from tablewright.model.calls import Operation, Session, Steps
from tablewright.model.design import Design
from tablewright.ops.plan.comparing import compared, removed, rewriting
from tablewright.ops.plan.deployed import deployed
from tablewright.ops.plan.steps import Step


@dataclass(frozen=True, slots=True)
class Plan:
    """The steps from what is deployed to what is designed."""

    system: str
    steps: tuple[Step, ...]
    notes: tuple[str, ...] = ()  # settings that the target does not have

    @property
    def has_changes(self) -> bool:
        """Whether there is anything to do."""
        return bool(self.steps)

    @property
    def destructive(self) -> tuple[Step, ...]:
        """The steps that lose something."""
        return tuple(step for step in self.steps if step.is_destructive)

    @property
    def impossible(self) -> tuple[Step, ...]:
        """The steps that DynamoDB cannot do."""
        return tuple(step for step in self.steps if not step.is_possible)

    def to_json(self) -> dict[str, Any]:
        """The plan as plain data."""
        return {
            "system": self.system,
            "steps": [step.to_json() for step in self.steps],
            "changes": self.has_changes,
            "destructive": bool(self.destructive),
            "possible": not self.impossible,
        }


def planned(
    design: Design, *, removed_tables: Sequence[str] = (), rewritten: Sequence[str] = ()
) -> Steps[Plan]:
    """Compares a design with a target.

    `removed_tables` are to go, though nothing says so but the caller: other tables of a target are
    none of ours. `rewritten` names entities whose items are rewritten in any case, after a computed
    attribute or a version was declared anew, which no table tells. Raises `PlanRefusedError`.
    """
    _check(design, removed_tables, rewritten)
    steps: list[Step] = []
    notes: list[str] = []
    for table in design.tables:
        found = yield from deployed(table.name)
        own = compared(table, found)
        if found is not None:
            known = {step.name for step in own if step.part == "items"}
            own += [
                rewriting(entity, table.name, (), items_count=found.items_count)
                for entity in table.entities
                if entity.name in rewritten and entity.name not in known
            ]
            notes += [f"{table.name}: the target has no {one}." for one in found.unknown]
        steps += own
    for name in removed_tables:
        found = yield from deployed(name)
        if found is not None:
            steps.append(removed(found))
    return Plan(design.system, tuple(steps), tuple(notes))


def _check(design: Design, removed_tables: Sequence[str], rewritten: Sequence[str]) -> None:
    wanted = {table.name for table in design.tables}
    for name in removed_tables:
        if name in wanted:
            raise PlanRefusedError(f"table {name} is to be removed, and the design has it.")
    entities = {entity.name for table in design.tables for entity in table.entities}
    for name in rewritten:
        if name not in entities:
            raise PlanRefusedError(f"the design has no entity {name}.")


class _Planning(Operation[Plan]):
    def __init__(
        self, design: Design, removed_tables: Sequence[str], rewritten: Sequence[str]
    ) -> None:
        self._design = design
        self._removed_tables = removed_tables
        self._rewritten = rewritten

    def steps(self, session: Session) -> Steps[Plan]:
        return planned(self._design, removed_tables=self._removed_tables, rewritten=self._rewritten)


def planning(
    design: Design, *, removed_tables: Sequence[str] = (), rewritten: Sequence[str] = ()
) -> Operation[Plan]:
    """The same for a database to run: `db.run(planning(design))`."""
    return _Planning(design, removed_tables, rewritten)
