"""Stream: one data type of a platform, and how to read it.

Stream(
    "customers",
    path="/v1/customers",
    records="data",
    paging=Keyset("starting_after", more="has_more"),
    page_size=100,
    changed=Events(...),
)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from tablewright.kits.connectors import limits
from tablewright.kits.connectors.changes import Archived, Changed, Events
from tablewright.kits.connectors.paging import Offset, PageNumber, Paging, Single
from tablewright.kits.connectors.slicing import Document
from tablewright.kits.vault import Record

Deletions = Literal["full_scan", "reported", "unknown", "never"]


@dataclass(frozen=True, slots=True)
class Parent:
    """The stream whose records a stream is read for: `{part}` in its path is their id."""

    stream: str


@dataclass(frozen=True, slots=True)
class FieldNames:
    """Where a platform lists the names of fields, if it returns only those that are requested."""

    path: str
    records: str
    name: str
    parameter: str  # takes the names, with commas between them


@dataclass(frozen=True, slots=True)
class Joined:
    """A second request for each page, whose records replace those of the page.

    `body` makes its JSON of ids, or of (id, cursor) for records that have more. `records` reads
    the response: the records, and the ones that have more.
    """

    path: str
    body: Callable[[Sequence[tuple[str, str]]], Mapping[str, Any]]
    records: Callable[[Document, str], tuple[list[Record], list[tuple[str, str]]]]


@dataclass(frozen=True, slots=True)
class Stream:
    """A data type.

    `over` are values for `{part}` in the path, such as types of objects, or a parent. Records of
    different parts get ids with the part in front, as in `deals:7`. A part of two words, such as
    `deals:contacts`, also fills `{first}` and `{second}`.
    """

    name: str
    path: str
    title: str = ""
    records: str = ""  # path of the list in a response; "" if the response is the list
    id: str = "id"  # path of the id in a record
    paging: Paging = field(default_factory=Single)
    method: Literal["GET", "POST"] = "GET"  # with POST, parameters are a JSON object
    page_size: int = 100
    page_size_parameter: str = "limit"
    parameters: Mapping[str, str] = field(default_factory=dict[str, str])
    changed: Changed | None = None
    archived: Archived | None = None
    over: tuple[str, ...] | Parent = ()
    fields: FieldNames | None = None
    joined: Joined | None = None
    links: Mapping[str, str] = field(default_factory=dict[str, str])  # field → stream
    rescan_days: int = limits.RESCAN_DAYS  # after which an incremental stream is scanned again
    is_append_only: bool = False  # records that the platform no longer lists were not deleted
    is_default: bool = True  # part of a source unless it selects data types

    def __post_init__(self) -> None:
        """Raises `ValueError` for values that do not fit each other."""
        if isinstance(self.paging, Offset) and self.page_size < 2:
            raise ValueError("Pages by offset overlap, so they must have at least two records.")
        if bool(self.over) != ("{" in self.path):
            raise ValueError("A path must contain `{part}` if, and only if, the stream has parts.")

    @property
    def is_incremental(self) -> bool:
        """Whether a run reads only changes."""
        return self.changed is not None

    @property
    def deletions(self) -> Deletions:
        """How deletions are noticed."""
        if self.is_append_only:
            return "never"
        if isinstance(self.changed, Events) or self.archived is not None:
            return "reported"
        return "unknown" if isinstance(self.paging, PageNumber) else "full_scan"
