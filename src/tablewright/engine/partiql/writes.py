"""INSERT, UPDATE, DELETE and EXISTS as writes and checks.

Three rules differ from the operations on items: INSERT requires that no item exists, UPDATE that
one exists, and a DELETE without an item ignores its condition.
Not here: the key in WHERE (`engine.partiql.item_keys`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from tablewright.engine.items import keys
from tablewright.engine.items.changes import Stored
from tablewright.engine.items.item_writes import (
    CONDITION_FAILED,
    Change,
    Check,
    Delete,
    ItemWrite,
    Put,
)
from tablewright.engine.items.requests import Request, normalize_item
from tablewright.engine.partiql.bound import condition_of, refusing
from tablewright.engine.partiql.item_keys import NamedKey, check_scalar, named_key, whole_key
from tablewright.engine.partiql.key_ranges import wrong_key_type
from tablewright.engine.tables.schema import Table
from tablewright.errors import (
    ConditionalCheckFailedException,
    DuplicateItemException,
    ValidationException,
)
from tablewright.expressions import Condition, Update, updated_part
from tablewright.expressions.updates import bound_update
from tablewright.partiql import (
    DeleteStatement,
    ExistsStatement,
    InsertStatement,
    ReturningClause,
    StatementBindings,
    UpdateStatement,
    Where,
    WritingStatement,
)
from tablewright.values.attributes import SET_TYPES, Item, type_of

_NO_RETURNING_IN_TRANSACTION = "RETURNING clause is not supported in ExecuteTransaction."
_NOT_ONE_ITEM = "EXISTS() must contain a single item read with additional condition"


class _Inserted(Put):
    def check_condition(self, old: Stored | None) -> None:
        """Raises DuplicateItemException if an item exists."""
        if old is not None:
            raise DuplicateItemException("Duplicate primary key exists in table")


class _Updated(Change):
    def check_condition(self, old: Stored | None) -> None:
        """Raises ConditionalCheckFailedException unless an item satisfies the condition."""
        if old is None:
            raise ConditionalCheckFailedException(CONDITION_FAILED)
        super().check_condition(old)


class _Deleted(Delete):
    def check_condition(self, old: Stored | None) -> None:
        """Raises ConditionalCheckFailedException if an item exists and fails the condition."""
        if old is not None:
            super().check_condition(old)


class _Existing(Check):
    def check_condition(self, old: Stored | None) -> None:
        """Raises ConditionalCheckFailedException unless an item satisfies the condition."""
        if old is None:
            raise ConditionalCheckFailedException(CONDITION_FAILED)
        super().check_condition(old)


class TransactionStatement(ABC):
    """A bound statement that writes or checks one item, not yet checked against its table."""

    def __init__(self, table_name: str, tells_old: bool) -> None:
        self.table_name = table_name
        self._tells_old = tells_old

    @abstractmethod
    def check_in_transaction(self, table: Table) -> None:
        """Rejects what transactions cannot do; other errors cancel them."""

    @abstractmethod
    def write_in_transaction(self, table: Table) -> ItemWrite:
        """Returns the write for a transaction, where some messages differ."""

    def _request(self, **members: Any) -> Request:
        told = {"ReturnValuesOnConditionCheckFailure": "ALL_OLD"} if self._tells_old else {}
        return {"TableName": self.table_name, **members, **told}


class WriteStatement(TransactionStatement):
    """A statement that writes one item, and can run alone."""

    @abstractmethod
    def write(self, table: Table) -> ItemWrite:
        """Returns the write of a single statement; raises its errors."""

    @abstractmethod
    def returned(self, old: Stored | None, new: Stored | None) -> Item | None:
        """Returns the result of RETURNING."""


class InsertOf(WriteStatement):
    """An INSERT with its values, as a put."""

    def __init__(
        self, statement: InsertStatement, bindings: StatementBindings, tells_old: bool
    ) -> None:
        super().__init__(statement.table, tells_old)
        self._has_returning = statement.has_returning
        self._item: Item = {name: bindings.value(value) for name, value in statement.attributes}
        self._size_bytes = normalize_item(self._item)

    def write(self, table: Table) -> ItemWrite:
        """Puts a new item."""
        if self._has_returning:
            raise ValidationException("RETURNING is not supported in INSERT")
        for attribute in table.key_attributes:
            value = self._item.get(attribute.name)
            if value is None:
                raise ValidationException(
                    f"Key attribute should be present in the item: Key {attribute.name}"
                )
            if attribute.type not in value:
                raise wrong_key_type(attribute)
        return self.write_in_transaction(table)

    def write_in_transaction(self, table: Table) -> ItemWrite:
        """Puts a new item; errors of its key are those of a Put."""
        return _Inserted(self._request(Item=self._item), None, self._size_bytes)

    def check_in_transaction(self, table: Table) -> None:
        """Rejects RETURNING."""
        if self._has_returning:
            raise ValidationException(_NO_RETURNING_IN_TRANSACTION)

    def returned(self, old: Stored | None, new: Stored | None) -> Item | None:
        """Returns nothing: an INSERT has no RETURNING."""
        return None


class _KeyedStatement(WriteStatement):
    def __init__(
        self,
        statement: UpdateStatement | DeleteStatement,
        bindings: StatementBindings,
        tells_old: bool,
    ) -> None:
        super().__init__(statement.table, tells_old)
        self._bindings = bindings
        self._where: Where = statement.where
        self._returning: ReturningClause | None = statement.returning
        condition = condition_of(statement.where, bindings)
        assert condition is not None, "there is a WHERE"
        self._condition: Condition = condition

    def write(self, table: Table) -> ItemWrite:
        """Returns the write of the item in WHERE."""
        check_scalar(table, self._condition.nested_names())
        key = whole_key(table, self._where, self._bindings)
        if self._returning is not None and self._returning.refusal is not None:
            raise ValidationException(self._returning.refusal)
        return self._write(key)

    def write_in_transaction(self, table: Table) -> ItemWrite:
        """Returns the write of the item in WHERE; all errors of the key have one message."""
        named = named_key(table, self._where, self._bindings)
        if named.contradicted is not None:
            raise ValidationException(keys.MISMATCH)
        return self._write(named.key)

    def check_in_transaction(self, table: Table) -> None:
        """Rejects RETURNING."""
        if self._returning is not None:
            raise ValidationException(_NO_RETURNING_IN_TRANSACTION)

    @abstractmethod
    def _write(self, key: Item) -> ItemWrite: ...


class UpdateOf(_KeyedStatement):
    """An UPDATE with its values, as a change of one item."""

    def __init__(
        self, statement: UpdateStatement, bindings: StatementBindings, tells_old: bool
    ) -> None:
        super().__init__(statement, bindings, tells_old)
        for parameter in statement.update.set_parameters:
            if type_of(bindings.value(parameter.placeholder)) not in SET_TYPES:
                raise ValidationException(parameter.refusal)
        with refusing():
            self._change: Update = bound_update(statement.update.parsed, bindings)

    def _write(self, key: Item) -> ItemWrite:
        return _Updated(self._request(Key=key), self._condition, self._change, is_charged=False)

    def returned(self, old: Stored | None, new: Stored | None) -> Item | None:
        """The item, or the changed parts of it, before or after."""
        if self._returning is None:
            return None
        what, _, when = self._returning.choice.partition(" ")
        stored = old if when == "OLD" else new
        if stored is None:
            return None
        return stored.item if what == "ALL" else updated_part(stored.item, self._change.paths)


class DeleteOf(_KeyedStatement):
    """A DELETE with its values, as a deletion of one item."""

    def _write(self, key: Item) -> ItemWrite:
        return _Deleted(self._request(Key=key), self._condition)

    def returned(self, old: Stored | None, new: Stored | None) -> Item | None:
        """The item that was deleted."""
        return old.item if self._returning is not None and old is not None else None


class ExistsOf(TransactionStatement):
    """EXISTS, which checks an item; only a transaction can have it."""

    def __init__(
        self, statement: ExistsStatement, bindings: StatementBindings, tells_old: bool
    ) -> None:
        super().__init__(statement.select.target.table, tells_old)
        self._select = statement.select
        if statement.select.refusal is not None:
            raise ValidationException(statement.select.refusal)
        self._bindings = bindings
        self._condition = condition_of(statement.select.where, bindings)

    def check_in_transaction(self, table: Table) -> None:
        """Rejects an index, an incomplete key, and a key without a condition."""
        if self._select.target.index is not None:
            raise ValidationException("Operations on indices are not supported in transactions")
        named = self._named_key(table)
        if not named.has_more or len(named.key) < len(table.key_attributes):
            raise ValidationException(_NOT_ONE_ITEM)

    def write_in_transaction(self, table: Table) -> ItemWrite:
        """Returns the check of the item in WHERE."""
        return _Existing(self._request(Key=self._named_key(table).key), self._condition)

    def _named_key(self, table: Table) -> NamedKey:
        where = self._select.where
        return NamedKey() if where is None else named_key(table, where, self._bindings)


def write_statement(
    statement: WritingStatement, bindings: StatementBindings, *, tells_old: bool
) -> WriteStatement:
    """Returns the write of a statement."""
    match statement:
        case InsertStatement():
            return InsertOf(statement, bindings, tells_old)
        case UpdateStatement():
            return UpdateOf(statement, bindings, tells_old)
        case DeleteStatement():
            return DeleteOf(statement, bindings, tells_old)


def transaction_statement(
    statement: WritingStatement | ExistsStatement, bindings: StatementBindings, *, tells_old: bool
) -> TransactionStatement:
    """Returns the write or check of a statement in a transaction."""
    if isinstance(statement, ExistsStatement):
        return ExistsOf(statement, bindings, tells_old)
    return write_statement(statement, bindings, tells_old=tells_old)
