"""Lists of Stripe's API: filters, cursors and expanded fields.

https://docs.stripe.com/api/pagination: newest first, `starting_after` and `ending_before` name an
object, `limit` is from 1 to 100.
Not here: changes (`doubles.stripe.changing`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, Final

import msgspec

from tablewright.doubles import limits
from tablewright.doubles.calls import list_of, mapping_of
from tablewright.doubles.state import Visit
from tablewright.doubles.streams import Record, Stream, Streams
from tablewright.doubles.stripe import errors
from tablewright.doubles.stripe.resources import EVENTS, Resource

Keep = Callable[[Record], bool]

_RANGE: Final[Mapping[str, Callable[[int, int], bool]]] = {
    "gt": lambda value, bound: value > bound,
    "gte": lambda value, bound: value >= bound,
    "lt": lambda value, bound: value < bound,
    "lte": lambda value, bound: value <= bound,
}
# Filters that look into other fields than one of their own name.
_PLACES: Final[Mapping[str, tuple[str, ...]]] = {
    "ids": ("id",),
    "lookup_keys": ("lookup_key",),
    "coupon": ("promotion", "coupon"),
}
_TYPES_MAX: Final = 20  # https://docs.stripe.com/api/events/list: `types` has at most 20 names


def newest_first(kind: str, record: Record) -> tuple[int, str]:
    """The order of lists."""
    created = record.value("created")
    return -(created if isinstance(created, int) else 0), record.id


def listed(
    visit: Visit, resource: Resource, stream: Stream, given: Mapping[str, Any], fixed: Keep | None
) -> tuple[list[Record], bool]:
    """Returns a page of a list, and whether there are more."""
    unknown = sorted(set(given) - resource.list_parameters)
    if unknown:
        raise errors.unknown_parameters(unknown)
    limit = _limit(given.get("limit"))
    if "starting_after" in given and "ending_before" in given:
        raise errors.invalid(
            "You may only specify one of these parameters: ending_before, starting_after.",
            "ending_before",
        )
    keeps = _filters(resource, given, visit.now)
    if fixed is not None:
        keeps.append(fixed)
    records, is_backwards = _from_cursor(visit, resource, stream, given)
    found = list[Record]()
    for record in reversed(records) if is_backwards else records:
        if all(keep(record) for keep in keeps):
            found.append(record)
            if len(found) > limit:
                break
    page, has_more = found[:limit], len(found) > limit
    if is_backwards:
        page.reverse()
    return page, has_more or visit.has("endless") or visit.has("repeat")


def _limit(given: Any) -> int:
    if given is None:
        return limits.STRIPE_PAGE
    limit = _integer("limit", given)
    if limit < 1:
        raise errors.out_of_range("limit", "greater than or equal to 1")
    if limit > limits.STRIPE_PAGE_MAX:
        raise errors.out_of_range("limit", f"less than or equal to {limits.STRIPE_PAGE_MAX}")
    return limit


def _integer(name: str, value: Any) -> int:
    text = str(value)
    if not text.removeprefix("-").isdecimal() or not text.isascii() or len(text) > 18:
        raise errors.not_integer(name, value)
    return int(text)


def _from_cursor(
    visit: Visit, resource: Resource, stream: Stream, given: Mapping[str, Any]
) -> tuple[Sequence[Record], bool]:
    """Returns the records from the cursor on, and whether they are read backwards."""
    name = "ending_before" if "ending_before" in given else "starting_after"
    cursor = given.get(name)
    if cursor is None or visit.has("repeat"):
        return stream.ordered, False
    place = stream.positions.get(str(cursor))
    if place is None:
        # Unlike a missing object in the path, a missing cursor is an error of the parameter.
        raise errors.not_found(resource.object, str(cursor), name, status=400)
    if name == "ending_before":
        return stream.ordered[:place], True
    rest = stream.ordered[place + 1 :]
    return (stream.ordered if visit.has("endless") and not rest else rest), False


def _filters(resource: Resource, given: Mapping[str, Any], now: float) -> list[Keep]:
    keeps = [
        _range(name, given[name]) if name in resource.ranges else _equal(name, given[name])
        for name in given
        if name in resource.ranges or name in resource.lists
    ]
    if resource.kind == EVENTS:
        oldest = int(now) - limits.STRIPE_EVENT_SECONDS
        keeps.append(lambda record: (record.value("created") or 0) >= oldest)
    if resource.kind == "subscriptions" and "status" not in given:
        # https://docs.stripe.com/api/subscriptions/list: cancelled ones are listed on request.
        keeps.append(lambda record: record.value("status") != "canceled")
    return keeps


def _range(name: str, given: Any) -> Keep:
    if not mapping_of(given):
        exact = _integer(name, given)
        return lambda record: record.value(name) == exact
    bounds = list[tuple[Callable[[int, int], bool], int]]()
    for operator, bound in mapping_of(given).items():
        if operator not in _RANGE:
            raise errors.unknown_parameters([f"{name}[{operator}]"])
        bounds.append((_RANGE[operator], _integer(f"{name}[{operator}]", bound)))

    def keep(record: Record) -> bool:
        value = record.value(name)
        return isinstance(value, int) and all(is_in(value, bound) for is_in, bound in bounds)

    return keep


def _equal(name: str, given: Any) -> Keep:
    if name == "types" and len(list_of(given)) > _TYPES_MAX:
        raise errors.invalid(f"You may only specify up to {_TYPES_MAX} types.", "types")
    if name in ("type", "types"):
        wanted = [str(one) for one in list_of(given)]
        return lambda record: any(fnmatchcase(str(record.value("type")), one) for one in wanted)
    if name == "status" and given == "all":
        return lambda record: True
    place = _PLACES.get(name, (name,))
    accepted = {str(one) for one in list_of(given)}

    def keep(record: Record) -> bool:
        value = record.value(place[0])
        for part in place[1:]:
            value = mapping_of(value).get(part)
        text = str(value).lower() if isinstance(value, bool) else str(value)
        return text in accepted

    return keep


async def expanded(
    streams: Streams, resource: Resource, records: Sequence[Record], given: Any, *, prefix: str = ""
) -> list[Record]:
    """Returns records with linked objects in place of their ids.

    https://docs.stripe.com/api/expanding_objects: fields of a list start with `data.`.
    """
    found = list(records)
    for name in list_of(given):
        field = str(name).removeprefix(prefix)
        if field not in resource.links or not str(name).startswith(prefix):
            raise errors.invalid(f"This property cannot be expanded ({name}).", "expand")
        linked = (await streams.read(resource.links[field])).by_id
        found = [_with_linked(record, field, linked) for record in found]
    return found


def _with_linked(record: Record, field: str, linked: Mapping[str, Record]) -> Record:
    target = linked.get(str(record.value(field)))
    return record if target is None else record.with_fields({field: msgspec.Raw(target.text)})
