"""Canaries: texts that only some callers may see, found in any encoded form."""

from __future__ import annotations

import json
import re
import zipfile
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, cached_property
from io import BytesIO
from typing import Final
from urllib.parse import quote

from tablewright.testing.caller import ReceivedResponse

Canary = str | bytes | re.Pattern[str]

CANARY_LENGTH_MIN: Final = 12  # shorter texts occur by chance

_UUID: Final = re.compile(r"[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}", re.IGNORECASE)
# Headers that differ between two responses with the same meaning.
_VARYING: Final = ("x-request-id", "content-length", "etag", "x-ratelimit-")


class Searched:
    """Content, prepared for a search.

    A text is also found reversed, in hex, quoted, in JSON and in base64. The head is searched for
    texts only. Bytes are found unchanged, a pattern in the content in lower case.
    """

    def __init__(self, content: bytes, head: bytes = b"") -> None:
        self._content = content
        self._everything = (head + b"\n" + content).lower()

    @classmethod
    def response(cls, response: ReceivedResponse) -> Searched:
        """The status, the headers and the body of a response."""
        lines = [name + b": " + value for name, value in response.raw_headers]
        return cls(response.body, b"\n".join([str(response.status).encode(), *lines]))

    @cached_property
    def _text(self) -> str:
        return self._content.lower().decode("utf-8", "replace")

    def found(self, canaries: Sequence[Canary]) -> list[str]:
        """Returns the names of the canaries in it."""
        return [name_of(one) for one in canaries if self._has(one)]

    def _has(self, canary: Canary) -> bool:
        if isinstance(canary, str):
            return any(form in self._everything for form in _forms(canary))
        if isinstance(canary, bytes):
            return canary in self._content
        return canary.search(self._text) is not None


def name_of(canary: Canary) -> str:
    """Returns the name of a canary in messages."""
    if isinstance(canary, str):
        return canary
    return f"{len(canary)} bytes" if isinstance(canary, bytes) else canary.pattern


@cache
def _forms(canary: str) -> tuple[bytes, ...]:
    return tuple(dict.fromkeys(_made(canary)))  # most texts are the same quoted and in JSON


def _made(canary: str) -> Iterator[bytes]:
    assert len(canary) >= CANARY_LENGTH_MIN, canary
    raw = canary.encode()
    yield raw.lower()
    yield raw[::-1].lower()
    yield raw.hex().encode()
    yield quote(canary, safe="").lower().encode()
    yield json.dumps(canary)[1:-1].lower().encode()
    for coding in (b64encode, urlsafe_b64encode):
        for shift in range(3):  # the text may start at any position of a longer one
            coded = coding(b"\0" * shift + raw)
            yield coded[-(-8 * shift // 6) : 8 * (shift + len(raw)) // 6].lower()


def unpacked(response: ReceivedResponse) -> ReceivedResponse:
    """Returns a response; the body of a ZIP archive is replaced by the names and contents of its
    files.
    """
    if not response.body.startswith(b"PK"):
        return response
    with zipfile.ZipFile(BytesIO(response.body)) as archive:
        files = [archive.read(name) for name in archive.namelist()]
        names = "\n".join(archive.namelist()).encode()
    return replace(response, body=b"\n".join([names, *files]))


def meaning(
    response: ReceivedResponse, ids: Sequence[str]
) -> tuple[int, tuple[tuple[str, str], ...], str]:
    """Returns a response without the ids of its request and without new ids."""

    def without_ids(text: str) -> str:
        # New ids first: a short id may occur inside one by chance.
        text = _UUID.sub("<id>", text.replace(response.headers.get("x-request-id", "-"), "<id>"))
        for one in ids:
            text = text.replace(one, "<id>") if one else text
        return text

    headers = tuple(
        (name, without_ids(value))
        for name, value in sorted(response.headers.items())
        if not name.startswith(_VARYING)
    )
    return response.status, headers, without_ids(response.body.decode("utf-8", "replace"))
