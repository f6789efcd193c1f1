"""Sealing: encrypts and decrypts attributes of entities.

The scope of a value is the item's tenant, so that a tenant's keys can be destroyed with it. Not
here: ciphers and keys (`model.stored.envelopes`, `model.declaring.encryption`).
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from tablewright.errors import KeyPartError, MissingPartError, StoredItemError
from tablewright.model.calls import Session, Steps
from tablewright.model.declaring.encryption import Row, opened_value, sealed_value
from tablewright.model.declaring.fields import Field
from tablewright.model.plans.codecs import Sealed
from tablewright.model.plans.entry_plans import WireValue
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.instances import values_of

_encode = msgspec.json.encode
_decode = msgspec.json.decode


def row_of(plan: EntityPlan, values: Mapping[str, Any]) -> Row:
    """The place that an item's sealed values are bound to."""
    scope = "" if plan.tenant is None else str(values[plan.tenant])
    return Row.of(plan.table_name, plan.key(values), scope=scope)


def sealed(
    plan: EntityPlan, field: Field, value: Any, row: Row, session: Session
) -> Steps[WireValue]:
    """The stored form of one encrypted value."""
    plaintext = _encode(field.form.to_wire(value))
    envelope = yield from sealed_value(
        plaintext, row, field.stored_name, keys=session.keys, ids=session.ids
    )
    return {"B": b64encode(envelope).decode()}


def opened(plan: EntityPlan, entities: Iterable[Any], session: Session) -> Steps[None]:
    """Opens the sealed attributes of entities, in place."""
    for entity in entities:
        values = values_of(entity)
        row = _stored_row(plan, values)
        for field in plan.sealed:
            value = values[field.python_name]
            if isinstance(value, Sealed):
                plaintext = yield from opened_value(
                    value.envelope, row, field.stored_name, keys=session.keys
                )
                values[field.python_name] = _plain(plan, field, plaintext, row)


def _stored_row(plan: EntityPlan, values: Mapping[str, Any]) -> Row:
    try:
        return row_of(plan, values)
    except (KeyPartError, MissingPartError) as error:
        raise StoredItemError(str(error.args[0]).removesuffix("."), path=plan.name) from error


def _plain(plan: EntityPlan, field: Field, plaintext: bytes, row: Row) -> Any:
    """Returns the value of a plaintext; errors do not reveal it."""
    try:
        return field.form.from_wire(_decode(plaintext))
    except (StoredItemError, msgspec.DecodeError) as error:
        problem = error.problem if isinstance(error, StoredItemError) else "it is not JSON"
        path = f"{plan.name}.{field.stored_name}"
        raise StoredItemError(problem, path=path) from None
