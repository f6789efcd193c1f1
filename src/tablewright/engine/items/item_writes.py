"""The four writes of an item: put, update, delete, and a check.

Each is parsed from a request without a table (`read_…`), then prepared for a table, then applied to
the current item. Single writes, batches and transactions share them.
Not here: writing the result (`engine.items.changes`), the response (`engine.operations`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Protocol

from tablewright import limits
from tablewright.engine.items import keys
from tablewright.engine.items.changes import Stored
from tablewright.engine.items.nesting import is_nested_too_deeply
from tablewright.engine.items.requests import (
    ITEM_TOO_LARGE,
    Request,
    check_names,
    check_parameters,
    normalize_item,
    normalize_value,
    normalize_values,
    read_condition,
    substitutions,
)
from tablewright.engine.storage import records
from tablewright.engine.tables.schema import Table
from tablewright.errors import ConditionalCheckFailedException, ValidationException
from tablewright.expressions import (
    Condition,
    Substitutions,
    Update,
    condition,
    legacy_updates,
    update,
)
from tablewright.values.attributes import (
    EMPTY_NAME,
    TOO_DEEP,
    AttributeValueError,
    Item,
    item_size_bytes,
    normalized_item,
)

CONDITION_FAILED = "The conditional request failed"
UPDATE_TOO_LARGE = "Item size to update has exceeded the maximum allowed size"
_UPDATED_TOO_DEEP = "Nesting Levels have exceeded supported limits"  # and no more than that
_INVALID = "One or more parameter values were invalid: "


class ItemWrite(Protocol):
    """The write of one item, in a single request, a batch or a transaction."""

    table_name: str
    key: Item  # at least the key attributes

    def prepared(self, table: Table) -> bytes:
        """Checks the write against the table's schema and returns the item's store key."""
        ...

    def applied_to(self, old: Stored | None, table: Table) -> Stored | None:
        """Returns the new item; raises if the condition fails."""
        ...


class _Conditional:
    def __init__(self, request: Request, condition: Condition | None) -> None:
        self.table_name: str = request["TableName"]
        self.condition = condition
        self.tells_old = request.get("ReturnValuesOnConditionCheckFailure") == "ALL_OLD"

    def check_paths(self, table: Table) -> None:
        """Rejects a condition with a path into a key attribute."""
        if self.condition is not None:
            keys.check_paths(table, self.condition.nested_names())

    def check_condition(self, old: Stored | None) -> None:
        """Raises ConditionalCheckFailedException if the condition is false."""
        if self.condition is None or self.condition.holds(old.item if old else {}):
            return
        details = {"Item": old.item} if old is not None and self.tells_old else {}
        raise ConditionalCheckFailedException(CONDITION_FAILED, **details)


class Put(_Conditional):
    """Replaces an item."""

    plain_mismatch = False  # the message for an invalid key

    def __init__(self, request: Request, condition: Condition | None, size_bytes: int) -> None:
        super().__init__(request, condition)
        self.item: Item = request["Item"]
        self.key: Item = self.item
        self.size_bytes = size_bytes
        self._new: Stored | None = None

    def prepared(self, table: Table) -> bytes:
        """Checks the keys inside the item, and encodes it."""
        item_key, new = new_item(
            table, self.item, self.size_bytes, plain_mismatch=self.plain_mismatch
        )
        self.check_paths(table)
        _check_with_local_entries(table, new, ITEM_TOO_LARGE)
        self._new = new
        return item_key

    def applied_to(self, old: Stored | None, table: Table) -> Stored:
        """Returns the new item."""
        self.check_condition(old)
        assert self._new is not None, "it was prepared"
        return self._new


class BatchedPut(Put):
    """A put in a batch, without a condition, whose errors say less about the key."""

    plain_mismatch = True

    def __init__(self, table_name: str, item: Item, size_bytes: int) -> None:
        self.table_name = table_name
        self.condition = None
        self.tells_old = False
        self.item = self.key = item
        self.size_bytes = size_bytes
        self._new = None


def new_item(
    table: Table, item: Item, size_bytes: int, *, plain_mismatch: bool = False
) -> tuple[bytes, Stored]:
    """Returns the store key and stored form of a put item; checks its keys."""
    item_key = keys.item_key_in(table, item, plain_mismatch=plain_mismatch)
    places = table.places(item)
    keys.check_index_keys(table, item, places)
    return item_key, Stored(size_bytes, records.encode_json(item), item, places, table)


class Delete(_Conditional):
    """Deletes an item, if it exists."""

    def __init__(self, request: Request, condition: Condition | None) -> None:
        super().__init__(request, condition)
        self.key: Item = request["Key"]

    def prepared(self, table: Table) -> bytes:
        """Checks the key."""
        item_key = keys.item_key_of(table, self.key)
        self.check_paths(table)
        return item_key

    def applied_to(self, old: Stored | None, table: Table) -> Stored | None:
        """Returns None: the item is deleted."""
        self.check_condition(old)
        return None


class Check(Delete):
    """Changes nothing, but requires a condition; only in transactions."""

    def applied_to(self, old: Stored | None, table: Table) -> Stored | None:
        """Returns the item unchanged."""
        self.check_condition(old)
        return old


class Change(_Conditional):
    """Changes attributes of an item, which is created if missing."""

    def __init__(
        self,
        request: Request,
        condition: Condition | None,
        change: Update | None,
        *,
        is_charged: bool,
    ) -> None:
        super().__init__(request, condition)
        self.key: Item = request["Key"]
        self.change = change
        self.is_charged = is_charged

    def prepared(self, table: Table) -> bytes:
        """Checks the key, that no key attribute is changed, and the size of the change itself."""
        item_key = keys.item_key_of(table, self.key)
        if self.change is not None:
            self._check_change(table, self.change)
        self.check_paths(table)
        return item_key

    def _check_change(self, table: Table, change: Update) -> None:
        changed = change.top_level_names()
        for name in table.key_names:
            if name in changed:
                raise ValidationException(
                    f"{_INVALID}Cannot update attribute {name}. This attribute is part of the key"
                )
        keys.check_paths(table, change.nested_names())
        if self.is_charged and change.is_larger_than(limits.ITEM_SIZE_BYTES_MAX):
            raise ValidationException(UPDATE_TOO_LARGE)

    def applied_to(self, old: Stored | None, table: Table) -> Stored | None:
        """Returns the changed item; None if there was none and nothing to create."""
        self.check_condition(old)
        if old is None and self.change is not None and self.change.only_removes():
            return None
        before = old.item if old is not None else self.key
        if self.change is None:
            if old is not None:
                return old
            return Stored(item_size_bytes(before), records.encode_json(before), before)
        after = self.change.applied_to(before)
        try:
            size_bytes = normalized_item(after)
        except AttributeValueError:  # all values were valid, so the nesting is the reason
            raise ValidationException(_UPDATED_TOO_DEEP) from None
        if size_bytes > limits.ITEM_SIZE_BYTES_MAX:
            raise ValidationException(UPDATE_TOO_LARGE)
        new = Stored(size_bytes, records.encode_json(after), after)
        if table.indexes:
            if old is not None and table.index_key_names.isdisjoint(self.change.top_level_names()):
                new.stays_in_place_of(old, table)
            else:
                keys.check_updated_index_keys(table, after, new.places(table), self.change)
            _check_with_local_entries(table, new, UPDATE_TOO_LARGE)
        return new


def _check_with_local_entries(table: Table, new: Stored, message: str) -> None:
    """Rejects an item that is too large together with its parts in local indexes."""
    if table.has_local_index and new.local_size_bytes(table) > limits.ITEM_SIZE_BYTES_MAX:
        raise ValidationException(message)


# Transactions check expressions before keys, and have longer messages for misplaced values.


def read_put(request: Request, *, in_transaction: bool = False) -> Put:
    """Parses a put, from a PutItem request or the Put of a transaction."""
    check_parameters(request, ("ConditionExpression",), ("Expected",), tells_null=in_transaction)
    item: Item = request["Item"]
    try:
        size_bytes = normalize_item(item)
    except ValidationException as refusal:
        is_nested_name = refusal.message == EMPTY_NAME and refusal.__cause__ is not None
        if in_transaction and is_nested_name and is_nested_too_deeply(item):
            raise ValidationException(TOO_DEEP) from None
        raise
    _check_return_values(request)
    condition = _read_lone_condition(request, in_transaction=in_transaction)
    return Put(request, condition, size_bytes)


def read_delete(request: Request, *, in_transaction: bool = False) -> Delete:
    """Parses a delete, from a DeleteItem request or the Delete of a transaction."""
    _check_return_values(request)
    check_parameters(request, ("ConditionExpression",), ("Expected",), tells_null=in_transaction)
    if not in_transaction:
        normalize_values(request["Key"])
    condition = _read_lone_condition(request, in_transaction=in_transaction)
    if in_transaction:
        normalize_values(request["Key"])
    return Delete(request, condition)


def read_check(request: Request, *, in_transaction: bool = True) -> Check:
    """Parses a check, from the ConditionCheck of a transaction."""
    condition = _read_lone_condition(request, in_transaction=in_transaction)
    normalize_values(request["Key"])
    return Check(request, condition)


def read_change(request: Request, *, in_transaction: bool = False) -> Change:
    """Parses a change, from an UpdateItem request or the Update of a transaction."""
    check_parameters(
        request, ("UpdateExpression", "ConditionExpression"), ("AttributeUpdates", "Expected")
    )
    if not in_transaction:
        normalize_values(request["Key"])
    names = _substitutions(request, in_transaction=in_transaction)
    change: Update | None = None
    if "UpdateExpression" in request:
        change = update(request["UpdateExpression"], names)
    elif "AttributeUpdates" in request:
        change = legacy_updates(_normalized_updates(request["AttributeUpdates"]))
    condition = read_condition(request, names)
    names.check_all_used()
    if in_transaction:
        normalize_values(request["Key"])
    return Change(request, condition, change, is_charged=not in_transaction)


def _normalized_updates(updates: dict[str, Any]) -> dict[str, Any]:
    check_names(updates)
    for given in updates.values():
        if "Value" in given:
            normalize_value(given["Value"])
    return updates


def _check_return_values(request: Request) -> None:
    if request.get("ReturnValues", "NONE") not in ("NONE", "ALL_OLD"):
        raise ValidationException("ReturnValues can only be ALL_OLD or NONE")


def _substitutions(request: Request, *, in_transaction: bool) -> Substitutions:
    return substitutions(
        request, names_invalid_value=in_transaction, spare_levels=1 if in_transaction else 0
    )


def _read_lone_condition(request: Request, *, in_transaction: bool) -> Condition | None:
    text = request.get("ConditionExpression")
    if text is None and "Expected" not in request:
        return read_condition(request, NO_NAMES)
    given = request.get("ExpressionAttributeNames")
    if text and given and len(given) == 1 and "ExpressionAttributeValues" not in request:
        ((placeholder, name),) = given.items()
        if len(name) <= limits.EXPRESSION_TOKEN_BYTES_MAX:
            return _condition_on_name(text, placeholder, name)
    names = _substitutions(request, in_transaction=in_transaction)
    condition = read_condition(request, names)
    names.check_all_used()
    return condition


@lru_cache(maxsize=limits.EXPRESSION_CACHE_ENTRIES_MAX)
def _condition_on_name(text: str, placeholder: str, name: str) -> Condition:
    """Returns the cached condition of a write without values: mostly that the item is new."""
    names = Substitutions({placeholder: name}, None)
    found = condition(text, names)
    names.check_all_used()
    return found


NO_NAMES = substitutions({})
