"""Insight: a tree as a whole: statistics, findings, duplicates, times and places.

Everything is computed from the family as visible to the caller, in a thread; small results are
cached while the tree is unchanged.
Not here: the computations (`yggdrasil.insight.statistics`, `.checks`, `.duplicates`, `.timeline`,
…).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta

from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import OPEN
from tablewright.errors import BadCursorError, NotFoundError
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.values import Id, Language
from tablewright.systems.yggdrasil.insight.anniversaries import Anniversary, anniversaries
from tablewright.systems.yggdrasil.insight.checks import (
    SEVERITIES,
    CheckCode,
    Finding,
    Severity,
    findings,
)
from tablewright.systems.yggdrasil.insight.duplicates import Duplicate, duplicates
from tablewright.systems.yggdrasil.insight.places import Place, places
from tablewright.systems.yggdrasil.insight.statistics import Statistics, statistics
from tablewright.systems.yggdrasil.insight.timeline import Event, timeline
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.seals import Opened, Sealed
from tablewright.systems.yggdrasil.trees.access import Access, reader
from tablewright.systems.yggdrasil.trees.families import Seen
from tablewright.systems.yggdrasil.trees.reading import seen, today_of
from tablewright.systems.yggdrasil.trees.rights import no_person
from tablewright.systems.yggdrasil.views import Cursor, View

ROUTES: Final[Routes[Parts]] = Routes()

T = TypeVar("T")
_INSIGHT = ("insight",)
_REFUSALS = (NotFoundError, BadCursorError)


class InsightQuery(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """A page of a list."""

    limit: Annotated[int, Meta(ge=1, le=limits.YGGDRASIL_INSIGHT_PAGE_MAX)] = (
        limits.YGGDRASIL_INSIGHT_PAGE_DEFAULT
    )
    cursor: Cursor | None = None


class ChecksQuery(InsightQuery):
    """Findings of one code or severity, or all."""

    code: CheckCode | None = None
    severity: Severity | None = None
    language: Language = "en"


class TimelineQuery(InsightQuery):
    """The events of a tree, or around one person."""

    person_id: Id | None = None


class AnniversariesQuery(msgspec.Struct, forbid_unknown_fields=True):
    """A month; the current month if missing."""

    month: Annotated[int, Meta(ge=1, le=12)] | None = None


class FindingView(View):
    """An error, something unlikely, or missing data."""

    code: CheckCode
    severity: Severity
    person_ids: list[Id]
    text: str


class FindingCount(View):
    """The number of findings of a check."""

    code: CheckCode
    severity: Severity
    count: int


class Checks(View):
    """Findings, errors first, with counts for the whole tree."""

    counts: list[FindingCount]
    items: list[FindingView]
    is_complete: Annotated[
        bool,
        Meta(description=f"Whether all are listed; at most {limits.YGGDRASIL_FINDINGS_MAX:,} are"),
    ]
    cursor: str | None = None


class DuplicateView(View):
    """Two records that may be the same person."""

    person_ids: list[Id]
    score: Annotated[float, Meta(description="From 0 to 1")]
    reasons: list[str]


class Duplicates(View):
    """Possible duplicates, the most likely first."""

    items: list[DuplicateView]
    cursor: str | None = None


class Anniversaries(View):
    """The anniversaries of a month."""

    month: int
    items: list[Anniversary]


class Timeline(View):
    """Events in chronological order."""

    items: list[Event]
    cursor: str | None = None


class Places(View):
    """Places, those with most events first."""

    items: list[Place]
    cursor: str | None = None


@ROUTES.get("/api/trees/{tree_id}/stats", rule=OPEN, tags=_INSIGHT, errors=(NotFoundError,))
async def get_stats(context: Context[Parts], tree_id: Id) -> Statistics:
    """Returns counts, averages, names and completeness of a tree; hidden people are counted too."""
    _, found = await _seen_tree(context, tree_id)
    name = ("statistics", today_of(context))

    def find() -> Statistics:
        return statistics(found.family, found.living, _hidden(found))

    return await asyncio.to_thread(found.family.once, name, find)


@ROUTES.get("/api/trees/{tree_id}/checks", rule=OPEN, tags=_INSIGHT, errors=_REFUSALS)
async def get_checks(context: Context[Parts], tree_id: Id, query: ChecksQuery) -> Checks:
    """Finds errors, unlikely values and missing data in a tree; skips hidden people."""
    access, found = await _seen_tree(context, tree_id)
    today = today_of(context)
    result = await asyncio.to_thread(
        found.family.once, ("checks", today), lambda: _examined(found, today)
    )
    wanted = [
        one
        for one in result.listed
        if query.code in (None, one.code) and query.severity in (None, one.severity)
    ]
    bound_to = ("checks", tree_id, access.actor, query.code, query.severity)
    page, cursor = await _page(context, wanted, query, bound_to)
    return Checks(
        counts=[FindingCount(*key, count) for key, count in result.counts],
        items=[
            FindingView(one.code, one.severity, list(one.person_ids), one.text(query.language))
            for one in page
        ],
        is_complete=sum(count for _, count in result.counts) == len(result.listed),
        cursor=cursor,
    )


@ROUTES.get("/api/trees/{tree_id}/duplicates", rule=OPEN, tags=_INSIGHT, errors=_REFUSALS)
async def get_duplicates(context: Context[Parts], tree_id: Id, query: InsightQuery) -> Duplicates:
    """Finds possible duplicates in a tree; skips hidden people."""
    access, found = await _seen_tree(context, tree_id)

    def find() -> Sequence[Duplicate]:
        pairs = duplicates(found.family, _hidden(found))
        return tuple(pairs[: limits.YGGDRASIL_FINDINGS_MAX])

    name = ("duplicates", today_of(context))
    pairs = await asyncio.to_thread(found.family.once, name, find)
    page, cursor = await _page(context, pairs, query, ("duplicates", tree_id, access.actor))
    items = [
        DuplicateView([one.first_id, one.second_id], one.score, list(one.reasons)) for one in page
    ]
    return Duplicates(items, cursor)


@ROUTES.get("/api/trees/{tree_id}/anniversaries", rule=OPEN, tags=_INSIGHT, errors=(NotFoundError,))
async def get_anniversaries(
    context: Context[Parts], tree_id: Id, query: AnniversariesQuery
) -> Anniversaries:
    """Lists the births, deaths and marriages of a month, by day."""
    _, found = await _seen_tree(context, tree_id)
    today = today_of(context)
    month = query.month or today.month
    return Anniversaries(month, await asyncio.to_thread(anniversaries, found.family, month, today))


@ROUTES.get("/api/trees/{tree_id}/timeline", rule=OPEN, tags=_INSIGHT, errors=_REFUSALS)
async def get_timeline(context: Context[Parts], tree_id: Id, query: TimelineQuery) -> Timeline:
    """Lists births, marriages, divorces and deaths; with `personId`, those around one person.

    An approximate date is sorted by the earliest day it can mean.
    """
    access, found = await _seen_tree(context, tree_id)
    if query.person_id is not None and query.person_id not in found.family.persons:
        raise no_person()
    events = await asyncio.to_thread(timeline, found.family, query.person_id)
    bound_to = ("timeline", tree_id, access.actor, query.person_id)
    page, cursor = await _page(context, events, query, bound_to)
    return Timeline(list(page), cursor)


@ROUTES.get("/api/trees/{tree_id}/places", rule=OPEN, tags=_INSIGHT, errors=_REFUSALS)
async def get_places(context: Context[Parts], tree_id: Id, query: InsightQuery) -> Places:
    """Lists where people were born, married and died; similar spellings are one place."""
    access, found = await _seen_tree(context, tree_id)
    listed = await asyncio.to_thread(
        found.family.once, "places", lambda: tuple(places(found.family))
    )
    page, cursor = await _page(context, listed, query, ("places", tree_id, access.actor))
    return Places(list(page), cursor)


@dataclass(frozen=True, slots=True)
class _Examined:
    counts: Sequence[tuple[tuple[CheckCode, Severity], int]]
    listed: Sequence[Finding]


def _examined(found: Seen, today: date) -> _Examined:
    """Returns the counts of all findings, and a bounded list of them; errors first."""
    counts: Counter[tuple[CheckCode, Severity]] = Counter()
    listed: dict[Severity, list[Finding]] = {severity: [] for severity in SEVERITIES}
    for one in findings(found.family, today, _hidden(found)):
        counts[one.code, one.severity] += 1
        if len(listed[one.severity]) < limits.YGGDRASIL_FINDINGS_MAX:
            listed[one.severity].append(one)
    ordered = [one for severity in SEVERITIES for one in listed[severity]]
    by_severity = sorted(counts.items(), key=lambda entry: SEVERITIES.index(entry[0][1]))
    return _Examined(tuple(by_severity), tuple(ordered[: limits.YGGDRASIL_FINDINGS_MAX]))


async def _seen_tree(context: Context[Parts], tree_id: str) -> tuple[Access, Seen]:
    access = await reader(context, tree_id)
    return access, await seen(context, access)


def _hidden(found: Seen) -> frozenset[str]:
    return found.living if found.hides_living else frozenset()


async def _page(
    context: Context[Parts], items: Sequence[T], query: InsightQuery, bound_to: Sequence[str | None]
) -> tuple[Sequence[T], str | None]:
    """Returns a page of a list that is computed, or cached, for every request."""
    everybody = context.parts.everybody
    start = 0
    if query.cursor is not None:
        (place,) = await everybody.run(Opened(query.cursor, bound_to))
        start = int(place)
    end = start + query.limit
    cursor = None if end >= len(items) else await everybody.run(Sealed([str(end)], bound_to))
    return items[start:end], cursor
