"""Rows of one entity: plain CSV, with a column for each attribute that the rows have.

    customer_id,order_id,total
    ada,o1,42.50

Columns have the Python names of attributes, or their stored names. Keys, index keys and computed
attributes are built from them, and an empty cell means the attribute's default.
Not here: CSV files of an export, which contain whole items (`transfer.csv_format`).
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from difflib import get_close_matches
from typing import Any, Final

from tablewright import limits
from tablewright.errors import (
    InvalidValueError,
    KeyPartError,
    MissingPartError,
    StoredItemError,
    TransferFolderError,
)
from tablewright.model.declaring.fields import MISSING, Field, Role
from tablewright.model.entity import Entity
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.instances import values_of
from tablewright.model.stored.items import derived
from tablewright.ops.transfer.formats import shown
from tablewright.ops.transfer.plain_values import PlainValueError, parsed, wire
from tablewright.ops.transfer.rows import SourceFile

_JSON_KINDS = ("L", "M", "SS", "NS", "BS", "ANY")
_SEPARATORS = {";": "semicolons", "\t": "tabs", "|": "bars"}
_INVALID = (InvalidValueError, KeyPartError, MissingPartError, StoredItemError, PlainValueError)
_HINT: Final = "The first line contains the names of attributes, separated by commas."
_A_TIME = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class EntityRow:
    """A row of the file: an entity, or the reason why the row is invalid."""

    line: int  # of the row's first line, counted from 1
    entity: Entity | None
    reason: str = ""
    text: str = ""  # empty if the file has columns of encrypted attributes


@dataclass(frozen=True, slots=True)
class EntityColumns:
    """The columns of a file."""

    plan: EntityPlan
    fields: tuple[Field, ...]

    @property
    def names(self) -> frozenset[str]:
        """The Python names of their attributes."""
        return frozenset(field.python_name for field in self.fields)

    @property
    def sealed(self) -> tuple[str, ...]:
        """The encrypted attributes among them."""
        return tuple(field.python_name for field in self.fields if field.is_sealed)

    def entity(self, cells: list[str]) -> Entity:
        """Returns the entity of a row; raises an error of `_INVALID`."""
        if len(cells) != len(self.fields):
            raise PlainValueError(
                f"the row has {len(cells)} cells, but the header has {len(self.fields)}"
            )
        given = zip(self.fields, cells, strict=True)
        values = {field.python_name: _value(field, cell) for field, cell in given if cell}
        for name in _needed(self.plan):
            if name not in values:
                raise PlainValueError(f"{name} needs a value")
        made = self.plan.entity(**values)
        filled = values_of(made)
        self.plan.key(filled)
        derived(self.plan, filled)
        return made


def entity_columns(file: SourceFile, name: str, plan: EntityPlan) -> EntityColumns:
    """Reads the header of a file; raises `TransferFolderError` if the columns do not fit."""
    header = next(_records(file), None)
    if header is None or not isinstance(header[1], list):
        raise TransferFolderError(f"{name} does not contain a header.", hint=_HINT)
    cells = [header[1][0].removeprefix("\ufeff"), *header[1][1:]]  # spreadsheets write this first
    place = f"{name}, line {header[0]}"
    _check_separator(place, cells)
    fields = tuple(_field(place, plan, cell) for cell in cells)
    names = [field.python_name for field in fields]
    twice = next((one for one in names if names.count(one) > 1), None)
    if twice is not None:
        raise TransferFolderError(f"{place}: The column {twice} is given twice.", hint=_HINT)
    missing = [one for one in _needed(plan) if one not in names]
    if missing:
        raise TransferFolderError(
            f"{place}: {plan.name} needs a column for {', '.join(missing)}. "
            f"The columns are {', '.join(names)}.",
            hint=_HINT,
        )
    return EntityColumns(plan, fields)


def entity_rows(file: SourceFile, columns: EntityColumns) -> Iterator[EntityRow]:
    """Returns the rows below the header, also the invalid ones."""
    for line, cells in _records(file):
        if isinstance(cells, csv.Error):
            yield EntityRow(line, None, f"invalid CSV: {cells}")
            continue
        try:
            yield EntityRow(line, columns.entity(cells))
        except _INVALID as error:
            text = "" if columns.sealed else shown(",".join(cells).encode())
            yield EntityRow(line, None, str(error), text)


def _records(file: SourceFile) -> Iterator[tuple[int, list[str] | csv.Error]]:
    """Returns the records that are not blank, each with the number of its first line."""
    csv.field_size_limit(max(csv.field_size_limit(), limits.IMPORT_LINE_BYTES_MAX))
    reader = csv.reader(file.texts(), strict=True)
    while True:
        line = file.lines_read + 1
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            yield line, error
            continue
        if any(cells):
            yield line, cells


def _check_separator(place: str, cells: list[str]) -> None:
    if len(cells) > 1:
        return
    for separator, name in _SEPARATORS.items():
        if separator in cells[0]:
            raise TransferFolderError(
                f"{place}: The columns are separated by {name}, and must be separated by commas.",
                hint=_HINT,
            )


def _field(place: str, plan: EntityPlan, cell: str) -> Field:
    """Returns the attribute of a column; raises `TransferFolderError` for one that is not set."""
    name = cell.strip()
    field = plan.fields.get(name) or plan.by_given_name.get(name)
    settable = [one for one in plan.fields.values() if _why_unset(one) is None]
    if field is None:
        known = [one.python_name for one in settable]
        alike = get_close_matches(name, known, n=1)
        hint = f"Did you mean {alike[0]}?" if alike else f"Attributes are {', '.join(known)}."
        raise TransferFolderError(
            f"{place}: {plan.name} has no attribute {name!r}. {hint}", hint=_HINT
        )
    reason = _why_unset(field)
    if reason is not None:
        raise TransferFolderError(f"{place}: Delete the column {name}, which {reason}.", hint=_HINT)
    return field


def _why_unset(field: Field) -> str | None:
    if field.spec.template is not None:
        return "is computed from other attributes"
    return "counts writes" if field.role is Role.VERSION else None


def _needed(plan: EntityPlan) -> list[str]:
    """The attributes without a default, and those of the key whose default differs every time."""
    return [name for name, field in plan.fields.items() if _is_needed(plan, field)]


def _is_needed(plan: EntityPlan, field: Field) -> bool:
    if field.role in (Role.CREATED, Role.UPDATED, Role.VERSION) or field.spec.template is not None:
        return False
    if field.role is Role.TTL and field.spec.ttl_after is not None:
        return False
    if field.spec.factory is not None:
        return field.python_name in plan.key_parts
    return field.spec.default is MISSING and not field.is_optional


def _value(field: Field, cell: str) -> Any:
    """Returns the value of a cell; raises `PlainValueError`."""
    form = field.form
    try:
        if form.kind in _JSON_KINDS:
            return form.fit(form.from_wire(wire(parsed(cell), form.schema(), 1)))
        text = cell.strip().lower() if form.kind == "BOOL" else cell
        return form.fit(form.from_text(text))
    except (StoredItemError, InvalidValueError, ValueError, ArithmeticError) as error:
        if form.takes(_A_TIME):
            return form.fit(_time(field, cell))
        shown_cell = cell[: limits.REFUSAL_ECHO_LENGTH_MAX]
        if field.is_sealed:
            raise PlainValueError(f"{field.python_name} must be {_wanted(field)}") from None
        reason = error if form.kind in _JSON_KINDS else f"must be {_wanted(field)}"
        raise PlainValueError(f"{field.python_name}: {reason}, found {shown_cell!r}") from None


def _time(field: Field, cell: str) -> datetime:
    """Returns a time in ISO 8601; one without a zone is in UTC."""
    try:
        found = datetime.fromisoformat(cell.strip())
    except ValueError:
        raise PlainValueError(
            f"{field.python_name}: must be a time such as 2026-01-31T12:00:00Z, "
            f"found {cell[: limits.REFUSAL_ECHO_LENGTH_MAX]!r}"
        ) from None
    return found.replace(tzinfo=found.tzinfo or UTC)


def _wanted(field: Field) -> str:
    form = field.form
    if form.enum is not None:
        return f"one of {', '.join(map(str, form.enum))}"
    return {"N": "a number", "BOOL": "true or false", "B": "base64"}.get(form.kind, form.label)
