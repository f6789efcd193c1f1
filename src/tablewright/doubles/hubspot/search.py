"""HubSpot's CRM search: filters, sorts and pages.

https://developers.hubspot.com/docs/api-reference/latest/crm/search-the-crm: groups of filters are
joined by OR, the filters of a group by AND; `after` is an offset, a search has one sort, and at
most 10,000 results can be reached.
Not here: lists (`doubles.hubspot.api`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from tablewright.doubles import limits
from tablewright.doubles.calls import list_of, mapping_of
from tablewright.doubles.hubspot.errors import Errors
from tablewright.doubles.hubspot.objects import ObjectType
from tablewright.doubles.streams import Record

Keep = Callable[[Mapping[str, Any]], bool]

_DIRECTIONS: Final = ("ASCENDING", "DESCENDING")
_OPERATORS: Final = frozenset(
    "BETWEEN CONTAINS_TOKEN EQ GT GTE HAS_PROPERTY IN LT LTE NEQ NOT_CONTAINS_TOKEN"
    " NOT_HAS_PROPERTY NOT_IN".split()
)
_TYPES: Final[Mapping[str, Any]] = {
    "filterGroups": list,
    "sorts": list,
    "properties": list,
    "query": str,
}


def found(
    kind: ObjectType,
    names: frozenset[str],
    records: Sequence[Record],
    asked: Mapping[str, Any],
    errors: Errors,
) -> list[Record]:
    """Returns all objects that match, in the order of `sorts`; raises `Rejection`."""
    for name, type_ in _TYPES.items():
        if asked.get(name) is not None and not isinstance(asked[name], type_):
            raise errors.invalid(f"Invalid input JSON: '{name}' has the wrong type")
    keeps = _groups(names, asked.get("filterGroups") or [], errors)
    query = str(asked.get("query") or "").lower()
    matching = [
        record
        for record in records
        if (not keeps or any(keep(record.properties) for keep in keeps))
        and (not query or _mentions(kind, record.properties, query))
    ]
    return _sorted(matching, names, asked.get("sorts") or [], errors)


def check_length(body: bytes, errors: Errors) -> None:
    """Rejects a search whose body is too long."""
    if len(body.decode("utf-8", "replace")) > limits.HUBSPOT_SEARCH_LENGTH_MAX:
        raise errors.invalid(
            f"A search may have at most {limits.HUBSPOT_SEARCH_LENGTH_MAX} characters."
        )


def page_of(asked: Mapping[str, Any], errors: Errors) -> tuple[int, int]:
    """Returns the offset and limit of a search; raises `Rejection`."""
    limit = asked.get("limit") or limits.HUBSPOT_SEARCH_PAGE
    if not isinstance(limit, int) or not 0 < limit <= limits.HUBSPOT_SEARCH_PAGE_MAX:
        raise errors.invalid(
            f"The requested limit must be from 1 to {limits.HUBSPOT_SEARCH_PAGE_MAX}."
        )
    after = str(asked.get("after") or "0")
    if not after.isascii() or not after.isdecimal() or len(after) > 9:
        raise errors.invalid(f"The 'after' value {after[:40]!r} is not an integer.")
    if int(after) + limit > limits.HUBSPOT_SEARCH_RESULTS_MAX:
        raise errors.invalid(
            f"Paging through more than {limits.HUBSPOT_SEARCH_RESULTS_MAX} results is not allowed."
        )
    return int(after), limit


def _groups(names: frozenset[str], groups: Sequence[Any], errors: Errors) -> list[Keep]:
    if len(groups) > limits.HUBSPOT_FILTER_GROUPS_MAX:
        raise errors.invalid(
            f"A search may have at most {limits.HUBSPOT_FILTER_GROUPS_MAX} filter groups."
        )
    keeps = list[Keep]()
    total = 0
    for group in groups:
        filters = list_of(mapping_of(group).get("filters"))
        total += len(filters)
        if (
            len(filters) > limits.HUBSPOT_FILTERS_PER_GROUP_MAX
            or total > limits.HUBSPOT_FILTERS_MAX
        ):
            raise errors.invalid("The search has too many filters.")
        parts = [_filter(names, one, errors) for one in filters]
        keeps.append(lambda properties, parts=parts: all(part(properties) for part in parts))
    return keeps


def _filter(names: frozenset[str], given: Any, errors: Errors) -> Keep:
    asked = mapping_of(given)
    name, operator = asked.get("propertyName"), asked.get("operator")
    if operator not in _OPERATORS:
        raise errors.invalid(f"Invalid input JSON: {operator!r} is not a search operator")
    if name not in names:
        raise errors.invalid(f"There was a problem with the request: no property {name!r}.")
    values = [str(one) for one in list_of(asked.get("values"))]
    value, high = asked.get("value"), asked.get("highValue")
    if operator in ("IN", "NOT_IN"):
        wanted = {one.lower() for one in values}
        return lambda properties: (
            _text(properties, name) in wanted
            if operator == "IN"
            else _not_in(properties, name, wanted)
        )
    if operator in ("HAS_PROPERTY", "NOT_HAS_PROPERTY"):
        is_wanted = operator == "HAS_PROPERTY"
        return lambda properties: (properties.get(name) not in (None, "")) == is_wanted
    if value is None or (operator == "BETWEEN" and high is None):
        raise errors.invalid(f"The operator {operator} requires a value.")
    return _comparison(str(name), str(operator), str(value), str(high))


def _text(properties: Mapping[str, Any], name: Any) -> str:
    return str(properties.get(name) or "").lower()


def _not_in(properties: Mapping[str, Any], name: Any, wanted: set[str]) -> bool:
    return properties.get(name) is not None and _text(properties, name) not in wanted


def _comparison(name: str, operator: str, value: str, high: str) -> Keep:
    bound, top = ordered(value), ordered(high)

    def keep(properties: Mapping[str, Any]) -> bool:
        found = properties.get(name)
        if found is None:
            return operator in ("NEQ", "NOT_CONTAINS_TOKEN")
        one = ordered(str(found))
        match operator:
            case "EQ":
                return one == bound
            case "NEQ":
                return one != bound
            case "GT":
                return one > bound
            case "GTE":
                return one >= bound
            case "LT":
                return one < bound
            case "LTE":
                return one <= bound
            case "BETWEEN":
                return bound <= one <= top
            case _:
                has = value.strip("*").lower() in str(found).lower()
                return has == (operator == "CONTAINS_TOKEN")

    return keep


def ordered(value: str) -> tuple[int, float, str]:
    """Returns a value that sorts as HubSpot compares: times and numbers by size, then texts.

    >>> ordered("1767225600000") == ordered("2026-01-01T00:00:00Z")
    True
    """
    try:
        return 0, float(value), ""
    except ValueError:
        pass
    if len(value) >= 10 and value[4:5] == "-":
        try:
            return 0, datetime.fromisoformat(value).timestamp() * 1000, ""
        except ValueError:
            pass
    return 1, 0.0, value.lower()


def _mentions(kind: ObjectType, properties: Mapping[str, Any], query: str) -> bool:
    return any(query in str(properties.get(name) or "").lower() for name in kind.properties)


def _sorted(
    records: list[Record], names: frozenset[str], sorts: Sequence[Any], errors: Errors
) -> list[Record]:
    if len(sorts) > 1:
        raise errors.invalid("Only one sort is allowed.")
    for one in sorts:
        asked = mapping_of(one) or {"propertyName": one}
        name = str(asked.get("propertyName"))
        direction = asked.get("direction") or "ASCENDING"
        if name not in names or direction not in _DIRECTIONS:
            raise errors.invalid(f"The sort by {name[:80]!r} is not valid.")
        records = sorted(
            records,
            key=lambda record: ordered(str(record.properties.get(name) or "")),
            reverse=direction == "DESCENDING",
        )
    return records
