"""Unique attributes: guard items, written in the same transaction as the item they guard.

    key    UNIQUE#<entity>#<stored name>#<values it is unique within>#<value>
    Owner  the key of the item that has the value

With `unique(ignore_case=True)`, the value in the key is folded: "Ada@X" and "ada@x" have one guard.
A guard has no index keys, no entity's tag and no entity's key shape, so no index or pattern shows
it. It also finds the owner of a value without an index: `User.by_unique(email="...")`. Not here:
the writing of guards (`model.operations.put` and its neighbours).
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any
from unicodedata import normalize

from tablewright import limits
from tablewright.errors import KeyPartError, NotUniqueError
from tablewright.model.calls import Call, Steps
from tablewright.model.declaring.fields import Field
from tablewright.model.operations.writing import LostGuardError, Write
from tablewright.model.plans.entry_plans import WireItem
from tablewright.model.plans.plan import GUARD_PREFIX, GUARD_TAG, OWNER, EntityPlan

_EMPTY_SORT_KEYS: dict[str, dict[str, Any]] = {"N": {"N": "0"}, "B": {"B": "AA=="}}


def folded(text: str) -> str:
    """Returns a text in a form that ignores case and Unicode composition.

    The Unicode Standard, 3.13, calls this canonical caseless matching (D145).
    """
    return normalize("NFC", normalize("NFD", text).casefold())


def guard_key(plan: EntityPlan, field: Field, values: Mapping[str, Any]) -> WireItem | None:
    """Returns the key of the guard of a value; None if there is no value."""
    value = values.get(field.python_name)
    if value is None:
        return None
    text = field.form.key_text(value)
    return _key(plan, field, values, folded(text) if field.spec.ignores_case else text)


def unfolded_key(plan: EntityPlan, field: Field, values: Mapping[str, Any]) -> WireItem | None:
    """Returns the key of a guard from before the attribute ignored case; None if it is the same."""
    value = values.get(field.python_name)
    if value is None or not field.spec.ignores_case:
        return None
    text = field.form.key_text(value)
    return None if text == folded(text) else _key(plan, field, values, text)


def _key(plan: EntityPlan, field: Field, values: Mapping[str, Any], value_text: str) -> WireItem:
    pieces = [plan.name, field.stored_name]
    for name in field.spec.unique_within:
        piece = plan.fields[name].form.key_text(values[name])
        if "#" in piece:
            raise KeyPartError(
                f"{plan.name}: {name} must not contain '#', because {field.python_name} is unique "
                "within it."
            )
        pieces.append(piece)
    text = GUARD_PREFIX + "#".join([*pieces, value_text])
    if len(text.encode()) > limits.SORT_KEY_BYTES_MAX:
        digest = blake2b(text.encode(), digest_size=32).hexdigest()
        text = GUARD_PREFIX + "#".join([*pieces[:2], digest])
    partition, *sort = plan.primary.attributes
    key: WireItem = {partition.stored_name: {"S": text}}
    for one in sort:
        key[one.stored_name] = _EMPTY_SORT_KEYS.get(one.kind, {"S": text})
    return key


def guard_changes(
    plan: EntityPlan, old: Mapping[str, Any] | None, new: Mapping[str, Any] | None
) -> Steps[list[Write]]:
    """Returns the guards to write and to delete when an item changes from `old` to `new`."""
    writes: list[Write] = []
    for field in plan.uniques:
        before = None if old is None else guard_key(plan, field, old)
        after = None if new is None else guard_key(plan, field, new)
        if before == after:
            continue
        if before is not None and old is not None:
            if unfolded_key(plan, field, old) is None:
                writes.append(_released(plan, before))
            else:
                writes += yield from _own_released(plan, before, plan.key(old))
        if after is not None and new is not None:
            writes.append(_taken(plan, field, after, plan.key(new)))
    return writes


def _taken(plan: EntityPlan, field: Field, guard: WireItem, owner: WireItem) -> Write:
    item: WireItem = {**guard, OWNER: {"M": owner}}
    if plan.table.tag is not None:
        item[plan.table.tag] = {"S": GUARD_TAG}

    def explain(found: WireItem | None) -> Exception:
        return NotUniqueError(f"Another {plan.name} has this {field.python_name}.")

    request = {
        "TableName": plan.table_name,
        "Item": item,
        "ConditionExpression": "attribute_not_exists(#k)",
        "ExpressionAttributeNames": {"#k": plan.key_names[0]},
    }
    return Write("Put", request, guard, explain)


def _own_released(plan: EntityPlan, guard: WireItem, owner: WireItem) -> Steps[list[Write]]:
    """Releases a guard if the item owns it.

    Before the attribute ignored case, two items could have values that have one guard now.
    """
    request = {"TableName": plan.table_name, "Key": guard, "ConsistentRead": True}
    answer = yield Call("GetItem", request, None, plan.table_name)
    if answer.get("Item", {}).get(OWNER) != {"M": owner}:
        return []
    write = _released(plan, guard)
    write.request |= {
        "ConditionExpression": "#owner = :owner",
        "ExpressionAttributeNames": {"#owner": OWNER},
        "ExpressionAttributeValues": {":owner": {"M": owner}},
    }
    write.explain = lambda found: LostGuardError()
    return [write]


def _released(plan: EntityPlan, guard: WireItem) -> Write:
    def explain(found: WireItem | None) -> Exception:
        return NotUniqueError(f"A guard of {plan.name} is missing.")

    return Write("Delete", {"TableName": plan.table_name, "Key": guard}, guard, explain)
