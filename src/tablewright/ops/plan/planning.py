"""Planning: reads a target, and returns the steps that lead to the design.

    plan = db.run(planning(design))

`planned` is the same as steps without I/O, for other drivers.
Not here: one table (`ops.plan.comparing`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablewright.errors import PlanRejectedError
from tablewright.model.calls import Operation, Session, Steps
from tablewright.model.design import Design, TableDesign
from tablewright.ops.entities import Entities
from tablewright.ops.plan.comparing import compared, removed, rewriting, unplanned
from tablewright.ops.plan.deployed import DeployedTable, deployed
from tablewright.ops.plan.sampling import Sample, sampled
from tablewright.ops.plan.steps import Step


@dataclass(frozen=True, slots=True)
class ChangePlan:
    """The steps from the deployed tables to the design."""

    system: str
    steps: tuple[Step, ...]
    notes: tuple[str, ...] = ()  # settings that the target lacks, unreadable items

    @property
    def has_changes(self) -> bool:
        """Whether the plan has any step."""
        return bool(self.steps)

    @property
    def destructive(self) -> tuple[Step, ...]:
        """The steps that delete data or settings."""
        return tuple(step for step in self.steps if step.is_destructive)

    @property
    def impossible(self) -> tuple[Step, ...]:
        """The steps that DynamoDB does not support."""
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
    design: Design,
    *,
    removed_tables: Sequence[str] = (),
    rewritten: Sequence[str] = (),
    entities: Entities | None = None,
    session: Session | None = None,
) -> Steps[ChangePlan]:
    """Compares a design with a target.

    `removed_tables` are removed only because the caller names them: a plan ignores other tables of
    a target. `rewritten` names entities whose items are rewritten in any case. With `entities`, the
    classes of the design, some items are sampled as well. Raises `PlanRejectedError`.
    """
    _check(design, removed_tables, rewritten)
    steps: list[Step] = []
    missing: dict[str, list[str]] = {}
    unreadable: list[str] = []
    for table in design.tables:
        found = yield from deployed(table.name)
        own = compared(table, found)
        if found is not None:
            stale: dict[str, str] = dict.fromkeys(rewritten, "")
            if entities is not None and found.is_active:
                samples = yield from _sampled(table, entities, session or Session())
                stale |= _stale(samples)
                unreadable += _unreadable(samples)
            own += _rewritings(table, found, own, stale)
            for setting in unplanned(table, found):
                missing.setdefault(setting, []).append(table.name)
        steps += own
    for name in removed_tables:
        found = yield from deployed(name)
        if found is not None:
            steps.append(removed(found))
    notes = (*map(_note, missing, missing.values()), *unreadable)
    return ChangePlan(design.system, tuple(steps), notes)


def _sampled(table: TableDesign, entities: Entities, session: Session) -> Steps[dict[str, Sample]]:
    own = [entity for (name, _), entity in entities.items() if name == table.name]
    return (yield from sampled(table.name, own, session))


def _unreadable(samples: Mapping[str, Sample]) -> list[str]:
    """Returns notes on unreadable items, with the first of each entity."""
    return [
        f"{len(sample.unreadable):,} of {sample.seen:,} sampled items of {name} cannot be read:"
        f" {sample.unreadable[0].reason} Run `tablewright verify --design`."
        for name, sample in samples.items()
        if sample.unreadable
    ]


def _stale(samples: Mapping[str, Sample]) -> dict[str, str]:
    """Returns the entities whose sampled items differ from the declaration, with the counts."""
    return {
        name: f"{sample.stale:,} of {sample.seen:,} sampled items differ from the declaration"
        for name, sample in samples.items()
        if sample.stale
    }


def _rewritings(
    table: TableDesign, found: DeployedTable, steps: Sequence[Step], entities: Mapping[str, str]
) -> list[Step]:
    """Returns the steps for entities that no other step rewrites."""
    known = {step.name for step in steps if step.part == "items"}
    return [
        rewriting(entity, table.name, entities[entity.name], items_count=found.items_count)
        for entity in table.entities
        if entity.name in entities and entity.name not in known
    ]


def _note(setting: str, tables: Sequence[str]) -> str:
    declare = f" and {len(tables) - 1} more declare" if len(tables) > 1 else " declares"
    return f"The target does not support {setting}, which {tables[0]}{declare}."


def _check(design: Design, removed_tables: Sequence[str], rewritten: Sequence[str]) -> None:
    wanted = {table.name for table in design.tables}
    for name in removed_tables:
        if name in wanted:
            raise PlanRejectedError(f"Table {name} cannot be removed: the design declares it.")
    entities = {entity.name for table in design.tables for entity in table.entities}
    for name in rewritten:
        if name not in entities:
            raise PlanRejectedError(f"The design has no entity {name}.")


class _Planning(Operation[ChangePlan]):
    def __init__(self, design: Design, **options: Any) -> None:
        self._design = design
        self._options = options

    def steps(self, session: Session) -> Steps[ChangePlan]:
        return planned(self._design, session=session, **self._options)


def planning(
    design: Design,
    *,
    removed_tables: Sequence[str] = (),
    rewritten: Sequence[str] = (),
    entities: Entities | None = None,
) -> Operation[ChangePlan]:
    """The same for a database to run: `db.run(planning(design))`."""
    return _Planning(design, removed_tables=removed_tables, rewritten=rewritten, entities=entities)
