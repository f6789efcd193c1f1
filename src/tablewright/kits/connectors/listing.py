"""Listing: the pages of one list, with each kind of paging.

A cursor or a page that appears twice stops the reader. The cursor of the next page is JSON, so that
a later attempt continues there.
Not here: the lists that a run reads (`connectors.reading`).
"""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, cast
from urllib.parse import urljoin, urlsplit

import msgspec

from tablewright.errors import BadResponseError, PlatformRefusedError, RepeatedPageError
from tablewright.kits.connectors import limits
from tablewright.kits.connectors.offsets import following_offset, offset_of
from tablewright.kits.connectors.paging import Cursor, Keyset, Link, Offset, PageNumber
from tablewright.kits.connectors.requesting import Reply, Requester
from tablewright.kits.connectors.slicing import ShapeError
from tablewright.kits.connectors.streams import Stream
from tablewright.kits.vault import Record

_MISSING: Final = (400, 404)
_NEXT: Final = re.compile(r'<([^>]*)>\s*;[^,]*\brel="?next"?')


@dataclass(frozen=True, slots=True)
class Batch:
    """The records of a page, and the cursor of the next; None after the last."""

    records: list[Record]
    cursor: Any
    sent_at: float


class Guard:
    """Notices cursors and pages that appear twice, and lists that never end."""

    def __init__(self, requester: Requester) -> None:
        self._requester = requester
        self._seen = set[bytes]()
        self._empty = 0

    def check_cursor(self, cursor: Any) -> None:
        """Raises `RepeatedPageError` for a cursor that was used before."""
        text = msgspec.json.encode(cursor)
        if not self._is_new(b"cursor", text):
            raise self._error("repeated_cursor", "returned the same cursor twice")
        if len(self._seen) > 2 * limits.CURSORS_MAX or len(text) > limits.CURSOR_LENGTH_MAX:
            raise self._error("endless", "returned too many or too long cursors")

    def check_page(self, records: list[Record]) -> None:
        """Raises `RepeatedPageError` for the records of an earlier page."""
        self._empty = 0 if records else self._empty + 1
        if self._empty > limits.PAGES_EMPTY_MAX:
            raise self._error("endless", f"returned {self._empty} empty pages in a row")
        if records and not self._is_new(b"page", "\n".join(one.id for one in records).encode()):
            raise self._error("repeated_page", "returned the same page twice")

    def _is_new(self, kind: bytes, text: bytes) -> bool:
        key = blake2b(text, digest_size=16, person=kind).digest()
        is_new = key not in self._seen
        self._seen.add(key)
        return is_new

    def _error(self, reason: Any, what: str) -> Exception:
        title = self._requester.platform.title
        return self._requester.error(RepeatedPageError, reason, f"{title} {what}.")


async def listed(
    requester: Requester,
    stream: Stream,
    path: str,
    parameters: Mapping[str, str],
    cursor: Any = None,
) -> AsyncGenerator[Batch]:
    """Yields the pages of a list from a cursor on; raises `PlatformError`."""
    guard, restarts = Guard(requester), 0
    while True:
        guard.check_cursor(cursor)
        try:
            reply = await _page(requester, stream, path, parameters, cursor)
        except PlatformRefusedError as error:
            restarts += 1
            if not _is_cursor_gone(error, cursor) or restarts > limits.RESTARTS_MAX:
                raise
            guard, cursor = Guard(requester), None
            continue
        try:
            records = reply.document.records(stream.records, stream.id)
        except ShapeError as error:
            raise requester.error(BadResponseError, "unexpected", str(error)) from error
        if isinstance(stream.paging, Offset):
            records, cursor = following_offset(records, cursor, stream.paging, stream.page_size)
        else:
            guard.check_page(records)
            cursor = _following(requester, stream, path, reply, records, cursor)
        yield Batch(records, cursor, reply.sent_at)
        if cursor is None:
            return


