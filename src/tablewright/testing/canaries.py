"""Canaries: texts that only some may see, found in whatever form a response shows them."""

from __future__ import annotations

import json
import re
import zipfile
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from io import BytesIO
from typing import Final
from urllib.parse import quote

from tablewright.testing.caller import ReceivedResponse

Canary = str | bytes | re.Pattern[str]

CANARY_LENGTH_MIN: Final = 12  # shorter texts turn up by chance

_UUID: Final = re.compile(r"[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}", re.IGNORECASE)
# Headers that differ between two responses with the same meaning.
_VARYING: Final = ("x-request-id", "content-length", "etag", "x-ratelimit-")


def seen(canaries: Sequence[Canary], response: ReceivedResponse) -> list[str]:
    """The canaries in the status, a header or the body of a response.

    A text is also found reversed, in hex, quoted, in JSON and in base64. Bytes are found in the
    body as they are, a pattern in the body as text in lower case.
    """
    lines = b"\n".join(name + b": " + value for name, value in response.raw_headers)
    head = b"\n".join([str(response.status).encode(), lines])
    return found_in(canaries, response.body, head)


def found_in(canaries: Sequence[Canary], content: bytes, head: bytes = b"") -> list[str]:
    """The canaries in some content; of its head, only texts are searched for."""
    everything, small = (head + b"\n" + content).lower(), content.lower()
    text = small.decode("utf-8", "replace")
    found: list[str] = []
    for one in canaries:
        if isinstance(one, str):
            is_found = any(form in everything for form in _forms(one))
        elif isinstance(one, bytes):
            is_found = one in content
        else:
            is_found = one.search(text) is not None
        if is_found:
            found.append(name_of(one))
    return found


def name_of(canary: Canary) -> str:
    """How messages name a canary."""
    if isinstance(canary, str):
        return canary
    return f"{len(canary)} bytes" if isinstance(canary, bytes) else canary.pattern


@cache
def _forms(canary: str) -> tuple[bytes, ...]:
    return tuple(_made(canary))


def _made(canary: str) -> Iterator[bytes]:
    assert len(canary) >= CANARY_LENGTH_MIN, canary
    raw = canary.encode()
    yield raw.lower()
    yield raw[::-1].lower()
    yield raw.hex().encode()
    yield quote(canary, safe="").lower().encode()
    yield json.dumps(canary)[1:-1].lower().encode()
    for coding in (b64encode, urlsafe_b64encode):
        for shift in range(3):  # it may begin at any place of a longer text
            coded = coding(b"\0" * shift + raw)
            yield coded[-(-8 * shift // 6) : 8 * (shift + len(raw)) // 6].lower()


def unpacked(response: ReceivedResponse) -> ReceivedResponse:
    """A response; the body of a ZIP archive is replaced by the names and contents of its files."""
    if not response.body.startswith(b"PK"):
        return response
    with zipfile.ZipFile(BytesIO(response.body)) as archive:
        files = [archive.read(name) for name in archive.namelist()]
        names = "\n".join(archive.namelist()).encode()
    return replace(response, body=b"\n".join([names, *files]))


def meaning(
    response: ReceivedResponse, ids: Sequence[str]
) -> tuple[int, tuple[tuple[str, str], ...], str]:
    """What a response says, without the ids of its request and without new ids."""

    def without_ids(text: str) -> str:
        # New ids first: a short id may turn up inside one by chance.
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
