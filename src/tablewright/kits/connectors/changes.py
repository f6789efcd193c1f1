"""Changes: how a connector reads only what has changed since the last run.

Queries overlap by five minutes, because platforms list changes late. A stream without one of these
values is scanned completely in each run.
Not here: reading them (`connectors.windows`, `connectors.scanning`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

from tablewright.kits.connectors import limits

TimeForm = Literal["iso", "seconds", "millis"]


@dataclass(frozen=True, slots=True)
class ChangedSince:
    """The list takes the time since which records must have changed."""

    parameter: str
    form: TimeForm = "iso"
    overlap_seconds: int = limits.OVERLAP_SECONDS


@dataclass(frozen=True, slots=True)
class SearchQuery:
    """The criteria of a search: records changed in [start, end), with ids above `after`, by id."""

    start: datetime
    end: datetime
    after: str | None
    fields: Sequence[str]
    page_size: int


@dataclass(frozen=True, slots=True)
class Search:
    """A search by the time of change, in windows with a bounded number of results.

    `body` builds the request's JSON. It sorts by id, so that a changing record never shifts the
    others. A window with more than `results_max` results is halved.
    """

    path: str
    body: Callable[[SearchQuery], Mapping[str, Any]]
    total: str  # path of the number of results
    page_size: int
    results_max: int
    overlap_seconds: int = limits.OVERLAP_SECONDS
    per_second: int | None = None  # the limit of searches, beside that of all requests


@dataclass(frozen=True, slots=True)
class Events:
    """A list of events, newest first, that contain the changed objects.

    An object in another API version than the connector's is requested again by its id.
    """

    path: str
    parameters: Mapping[str, str]  # that select the stream's events
    kind: str  # `object` of the stream's objects: `customer.*` also selects subscriptions
    removed: tuple[str, ...] = ()  # types of events that report deletions
    days: int = 30  # for which the platform keeps events
    overlap_seconds: int = limits.OVERLAP_SECONDS


@dataclass(frozen=True, slots=True)
class Archived:
    """A list of deleted records, by a parameter of the same path."""

    parameters: Mapping[str, str]


Changed = ChangedSince | Search | Events


def time_text(seconds: float, form: TimeForm) -> str:
    """Returns a time as a platform writes it, rounded down.

    >>> time_text(1.5, "iso"), time_text(1.5, "seconds"), time_text(1.5, "millis")
    ('1970-01-01T00:00:01Z', '1', '1500')
    """
    if form == "millis":
        return str(int(seconds * 1_000))
    if form == "seconds":
        return str(int(seconds))
    return f"{datetime.fromtimestamp(int(seconds), UTC):%Y-%m-%dT%H:%M:%SZ}"
