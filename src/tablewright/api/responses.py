"""Responses: results of handlers for which a plain value is not enough.

Not here: encoding values (`api.http.handling`).
"""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final, Generic, TypeVar
from urllib.parse import quote

from msgspec import Meta

from tablewright.api.ports import FileStore, StoredFile

T = TypeVar("T")

_NOT_IN_QUOTES: Final = re.compile(r'[^ !#-\[\]-~]|["\\]')

# A string that is shown once, such as a new API key. A response that contains one is stored
# encrypted.
Secret = Annotated[str, Meta(extra_json_schema={"format": "password"})]


def _no_headers() -> dict[str, str]:
    return {}


@dataclass(frozen=True, slots=True)
class Response(Generic[T]):
    """A value with headers, an ETag, or a status other than the route's.

    Header names are in lower case.
    """

    body: T
    status: int | None = None
    headers: Mapping[str, str] = field(default_factory=_no_headers)
    etag: str | None = None


@dataclass(frozen=True, slots=True)
class RawResponse:
    """JSON that is sent byte for byte; with a `content-type`, a file."""

    body: bytes
    status: int | None = None
    headers: Mapping[str, str] = field(default_factory=_no_headers)


@dataclass(frozen=True, slots=True)
class EventStream:
    """Server-sent events, while the caller listens and the service runs."""

    events: AsyncGenerator[bytes]

    @property
    def pieces(self) -> AsyncGenerator[bytes]:
        """The pieces to send."""
        return self.events

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers of the response."""
        return {"content-type": "text/event-stream", "x-accel-buffering": "no"}


@dataclass(frozen=True, slots=True)
class FileStream:
    """A file that is sent while it is created; `headers` must have its `content-type`.

    If `pieces` raises, the connection ends before the file does, and the caller notices it.
    """

    pieces: AsyncGenerator[bytes]
    headers: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class FileResponse:
    """A file of a store, sent in pieces: callers may request a part of it (`Range`).

    The response has the file's ETag, so `If-None-Match` and `If-Range` work, and so does HEAD.
    """

    files: FileStore
    file: StoredFile
    headers: Mapping[str, str]

    @staticmethod
    async def of(
        files: FileStore,
        name: str,
        content_type: str,
        *,
        download_as: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> FileResponse | None:
        """Returns the response for a file; None if the file is missing.

        With `download_as`, browsers save the file under this name instead of showing it.
        """
        found = await files.stat(name)
        if found is None:
            return None
        lines = {"content-type": content_type, **(headers or {})}
        if download_as:
            lines["content-disposition"] = attachment(download_as)
        return FileResponse(files, found, lines)

    def pieces(self, start: int, stop: int) -> AsyncGenerator[bytes]:
        """Yields a part of the file, as it was when the response was made."""
        return self.files.read(self.file.name, start, stop, etag=self.file.etag)


def attachment(name: str) -> str:
    """Returns the `Content-Disposition` of a file that browsers save under a name (RFC 6266).

    >>> print(attachment("Übersicht.csv"))
    attachment; filename="_bersicht.csv"; filename*=UTF-8''%C3%9Cbersicht.csv
    """
    plain = _NOT_IN_QUOTES.sub("_", name)
    if plain == name:
        return f'attachment; filename="{name}"'
    return f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(name, safe='')}"
