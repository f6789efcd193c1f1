"""Select: what is answered of the items that Query and Scan read, and what an index has of them."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.steps import N, S, found, put
from tests.conformance.tables import INDEXED
from tests.conformance.wording import ENVELOPE, INVALID

QUERY: dict[str, Any] = {
    "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [S("a")]}}
}
READS: tuple[tuple[str, dict[str, Any]], ...] = (("Query", QUERY), ("Scan", {}))


def bad(name: str, message: str, **members: Any) -> list[Case]:
    """A rejected request of both operations, without a table: the named one does not exist."""
    return [
        refuses(name, operation, {"TableName": "absent", **key, **members}, ENVELOPE + message)
        for operation, key in READS
    ]


def cannot(parameter: str, what: str) -> str:
    return f"Cannot specify the {parameter} when choosing to get {what}"


ALL_PROJECTED = "ALL_PROJECTED_ATTRIBUTES"
REFUSED = [
    *bad(
        "specific attributes are not said",
        "Must specify the AttributesToGet or ProjectionExpression when choosing to get "
        "SPECIFIC_ATTRIBUTES",
        Select="SPECIFIC_ATTRIBUTES",
    ),
    *bad(
        "a count of a projection",
        cannot("ProjectionExpression", "only the Count"),
        Select="COUNT",
        ProjectionExpression="a",
    ),
    *bad(
        "a count of attributes to get",
        cannot("AttributesToGet", "only the Count"),
        Select="COUNT",
        AttributesToGet=["a"],
    ),
    *bad(
        "all attributes of a projection",
        cannot("ProjectionExpression", "ALL_ATTRIBUTES"),
        Select="ALL_ATTRIBUTES",
        ProjectionExpression="a",
    ),
    *bad(
        "all attributes of those to get",
        cannot("AttributesToGet", "ALL_ATTRIBUTES"),
        Select="ALL_ATTRIBUTES",
        AttributesToGet=["a"],
    ),
    *bad(
        "all projected attributes of a projection",
        cannot("ProjectionExpression", ALL_PROJECTED),
        Select=ALL_PROJECTED,
        IndexName="by_rank",
        ProjectionExpression="a",
    ),
    *bad(
        "a projection counts before the lack of an index",
        cannot("ProjectionExpression", ALL_PROJECTED),
        Select=ALL_PROJECTED,
        ProjectionExpression="a",
    ),
    *bad(
        "all projected attributes of no index",
        "ALL_PROJECTED_ATTRIBUTES can be used only when Querying using an IndexName",
        Select=ALL_PROJECTED,
    ),
]

BY_CITY = {
    "IndexName": "by_city",
    "KeyConditions": {"city": {"ComparisonOperator": "EQ", "AttributeValueList": [S("x")]}},
}
BY_RANK = {"IndexName": "by_rank", **QUERY}


def misfit(name: str, message: str, **members: Any) -> list[Case]:
    """What a narrow global index does not have."""
    scan = {"TableName": "indexed", "IndexName": "by_city", **members}
    return [
        refuses(name, "Query", {**scan, **BY_CITY}, message, given=(INDEXED,)),
        refuses(name, "Scan", scan, message, given=(INDEXED,)),
    ]


def lacking(*names: str) -> str:
    return f"{INVALID}Global secondary index by_city does not project [{', '.join(names)}]"


NARROW = [
    *misfit(
        "all attributes of an index of keys",
        f"{INVALID}Select type ALL_ATTRIBUTES is not supported for global secondary index by_city "
        "because its projection type is not ALL",
        Select="ALL_ATTRIBUTES",
    ),
    *misfit("a projection of what is not in the index", lacking("a"), ProjectionExpression="a"),
    *misfit(
        "a projection into what is not in the index", lacking("a"), ProjectionExpression="a.b, sk"
    ),
    *misfit(
        "attributes to get that are not in the index",
        lacking("title"),
        AttributesToGet=["pk", "title"],
    ),
]

FILTERS = [
    refuses(
        name,
        "Query",
        {"TableName": "indexed", **key, **members},
        f"{INVALID}Secondary index {key['IndexName']} does not project one or more filter "
        f"attributes: [{attributes}]",
        given=(INDEXED,),
    )
    for name, key, attributes, members in (
        (
            "a filter on what a global index does not have",
            BY_CITY,
            "extra, zz",
            {"FilterExpression": "attribute_exists(zz.a) AND attribute_exists(extra)"},
        ),
        (
            "a filter on what a local index does not have",
            BY_RANK,
            "extra",
            {"FilterExpression": "attribute_exists(extra)", "Select": "ALL_ATTRIBUTES"},
        ),
        (
            "a legacy filter on what an index does not have",
            BY_CITY,
            "title",
            {"QueryFilter": {"title": {"ComparisonOperator": "NOT_NULL"}}},
        ),
    )
]

ROW = {
    "pk": S("a"),
    "sk": S("1"),
    "city": S("x"),
    "owner": S("o"),
    "rank": N("1"),
    "title": S("t"),
    "extra": S("e"),
}
GIVEN = (INDEXED, put("indexed", **ROW))


def part(*names: str) -> dict[str, Any]:
    return {name: ROW[name] for name in names}


def selects(name: str, answer: dict[str, Any], operation: str = "Query", **members: Any) -> Case:
    request = {"TableName": "indexed", **members}
    return answers(name, operation, request, answer, given=GIVEN)


RANKED = found(part("pk", "sk", "rank", "title"))
SELECTED = [
    selects("a count has no items", {"Count": 1, "ScannedCount": 1}, Select="COUNT", **QUERY),
    selects("a count has no items", {"Count": 1, "ScannedCount": 1}, "Scan", Select="COUNT"),
    selects(
        "a count counts after the filter",
        {"Count": 0, "ScannedCount": 1},
        "Scan",
        Select="COUNT",
        FilterExpression="attribute_exists(zz)",
    ),
    selects("all attributes of a table", found(ROW), Select="ALL_ATTRIBUTES", **QUERY),
    selects(
        "specific attributes",
        found(part("title")),
        Select="SPECIFIC_ATTRIBUTES",
        ProjectionExpression="title",
        **QUERY,
    ),
    selects("a local index gives what it has", RANKED, **BY_RANK),
    selects("all projected attributes of a local index", RANKED, Select=ALL_PROJECTED, **BY_RANK),
    selects(
        "all attributes of a local index are fetched",
        found(ROW),
        Select="ALL_ATTRIBUTES",
        **BY_RANK,
    ),
    selects(
        "a projection of a local index is fetched",
        found(part("extra")),
        ProjectionExpression="extra",
        **BY_RANK,
    ),
    selects(
        "all attributes of a scanned local index are fetched",
        found(ROW),
        "Scan",
        IndexName="by_rank",
        Select="ALL_ATTRIBUTES",
    ),
    selects("a global index of keys gives the keys", found(part("pk", "sk", "city")), **BY_CITY),
    selects(
        "all projected attributes of a global index",
        found(part("pk", "sk", "city")),
        "Scan",
        IndexName="by_city",
        Select=ALL_PROJECTED,
    ),
    selects(
        "a projection of what is in the index",
        found(part("sk")),
        ProjectionExpression="sk",
        **BY_CITY,
    ),
    selects(
        "all attributes of an index with everything",
        found(ROW),
        "Scan",
        IndexName="by_owner",
        Select="ALL_ATTRIBUTES",
    ),
    selects(
        "a scan's filter sees only what is in the index",
        found(scanned=1),
        "Scan",
        IndexName="by_city",
        FilterExpression="attribute_exists(extra)",
    ),
]

CASES = [*REFUSED, *NARROW, *FILTERS, *SELECTED]
