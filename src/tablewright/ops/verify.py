"""Verifying a design: reads every item of its tables, and checks it against its entity.

    report = db.run(verifying(design, entities))
    for one in report.problems:
        print(one.table, one.entity, one.key, one.reason)

Nothing is changed. Guards of unique attributes are skipped. An item of no entity is counted, but is
not a problem: another program may have stored it.
Not here: checking the records of a store (`engine.storage.verify`), rewriting items (`ops.apply`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tablewright.errors import ResourceNotFoundException
from tablewright.model.calls import Call, Operation, Session, Steps
from tablewright.model.design import Design
from tablewright.model.plans.entry_plans import WireItem
from tablewright.model.plans.plan import GUARD_PREFIX, EntityPlan
from tablewright.model.stored.loading import loaded, reported
from tablewright.model.stored.unreadable import ITEM_ERRORS, Placed, Unreadable
from tablewright.ops.entities import Entities

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class ItemProblem:
    """A stored item that does not fit its entity."""

    table: str
    entity: str
    key: dict[str, Any]  # as it is stored
    reason: str


@dataclass(slots=True)
class DesignReport:
    """The findings in the tables of a design."""

    system: str
    tables: int = 0
    missing: list[str] = field(default_factory=list[str])  # tables that the target does not have
    items: int = 0
    unclaimed: int = 0  # items that belong to no entity
    sealed: int = 0  # items with encrypted attributes that were not decrypted without keys
    problems: list[ItemProblem] = field(default_factory=list[ItemProblem])

    @property
    def ok(self) -> bool:
        """Whether every item fits its entity."""
        return not self.problems


def verified(
    design: Design, entities: Entities, session: Session, *, progress: Progress | None = None
) -> Steps[DesignReport]:
    """Reads all tables of a design; `entities` are the classes behind it."""
    report = DesignReport(design.system)
    for table in design.tables:
        try:
            answer = yield Call("DescribeTable", {"TableName": table.name}, None, table.name)
        except ResourceNotFoundException:
            report.missing.append(table.name)
            continue
        report.tables += 1
        total = report.items + answer["Table"].get("ItemCount", 0)
        plans = [entity.__plan__ for (name, _), entity in entities.items() if name == table.name]
        yield from _table_verified(table.name, plans, report, session, total, progress)
    return report


def _table_verified(
    table: str,
    plans: list[EntityPlan],
    report: DesignReport,
    session: Session,
    total: int,
    progress: Progress | None,
) -> Steps[None]:
    request: dict[str, Any] = {"TableName": table, "ConsistentRead": True}
    while True:
        answer = yield Call("Scan", request, None, table)
        for item in answer["Items"]:
            report.items += 1
            yield from _item_verified(item, plans, report, session)
        if progress is not None:
            progress(report.items, max(total, report.items))
        if answer.get("LastEvaluatedKey") is None:
            return
        request["ExclusiveStartKey"] = answer["LastEvaluatedKey"]


def _item_verified(
    item: WireItem, plans: list[EntityPlan], report: DesignReport, session: Session
) -> Steps[None]:
    plan = next((plan for plan in plans if plan.owns_item(item)), None)
    if plan is None:
        report.unclaimed += not _is_guard(item, plans)
        return
    failed = yield from _unreadable(plan, item, session)
    if failed is not None:
        report.problems.append(ItemProblem(plan.table_name, plan.name, failed.key, failed.reason))
    elif session.keys is None and any(one.stored_name in item for one in plan.sealed):
        report.sealed += 1


def _unreadable(plan: EntityPlan, item: WireItem, session: Session) -> Steps[Unreadable | None]:
    if session.keys is None and plan.sealed:
        try:
            plan.plain_values(item)  # all but the encrypted attributes
        except ITEM_ERRORS as error:
            return reported(plan, item, error, session)
        return None
    failed: list[Placed] = []
    wires = plan.decode_items([item])
    yield from loaded(plan, wires, session, is_hiding=False, unreadable=failed)
    return failed[0][1] if failed else None


def _is_guard(item: WireItem, plans: list[EntityPlan]) -> bool:
    partition = next(iter(plans)).key_names[0] if plans else ""
    return str(item.get(partition, {}).get("S", "")).startswith(GUARD_PREFIX)


class _Verifying(Operation[DesignReport]):
    def __init__(self, design: Design, entities: Entities, progress: Progress | None) -> None:
        self._design = design
        self._entities = entities
        self._progress = progress

    def steps(self, session: Session) -> Steps[DesignReport]:
        return verified(self._design, self._entities, session, progress=self._progress)


def verifying(
    design: Design, entities: Entities, *, progress: Progress | None = None
) -> Operation[DesignReport]:
    """The same for a database to run: `db.run(verifying(design, entities))`."""
    return _Verifying(design, entities, progress)
