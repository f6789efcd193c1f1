"""L102: the type of a key is missing, or is one that DynamoDB cannot index.

Other missing settings are reported with it: billing, projections of indexes.
"""

from __future__ import annotations

from collections.abc import Iterator

from tablewright.model.design import Design, KeyDesign, TableDesign
from tablewright.ops.keys import keys_of
from tablewright.ops.lint.findings import DesignLocation, Finding, FindingSeverity

CODE = "L102"

_KEY_KINDS = ("S", "N", "B")


def unstated_types(design: Design) -> Iterator[Finding]:
    """Reports keys without a type or with an unsupported one, and missing settings."""
    for table in design.tables:
        place = DesignLocation(table=table.name)
        for key in (*keys_of(table.partition_key), *keys_of(table.sort_key)):
            yield from _key(place, key)
        for index in table.indexes:
            place = DesignLocation(table=table.name, index=index.name)
            for key in (*keys_of(index.partition_key), *keys_of(index.sort_key)):
                yield from _key(place, key)
        yield from _settings(table)


def _key(place: DesignLocation, key: KeyDesign) -> Iterator[Finding]:
    if not key.name or not key.type:
        what = f"The type of {key.name}" if key.name else "The name of a key attribute"
        remedy = "State the name and the type. CreateTable needs both."
        yield Finding(CODE, FindingSeverity.INFO, place, f"{what} is not stated.", remedy)
    elif key.type not in _KEY_KINDS:
        reason = f"The key attribute {key.name} is {key.type}; a key must be S, N or B."
        remedy = "Store a string or a number: 1 and 0 for a flag, or 'active' and 'inactive'."
        yield Finding(CODE, FindingSeverity.ERROR, place, reason, remedy)


def _settings(table: TableDesign) -> Iterator[Finding]:
    if not table.billing_mode:
        reason = "The billing mode of the table is not stated."
        remedy = "State PAY_PER_REQUEST, or PROVISIONED with read and write units."
        yield Finding(CODE, FindingSeverity.INFO, DesignLocation(table=table.name), reason, remedy)
    for index in table.indexes:
        if not index.projection:
            place = DesignLocation(table=table.name, index=index.name)
            reason = "The projection of the index is not stated."
            remedy = "State ALL, KEYS_ONLY, or the attributes."
            yield Finding(CODE, FindingSeverity.INFO, place, reason, remedy)
