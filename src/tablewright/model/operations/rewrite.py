"""Rewriting: converts stored items to the form of a new put, page by page.

    for progress in db.rewriting(Person):
        keep(progress.cursor)            # db.rewriting(Person, cursor=kept) continues there

It applies upgrades, and computes attributes and index keys again: after a new version of an entity,
or a new index over existing attributes. Unknown attributes are kept. Each write is conditional on
the values that it depends on; a changed item is read again. Repeating it has no effect. Not here:
upgrades on read (`model.declaring.upgrades`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tablewright import limits
from tablewright.errors import (
    ConditionalCheckFailedException,
    InvalidValueError,
    KeyPartError,
    LostRaceError,
    MissingPartError,
    NotUniqueError,
    StoredItemError,
)
from tablewright.model.calls import Call, Operation, Session, Steps
from tablewright.model.declaring.unique import guard_changes, unfolded_key
from tablewright.model.expressions.building import Placeholders
from tablewright.model.operations.guards import Guards
from tablewright.model.operations.scan import Scan
from tablewright.model.operations.writing import Write
from tablewright.model.plans.entry_plans import WireItem
from tablewright.model.plans.plan import OWNER, EntityPlan
from tablewright.model.stored.cursors import cursor_of, start_key_of
from tablewright.model.stored.instances import values_of
from tablewright.model.stored.items import item_of, sealed_item
from tablewright.model.stored.loading import loaded, reported
from tablewright.model.stored.unreadable import ITEM_ERRORS, Unreadable

if TYPE_CHECKING:
    from tablewright.model.entity import Entity


@dataclass(frozen=True, slots=True)
class RewriteProgress:
    """The number of items that a rewrite has read and changed so far."""

    scanned_count: int  # items of the entity that were checked
    rewritten_count: int
    cursor: str | None  # where it continues; None at the end
    unreadable: tuple[Unreadable, ...] = ()  # items that were left unchanged


@dataclass(slots=True, eq=False)
class RewritePage(Operation[RewriteProgress]):
    """Rewrites the items of one page of a scan."""

    entity: type[Entity]
    cursor: str | None = None
    page_size: int | None = None

    def steps(self, session: Session) -> Steps[RewriteProgress]:
        """Reads a page, and rewrites the items that differ from a new put."""
        plan: EntityPlan = self.entity.__plan__
        request = {**Scan(self.entity).consistently().unpaged(session)}
        bound_to = [f"{plan.name} rewriting", session.tenant, dict(request)]
        if self.page_size is not None:
            request["Limit"] = self.page_size
        if self.cursor is not None:
            start = start_key_of(self.cursor, bound_to, secret=session.cursor_key)
            request["ExclusiveStartKey"] = start
        answer = yield Call("Scan", request, None, plan.table_name)
        items = [item for item in answer["Items"] if plan.owns_item(item)]
        rewritten_count = 0
        unreadable: list[Unreadable] = []
        for item in items:
            try:
                was_rewritten = yield from rewritten(plan, item, session)
                was_guarded = yield from guarded(plan, item)
            except ITEM_ERRORS as error:
                unreadable.append(reported(plan, item, error, session))
            else:
                rewritten_count += was_rewritten or was_guarded
        start = answer.get("LastEvaluatedKey")
        cursor = None if start is None else cursor_of(start, bound_to, secret=session.cursor_key)
        return RewriteProgress(len(items), rewritten_count, cursor, tuple(unreadable))


def rewritten(plan: EntityPlan, found: WireItem, session: Session) -> Steps[bool]:
    """Rewrites one item if needed; returns whether it did."""
    item: WireItem | None = found
    for _ in range(limits.GUARD_ATTEMPTS_MAX):
        if item is None or not plan.owns_item(item):
            return False  # deleted since, or another entity's
        wanted = yield from _fresh(plan, item, session)
        changed = {
            name for name in wanted.keys() | item.keys() if wanted.get(name) != item.get(name)
        }
        if not changed:
            return False
        guards = Guards(plan)
        fields = (plan.fields[name] for name in plan.all_parts)
        parts = {field.stored_name for field in fields if field.is_stored}
        guards.rely_on(changed | (parts - set(plan.key_names)), item)
        key = {name: item[name] for name in plan.key_names}
        try:
            yield _update(plan, key, {name: wanted.get(name) for name in sorted(changed)}, guards)
        except ConditionalCheckFailedException:
            item = yield from guards.item(key)
        else:
            return True
    raise LostRaceError(f"A {plan.name} was changed by others on every attempt to rewrite it.")


def guarded(plan: EntityPlan, item: WireItem) -> Steps[bool]:
    """Creates missing guards of unique values, for items that other programs wrote.

    Guards from before an attribute ignored case are deleted.
    """
    was_made = False
    values = plan.plain_values(item)
    for write in (yield from guard_changes(plan, None, values)):
        key = {name: write.request["Item"][name] for name in plan.key_names}
        request = {"TableName": plan.table_name, "Key": key, "ConsistentRead": True}
        answer = yield Call("GetItem", request, None, plan.table_name)
        if answer.get("Item", {}).get(OWNER) == write.request["Item"][OWNER]:
            continue
        wanted = {**write.request, "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}
        try:
            yield Call("PutItem", wanted, None, plan.table_name)
        except ConditionalCheckFailedException as failure:
            found: WireItem = failure.details.get("Item") or {}
            if found.get(OWNER) != write.request["Item"][OWNER]:
                raise _taken(plan, item, write) from failure
        was_made = True
    for field in plan.uniques:
        unfolded = unfolded_key(plan, field, values)
        if unfolded is not None:
            request = {"TableName": plan.table_name, "Key": unfolded, "ReturnValues": "ALL_OLD"}
            answer = yield Call("DeleteItem", request, None, plan.table_name)
            was_made = was_made or "Attributes" in answer
    return was_made


def _taken(plan: EntityPlan, item: WireItem, write: Write) -> Exception:
    """Returns the error for an item with a unique value that another item has."""
    error = write.explain(None)
    if isinstance(error, NotUniqueError):
        key = {name: next(iter(item[name].values())) for name in plan.key_names}
        error.hint = f"Change the value of one of the two, and continue: the key is {key}."
    return error


def _fresh(plan: EntityPlan, item: WireItem, session: Session) -> Steps[WireItem]:
    """Returns the item as a put would write it now, with unknown attributes.

    Raises one of `ITEM_ERRORS` if it cannot be read, or if a put would reject its values.
    """
    upgraded = item if plan.upgrades is None else plan.upgrades.upgraded(item)
    entities = yield from loaded(plan, [plan.decode_item(item)], session, is_hiding=False)
    values = values_of(entities[0])
    try:
        fresh = item_of(plan, values)
    except (InvalidValueError, KeyPartError, MissingPartError) as error:
        problem = str(error.args[0]).removesuffix(".")
        key = {name: next(iter(item[name].values())) for name in plan.key_names}
        raise StoredItemError(f"it cannot be rewritten: {problem}", key=key) from error
    made = yield from sealed_item(plan, fresh, values, session)
    for field in plan.sealed:  # encrypting again would change every item without need
        if field.stored_name in item:
            made[field.stored_name] = item[field.stored_name]
    own = plan.written_names
    return {name: wire for name, wire in upgraded.items() if name not in own} | made


def _update(plan: EntityPlan, key: WireItem, changes: dict[str, Any], guards: Guards) -> Call:
    placeholders = Placeholders()
    sets = [
        f"{placeholders.name(name)} = {placeholders.value(wire)}"
        for name, wire in changes.items()
        if wire is not None
    ]
    removes = [placeholders.name(name) for name, wire in changes.items() if wire is None]
    words = [f"SET {', '.join(sets)}"] if sets else []
    words += [f"REMOVE {', '.join(removes)}"] if removes else []
    exists = f"attribute_exists({placeholders.name(plan.key_names[0])})"
    request = {
        "TableName": plan.table_name,
        "Key": key,
        "UpdateExpression": " ".join(words),
        "ConditionExpression": " AND ".join([exists, *guards.clauses(placeholders)]),
    }
    return Call("UpdateItem", placeholders.added_to(request), None, plan.table_name)
