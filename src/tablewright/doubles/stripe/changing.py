"""Changes of Stripe's objects: create, update, delete, and the events that follow.

https://docs.stripe.com/api/events: an event holds the object as it was then.
Not here: lists (`doubles.stripe.listing`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import msgspec

from tablewright.doubles import limits
from tablewright.doubles.calls import mapping_of
from tablewright.doubles.streams import Change, Record, Stream
from tablewright.doubles.stripe import errors
from tablewright.doubles.stripe.resources import (
    API_VERSION,
    BOOLEANS,
    EVENTS,
    INTEGERS,
    Resource,
)
from tablewright.ids import Ids

REMEMBERED: Final = "deleted"  # kind of deleted objects that can still be read
_ALPHABET: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_NUMBERS: Final = {"percent_off"}


def object_id(prefix: str, ids: Ids) -> str:
    """Returns a new id, such as cus_9s6XKzkNRiz8i3; coupons have no prefix."""
    number = int.from_bytes(ids.random_bytes(12), "big")
    text = ""
    for _ in range(16):
        number, rest = divmod(number, len(_ALPHABET))
        text = _ALPHABET[rest] + text
    return f"{prefix}_{text}" if prefix else text[-8:]


def checked(
    allowed: frozenset[str], given: Mapping[str, Any], required: Sequence[str] = ()
) -> None:
    """Rejects unknown and missing parameters."""
    unknown = sorted(set(given) - allowed)
    if unknown:
        raise errors.unknown_parameters(unknown)
    for name in required:
        if given.get(name) in (None, ""):
            raise errors.missing_parameter(name)


def created(
    resource: Resource, given: Mapping[str, Any], *, now: int, ids: Ids, stream: Stream
) -> Record:
    """Returns a new object."""
    record_id = str(given.get("id") or object_id(resource.prefix, ids))
    if len(record_id) > limits.STRIPE_ID_LENGTH_MAX:
        raise errors.invalid("Invalid id: it is too long.", "id")
    if record_id in stream.by_id:
        raise errors.exists_already(resource.object.capitalize(), record_id)
    if resource.kind == "coupons":
        _check_coupon(given)
    _check_metadata(mapping_of(given.get("metadata")))
    fields: dict[str, Any] = {
        "id": record_id,
        "object": resource.object,
        "created": now,
        "livemode": False,
        "metadata": {},
        **resource.defaults,
    }
    for name, value in given.items():
        if name not in ("expand", "id"):
            fields[name] = _typed(name, value)
    if resource.kind == "prices":
        _complete_price(fields)
    if resource.kind == "products":
        fields["updated"] = now
    return Record.of(fields)


def _check_coupon(given: Mapping[str, Any]) -> None:
    if not given.get("percent_off") and not given.get("amount_off"):
        raise errors.invalid("You must pass a valid percent_off or amount_off.", "percent_off")


def _complete_price(fields: dict[str, Any]) -> None:
    if not fields.get("product"):
        raise errors.invalid("You must specify either `product` or `product_data`.", "product")
    amount = fields.get("unit_amount")
    if amount is not None:
        fields["unit_amount_decimal"] = str(amount)
    fields["type"] = "recurring" if fields.get("recurring") else "one_time"


def updated(resource: Resource, record: Record, given: Mapping[str, Any], *, now: int) -> Record:
    """Returns a changed object; fields that are not named stay byte for byte."""
    changes: dict[str, Any] = {}
    for name, value in given.items():
        if name == "expand":
            continue
        before = record.value(name)
        if name == "metadata":
            changes[name] = _merged_metadata(before or {}, value)
        elif isinstance(before, dict) and isinstance(value, dict):
            changes[name] = {**cast("dict[str, Any]", before), **_typed(name, value)}
        else:
            changes[name] = _typed(name, value)
    if resource.kind == "products":
        changes["updated"] = now
    return record.with_fields(changes)


def _merged_metadata(before: dict[str, Any], given: Any) -> dict[str, Any]:
    """https://docs.stripe.com/api/metadata: an empty value removes a key, an empty map all."""
    if not isinstance(given, dict):
        return {}
    merged = {**before, **cast("dict[str, Any]", given)}
    kept = {key: value for key, value in merged.items() if value != ""}
    _check_metadata(kept)
    return kept


def _check_metadata(given: Mapping[str, Any]) -> None:
    """https://docs.stripe.com/metadata limits the number of pairs and their lengths."""
    if len(given) > limits.STRIPE_METADATA_KEYS_MAX:
        raise errors.invalid(
            f"Metadata may have at most {limits.STRIPE_METADATA_KEYS_MAX} keys.", "metadata"
        )
    for key, value in given.items():
        if len(key) > limits.STRIPE_METADATA_KEY_LENGTH_MAX:
            most = limits.STRIPE_METADATA_KEY_LENGTH_MAX
            raise errors.invalid(
                f"Metadata keys may have at most {most} characters.", f"metadata[{key}]"
            )
        if len(str(value)) > limits.STRIPE_METADATA_VALUE_LENGTH_MAX:
            most = limits.STRIPE_METADATA_VALUE_LENGTH_MAX
            raise errors.invalid(
                f"Metadata values may have at most {most} characters.", f"metadata[{key}]"
            )


def _typed(name: str, value: Any) -> Any:
    """Returns the value of a parameter: forms have only texts."""
    if isinstance(value, dict):
        return {key: _typed(key, one) for key, one in cast("dict[str, Any]", value).items()}
    if isinstance(value, list):
        return [_typed("", one) for one in cast("list[Any]", value)]
    if value in ("", None):  # unsets the field
        return None
    if name in INTEGERS:
        if not str(value).removeprefix("-").isdecimal():
            raise errors.not_integer(name, value)
        return int(value)
    if name in BOOLEANS:
        if value not in ("true", "false", True, False):
            raise errors.invalid(f"Invalid boolean: {value}", name)
        return value in ("true", True)
    if name in _NUMBERS:
        return msgspec.Raw(str(float(value)).encode())
    return value


def event(
    resource: Resource, action: str, record: Record, *, now: int, ids: Ids, request: str | None
) -> list[Change]:
    """Returns the event of a change; some resources have none."""
    if not resource.event:
        return []
    fields = {
        "id": object_id("evt", ids),
        "object": "event",
        "api_version": API_VERSION,
        "created": now,
        "data": {"object": msgspec.Raw(record.text)},
        "livemode": False,
        "pending_webhooks": 0,
        "request": {"id": request, "idempotency_key": None},
        "type": f"{resource.event}.{action}",
    }
    return [Change.writing(EVENTS, Record.of(fields))]


def stub(resource: Resource, record_id: str) -> Record:
    """Returns the remaining fields of a deleted object."""
    return Record.of({"id": record_id, "object": resource.object, "deleted": True})