async def _page(
    requester: Requester, stream: Stream, path: str, parameters: Mapping[str, str], cursor: Any
) -> Reply:
    paging = stream.paging
    if isinstance(paging, Link) and cursor is not None:
        return await requester.get(str(cursor))
    found = {**stream.parameters, **parameters}
    if stream.page_size_parameter:
        found[stream.page_size_parameter] = str(stream.page_size)
    if isinstance(paging, Offset):
        found[paging.parameter] = str(offset_of(cursor, paging))
    elif isinstance(paging, PageNumber):
        found[paging.parameter] = str(paging.first if cursor is None else cursor)
    elif isinstance(paging, Keyset) and cursor is not None:
        return await _page_after(requester, stream, path, found, paging, list(cursor))
    elif isinstance(paging, Cursor) and cursor is not None:
        found[paging.parameter] = str(cursor)
    return await _asked(requester, stream, path, found)


async def _page_after(
    requester: Requester,
    stream: Stream,
    path: str,
    parameters: dict[str, str],
    paging: Keyset,
    ids: list[str],
) -> Reply:
    """Returns the page after the last of some records that still exists."""
    for one in ids[:-1]:
        try:
            return await _asked(requester, stream, path, {**parameters, paging.parameter: one})
        except PlatformRefusedError as error:
            if not _is_cursor_gone(error, [one]):
                raise
    return await _asked(requester, stream, path, {**parameters, paging.parameter: ids[-1]})


def _is_cursor_gone(error: PlatformRefusedError, cursor: Any) -> bool:
    """Whether the platform rejects an id as cursor, because its record was deleted."""
    ids = cast("list[str]", cursor if isinstance(cursor, list) else [])
    return error.status in _MISSING and any(one in error.words for one in ids)


async def _asked(
    requester: Requester, stream: Stream, path: str, parameters: Mapping[str, str]
) -> Reply:
    if stream.method == "GET":
        return await requester.get(path, parameters)
    body = {name: int(one) if one.isdigit() else one for name, one in parameters.items()}
    return await requester.post(path, body)


def _following(
    requester: Requester,
    stream: Stream,
    path: str,
    reply: Reply,
    records: list[Record],
    cursor: Any,
) -> Any:
    """Returns the cursor of the next page; None after the last."""
    paging = stream.paging
    is_short = len(records) < stream.page_size
    if isinstance(paging, Cursor):
        is_last = paging.more and not reply.document.is_true(paging.more)
        return None if is_last else reply.document.text(paging.at) or None
    if isinstance(paging, Keyset):
        has_more = reply.document.is_true(paging.more) if paging.more else not is_short
        if has_more and not records:
            text = f"{requester.platform.title} sent an empty page that is not the last."
            raise requester.error(RepeatedPageError, "endless", text)
        before = cast("list[str]", cursor or [])
        last = [*(one.id for one in reversed(records)), *before]
        return last[: limits.CURSOR_IDS_MAX] if has_more else None
    if isinstance(paging, PageNumber):
        return None if is_short else (paging.first if cursor is None else int(cursor)) + 1
    if isinstance(paging, Link):
        return _following_link(requester, path, reply, paging)
    return None


def _following_link(requester: Requester, path: str, reply: Reply, paging: Link) -> str | None:
    if paging.at:
        url = reply.document.text(paging.at)
    else:
        found = _NEXT.search(reply.headers.get("link", ""))
        url = found[1] if found else ""
    if not url:
        return None
    base, joined = requester.base_url, urljoin(f"{requester.base_url}{path}", url)
    here, there = urlsplit(base), urlsplit(joined)
    if (here.scheme, here.netloc) != (there.scheme, there.netloc) or not joined.startswith(base):
        text = f"{requester.platform.title} sent a link to another host, which is not followed."
        raise requester.error(BadResponseError, "redirected", text)
    return joined.removeprefix(base)
