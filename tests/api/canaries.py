"""Canaries: texts of one tenant that must never be seen by another, in whatever disguise."""

from __future__ import annotations

import json
import re
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator, Sequence
from functools import cache
from urllib.parse import quote

from tests.api.caller import Reply

CANARY_LENGTH_MIN = 12  # shorter ones turn up by chance

_UUID = re.compile(r"[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}", re.IGNORECASE)
# What differs between two answers that say the same.
_VARYING = ("x-request-id", "content-length", "etag", "x-ratelimit-")


def seen(canaries: Sequence[str], reply: Reply) -> list[str]:
    """Those that turn up in the status, a header or the body of an answer."""
    lines = b"\n".join(name + b": " + value for name, value in reply.raw_headers)
    everything = b"\n".join([str(reply.status).encode(), lines, reply.body]).lower()
    return [one for one in canaries if any(form in everything for form in _forms(one))]


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


def meaning(reply: Reply, ids: Sequence[str]) -> tuple[int, tuple[tuple[str, str], ...], str]:
    """What an answer says, apart from the ids that it was asked about and those that are new."""

    def without_ids(text: str) -> str:
        # First those that are new: a short id may turn up inside one by chance.
        text = _UUID.sub("<id>", text.replace(reply.headers.get("x-request-id", "-"), "<id>"))
        for one in ids:
            text = text.replace(one, "<id>") if one else text
        return text

    headers = tuple(
        (name, without_ids(value))
        for name, value in sorted(reply.headers.items())
        if not name.startswith(_VARYING)
    )
    return reply.status, headers, without_ids(reply.body.decode("utf-8", "replace"))
