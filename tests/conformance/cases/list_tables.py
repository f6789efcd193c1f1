"""ListTables: names in order, a page at a time."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.descriptions import arn
from tests.conformance.tables import create
from tests.conformance.wording import ENVELOPE, breaks, breaks_pattern

THREE = tuple(create(name, "pk:S") for name in ("cherry", "Apple", "banana"))


def bad(name: str, message: str, **members: Any) -> Case:
    return refuses(name, "ListTables", members, message)


def page(name: str, names: list[str], last: str | None = None, **members: Any) -> Case:
    answer: dict[str, Any] = {"TableNames": names}
    if last is not None:
        answer["LastEvaluatedTableName"] = last
    return answers(name, "ListTables", members, answer, given=THREE)


def limited(limit: int, least_or_most: str) -> str:
    return breaks(f"'{limit}'", "limit", f"Member must have value {least_or_most}")


CASES = [
    bad("a limit is zero", ENVELOPE + limited(0, "greater than or equal to 1"), Limit=0),
    bad("a limit is negative", ENVELOPE + limited(-1, "greater than or equal to 1"), Limit=-1),
    bad("a limit is 101", ENVELOPE + limited(101, "less than or equal to 100"), Limit=101),
    bad(
        "a start is empty",
        "2 validation errors detected: "
        + breaks_pattern("", "exclusiveStartTableName")
        + "; "
        + breaks(
            "''",
            "exclusiveStartTableName",
            "Member must have length greater than or equal to 3",
        ),
        ExclusiveStartTableName="",
    ),
    bad(
        "a start has two characters",
        ENVELOPE
        + breaks(
            "'ab'",
            "exclusiveStartTableName",
            "Member must have length greater than or equal to 3",
        ),
        ExclusiveStartTableName="ab",
    ),
    bad(
        "a start has 256 characters",
        ENVELOPE
        + breaks(
            f"'{'a' * 256}'",
            "exclusiveStartTableName",
            "Member must have length less than or equal to 255",
        ),
        ExclusiveStartTableName="a" * 256,
    ),
    bad(
        "a start is no name",
        ENVELOPE + breaks_pattern("abc;", "exclusiveStartTableName"),
        ExclusiveStartTableName="abc;",
    ),
    bad(
        "a start is no ARN",
        ENVELOPE + breaks_pattern(arn("cherry"), "exclusiveStartTableName"),
        ExclusiveStartTableName=arn("cherry"),
    ),
    bad(
        "a limit and a start are both wrong",
        "2 validation errors detected: "
        + limited(0, "greater than or equal to 1")
        + "; "
        + breaks_pattern("abc;", "exclusiveStartTableName"),
        Limit=0,
        ExclusiveStartTableName="abc;",
    ),
    answers("there are no tables", "ListTables", {}, {"TableNames": []}),
    page("names come in the order of their bytes", ["Apple", "banana", "cherry"]),
    page("a full page says where to go on", ["Apple"], "Apple", Limit=1),
    page(
        "the next page begins after the start",
        ["banana"],
        "banana",
        Limit=1,
        ExclusiveStartTableName="Apple",
    ),
    page(
        "the last page says nothing, even when it is full",
        ["cherry"],
        Limit=1,
        ExclusiveStartTableName="banana",
    ),
    page("a limit of as many as there are fits", ["Apple", "banana", "cherry"], Limit=3),
    page("a limit of 100 is allowed", ["Apple", "banana", "cherry"], Limit=100),
    page("a start need not exist", ["banana", "cherry"], ExclusiveStartTableName="ant"),
    page("nothing comes after the last", [], ExclusiveStartTableName="cherry"),
    page("a limit with a fraction is cut down", ["Apple"], "Apple", Limit=1.9),
]
