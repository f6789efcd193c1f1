"""Following: from the keys that an index holds to whole items.

An index that does not project everything returns parts of items. Entities are complete, so the
items are fetched by their keys, in the order of the index.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec

from tablewright import limits
from tablewright.model.calls import Call, Steps
from tablewright.model.operations.backoff import pauses
from tablewright.model.plans.entry_plans import WireItem
from tablewright.model.plans.plan import EntityPlan

_key_bytes = msgspec.json.Encoder(order="sorted").encode


def followed(plan: EntityPlan, answer: dict[str, Any]) -> Steps[Any]:
    """Returns a page of an index with complete items, as `plan.decode_page` does."""
    items = yield from followed_items(plan, answer)
    return SimpleNamespace(
        Items=plan.decode_items(items),
        ScannedCount=answer["ScannedCount"],
        LastEvaluatedKey=answer.get("LastEvaluatedKey"),
    )


def followed_items(plan: EntityPlan, answer: dict[str, Any]) -> Steps[list[WireItem]]:
    """The items whose keys are on a page of an index, in its order."""
    keys = [{name: item[name] for name in plan.key_names} for item in answer.get("Items", [])]
    found: dict[bytes, WireItem] = {}
    for start in range(0, len(keys), limits.BATCH_GET_KEYS_MAX):
        chunk = keys[start : start + limits.BATCH_GET_KEYS_MAX]
        found |= yield from _fetched(plan, chunk)
    return [found[_key_bytes(key)] for key in keys if _key_bytes(key) in found]


def _fetched(plan: EntityPlan, keys: list[WireItem]) -> Steps[dict[bytes, WireItem]]:
    found: dict[bytes, WireItem] = {}
    waiting = pauses()
    pending = keys
    while pending:
        request = {"RequestItems": {plan.table_name: {"Keys": pending}}}
        answer = yield Call("BatchGetItem", request, None, plan.table_name)
        for item in answer["Responses"].get(plan.table_name, []):
            key = {name: item[name] for name in plan.key_names}
            found[_key_bytes(key)] = item
        pending = answer["UnprocessedKeys"].get(plan.table_name, {}).get("Keys", [])
        if pending:
            yield next(waiting)
    return found
