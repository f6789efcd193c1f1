"""Refusals: a platform's own words about an error, bounded and without credentials."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablewright.kits.connectors import limits
from tablewright.kits.connectors.platform import Platform
from tablewright.kits.connectors.slicing import Document, ShapeError

_BODY_BYTES_READ: Final = 64 * 1024
_SECRET_LENGTH_MIN: Final = 6  # shorter parts of headers, such as a scheme, are not secrets
_THROTTLED: Final = 429


def words_of(platform: Platform, body: bytes, credentials: Mapping[str, str]) -> str:
    """Returns the platform's words in a response; "" if it has none."""
    if len(body) > _BODY_BYTES_READ:
        return ""
    try:
        document = Document(body)
    except ShapeError:
        return ""
    texts = [document.text(one) for one in platform.words.message]
    found = next((one for one in texts if one), "")
    for secret in _secrets(credentials):
        found = found.replace(secret, "[credential]")
    text = "".join(one if one.isprintable() else " " for one in found).strip()
    is_long = len(text) > limits.WORDS_LENGTH_MAX
    return f"{text[: limits.WORDS_LENGTH_MAX - 1]}…" if is_long else text


def _secrets(credentials: Mapping[str, str]) -> list[str]:
    """The values of headers and their parts, the longest first."""
    found = {part for value in credentials.values() for part in (value, *value.split())}
    return sorted((one for one in found if len(one) >= _SECRET_LENGTH_MIN), key=len, reverse=True)


def is_throttled(platform: Platform, status: int, body: bytes) -> bool:
    """Whether a response means that the platform throttles."""
    if status == _THROTTLED:
        return True
    return any(
        status == one.status and one.words.encode() in body[:_BODY_BYTES_READ]
        for one in platform.throttles
    )
