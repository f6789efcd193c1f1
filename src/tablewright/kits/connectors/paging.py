"""Paging: how a platform divides a list into pages.

Each kind is a value. A path such as `paging.next.after` names a field inside a response.
Not here: reading pages (`connectors.scanning`).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cursor:
    """The response contains the cursor or token of the next page; without one, it is the last."""

    parameter: str
    at: str  # path of the next cursor in the response
    more: str = ""  # path of a boolean, if the last page has a cursor too


@dataclass(frozen=True, slots=True)
class Keyset:
    """The next page begins after the id of the last record.

    If the platform rejects that id, because the record has been deleted, the reader takes the
    record before it. Without `more`, a page with fewer records than requested is the last one.
    """

    parameter: str
    more: str = ""  # path of a boolean in the response: whether there are more pages


@dataclass(frozen=True, slots=True)
class Offset:
    """The next page begins at a number of records.

    Pages overlap by one record. If the record is not where it was, records before it were deleted,
    and the reader goes back until it finds a record that it has read.
    """

    parameter: str = "offset"
    first: int = 0


@dataclass(frozen=True, slots=True)
class PageNumber:
    """Pages have numbers.

    A deletion during a scan moves records to an earlier page. Scans of such streams therefore
    never infer deletions.
    """

    parameter: str = "page"
    first: int = 1


@dataclass(frozen=True, slots=True)
class Link:
    """The response has the URL of the next page, which must be on the same host.

    Without `at`, the URL is in the header `Link` with `rel="next"`.
    """

    at: str = ""  # path of the URL in the response


@dataclass(frozen=True, slots=True)
class Single:
    """The whole list is one response."""


Paging = Cursor | Keyset | Offset | PageNumber | Link | Single
