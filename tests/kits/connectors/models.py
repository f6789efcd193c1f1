"""A platform as a model: records with times, whose lists, searches and events follow contracts.

Changes happen between requests, as a test decides. Not here: HTTP (the doubles).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tablewright.clock import ManualClock
from tablewright.kits.connectors import (
    Archived,
    ChangedSince,
    Cursor,
    Events,
    Keyset,
    Link,
    Offset,
    PageNumber,
    Search,
    SearchQuery,
    Stream,
)
from tablewright.kits.http import CompleteResponse
from tablewright.kits.vault import RecordPage
from tests.kits.connectors.worlds import JSON, replied

VERSION = "v9"


def _search_body(query: SearchQuery) -> Mapping[str, Any]:
    return {
        "from": query.start.timestamp(),
        "to": query.end.timestamp(),
        "above": int(query.after or 0),
        "limit": query.page_size,
    }


def streams(page_size: int) -> tuple[Stream, ...]:
    """One stream for each kind of paging and of changes, all of the same records."""
    usual: dict[str, Any] = {"records": "data", "page_size": page_size}
    search = Search("/search", _search_body, "total", page_size, results_max=3 * page_size)
    return (
        Stream("cursor", "/cursor", paging=Cursor("after", at="next.after"), **usual),
        Stream("keyset", "/keyset", paging=Keyset("after", more="more"), **usual),
        Stream("offset", "/offset", paging=Offset(), **{**usual, "page_size": page_size + 1}),
        Stream("number", "/number", paging=PageNumber(), **usual),
        Stream("link", "/link", paging=Link(at="next.url"), **usual),
        Stream(
            "since",
            "/cursor",
            paging=Cursor("after", at="next.after"),
            changed=ChangedSince("since", "seconds"),
            archived=None,
            **usual,
        ),
        Stream(
            "searched",
            "/cursor",
            paging=Cursor("after", at="next.after"),
            changed=search,
            archived=Archived({"archived": "true"}),
            **usual,
        ),
        Stream(
            "evented",
            "/keyset",
            paging=Keyset("after", more="more"),
            changed=Events("/events", {"type": "item.*"}, "item", ("item.deleted",)),
            **usual,
        ),
    )


@dataclass
class Model:
    """The records of a platform, by id; ids ascend with the time of creation."""

    clock: ManualClock
    records: dict[int, dict[str, Any]] = field(default_factory=dict[int, dict[str, Any]])
    archived: dict[int, dict[str, Any]] = field(default_factory=dict[int, dict[str, Any]])
    events: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    before: Callable[[], None] = lambda: None  # runs before each request
    event_version: str = VERSION
    requests: int = 0

    def create(self) -> int:
        number = len(self.records) + len(self.archived) + 1
        self.records[number] = self._stamped({"id": number, "object": "item", "value": 0})
        self._happened("item.created", number)
        return number

    def change(self, number: int) -> None:
        one = self.records[number]
        self.records[number] = self._stamped({**one, "value": one["value"] + 1})
        self._happened("item.updated", number)

    def delete(self, number: int) -> None:
        self._happened("item.deleted", number)
        self.archived[number] = self.records.pop(number)

    def _stamped(self, record: dict[str, Any]) -> dict[str, Any]:
        return {**record, "changed": self.clock.now()}

    def _happened(self, kind: str, number: int) -> None:
        self.events.append(
            {
                "id": f"evt_{len(self.events)}",
                "type": kind,
                "created": int(self.clock.now()),
                "api_version": self.event_version,
                "data": {"object": self.records[number]},
            }
        )

    def answer(self, path: str, parameters: dict[str, str], body: Any) -> CompleteResponse:
        """Responds to a request, after the changes of the test."""
        self.before()
        self.requests += 1
        return getattr(self, f"_{path.strip('/').split('/')[0]}")(path, parameters, body)

    def _all(self, parameters: Mapping[str, str]) -> list[dict[str, Any]]:
        place = self.archived if parameters.get("archived") else self.records
        since = float(parameters.get("since", 0))
        return [place[number] for number in sorted(place) if place[number]["changed"] >= since]

    def _cursor(self, path: str, parameters: dict[str, str], body: Any) -> CompleteResponse:
        limit, after = int(parameters["limit"]), int(parameters.get("after", 0))
        rest = [one for one in self._all(parameters) if one["id"] > after]
        page = rest[:limit]
        more = {"next": {"after": str(page[-1]["id"])}} if len(rest) > limit else {}
        return replied({"data": page, **more})

    def _keyset(self, path: str, parameters: dict[str, str], body: Any) -> CompleteResponse:
        if path.count("/") > 1:
            found = self.records.get(int(path.rpartition("/")[2]))
            return replied({"message": "gone"}, 404) if found is None else replied(found)
        newest = list(reversed(self._all(parameters)))
        return self._after(newest, parameters)

    def _after(self, newest: list[Any], parameters: Mapping[str, str]) -> CompleteResponse:
        limit = int(parameters["limit"])
        after = parameters.get("after") or parameters.get("starting_after")
        ids = [str(one["id"]) for one in newest]
        if after is not None and after not in ids:
            return replied({"message": f"No such item: '{after}'"}, 400)
        start = 0 if after is None else ids.index(after) + 1
        page = newest[start : start + limit]
        has_more = start + limit < len(newest)
        return replied({"data": page, "more": has_more, "has_more": has_more})

    def _events(self, path: str, parameters: dict[str, str], body: Any) -> CompleteResponse:
        first, end = int(parameters["created[gte]"]), int(parameters["created[lt]"])
        found = [one for one in reversed(self.events) if first <= one["created"] < end]
        return self._after(found, parameters)

    def _offset(self, path: str, parameters: dict[str, str], body: Any) -> CompleteResponse:
        start, limit = int(parameters["offset"]), int(parameters["limit"])
        return replied({"data": self._all(parameters)[start : start + limit]})

    def _number(self, path: str, parameters: dict[str, str], body: Any) -> CompleteResponse:
        limit = int(parameters["limit"])
        start = (int(parameters["page"]) - 1) * limit
        return replied({"data": self._all(parameters)[start : start + limit]})

    def _link(self, path: str, parameters: dict[str, str], body: Any) -> CompleteResponse:
        found = json.loads(self._cursor(path, parameters, body).body)
        if "next" in found:
            after, limit = found["next"]["after"], parameters["limit"]
            found["next"] = {"url": f"https://api.shop.test/link?after={after}&limit={limit}"}
        return CompleteResponse(200, JSON, json.dumps(found).encode())

    def _search(self, path: str, parameters: dict[str, str], body: Any) -> CompleteResponse:
        found = [
            one
            for one in self._all({})
            if body["from"] <= one["changed"] < body["to"] and one["id"] > body["above"]
        ]
        return replied({"total": len(found), "data": found[: body["limit"]]})


@dataclass
class Stored:
    """What a vault has after some runs of a stream."""

    records: dict[str, bytes] = field(default_factory=dict[str, bytes])
    checkpoint: Any = None

    def add(self, pages: list[RecordPage], *, is_scan: bool) -> None:
        """Adds the pages of a run, as the vault does."""
        found = dict[str, bytes]()
        for page in pages:
            found |= {record.id: record.data for record in page.records}
            found |= dict.fromkeys(page.removed, b"")
            self.checkpoint = page.checkpoint or self.checkpoint
        before = {} if is_scan else self.records
        self.records = {one: data for one, data in {**before, **found}.items() if data}

    @property
    def values(self) -> dict[int, dict[str, Any]]:
        return {int(one): json.loads(data) for one, data in self.records.items()}
