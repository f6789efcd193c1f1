"""Redacting: secrets are taken out of whatever is written down, by name and by look.

    {"password": "x"}                       {"password": "[redacted]"}
    "GET /a?token=x by Bearer abc"          "GET /a?[redacted] by Bearer [redacted]"

It errs on the safe side: what only looks like a secret is gone, too. Bytes are never shown. Every
pattern takes time in proportion to the text, whatever a caller puts in it.
Not here: log lines (`api.observing.logs`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from typing import Any, Final, cast

from tablewright.api import limits

REDACTED: Final = "[redacted]"
CUT: Final = "[cut]"

_NAMES: Final = (
    "accesskey apikey authorization bearer cookie credential cursorkey jwt masterkey passcode "
    "passphrase passwd password privatekey pwd secret sessionid signature signingkey token"
).split()
_NAME_IN_TEXT: Final = (
    r"access[_-]?key|api[_-]?key|authorization|bearer|credential|cursor[_-]?key|jwt|"
    r"master[_-]?key|passcode|passphrase|passwd|password|private[_-]?key|pwd|secret|"
    r"session[_-]?id|signature|signing[_-]?key|token"
)
_VALUE_IN_TEXT: Final = r"\\?\"(?:[^\"\\]|\\[^\"])*\\?\"?|'[^']*'?|[^\s\"',;&)}\]]+"
_JOINTS: Final = re.compile(r"[^a-z0-9]")


def _long(found: re.Match[str]) -> str:
    """Whatever is long and no word: digits among letters of both cases, or a hash."""
    text = found[0]
    is_mixed = text != text.lower() and text != text.upper() and not text.isalpha()
    has_digit = any(one.isdigit() for one in text)
    is_hash = len(text) >= limits.LOG_HASH_LENGTH_MIN and _HEX.fullmatch(text) is not None
    return REDACTED if (is_mixed and has_digit) or is_hash else text


_HEX: Final = re.compile("[0-9a-f]+|[0-9A-F]+")

# What gives a secret away. Each look takes the secret, and leaves what tells its kind.
_LOOKS: Final = [
    (re.compile(pattern, flags), shown)
    for pattern, flags, shown in (
        # A private key, of several lines or with the line ends written out.
        (r"(-----BEGIN [A-Z ]*PRIVATE KEY-----).*?(-----END|\Z)", re.DOTALL, rf"\1{REDACTED}"),
        # A name and a password before a host.
        (r"(?<=://)[^\s/@\"']+@", 0, f"{REDACTED}@"),
        # A query string, whatever is in it.
        (r"(?<=[\w/.~%-])\?[^\s\"'<>]+", 0, f"?{REDACTED}"),
        # A header of cookies, which has several.
        (r"\b((?:set-)?cookies?\\?[\"']?\s*[:=]\s*)[^\r\n]+", re.IGNORECASE, rf"\1{REDACTED}"),
        # Authorization: Bearer abc
        (
            r"\b(Basic|Bearer|Digest|Token|ApiKey)\s+[^\s\"',;]+",
            re.IGNORECASE,
            rf"\1 {REDACTED}",
        ),
        # password=abc, "api_key": "abc", {'secret': 'abc'}, X-Api-Key: abc
        (
            rf"((?:{_NAME_IN_TEXT})[\w-]{{0,40}}\\?[\"']?\s*[=:]\s*)(?:{_VALUE_IN_TEXT})",
            re.IGNORECASE,
            rf"\1{REDACTED}",
        ),
        # Our own API keys (see `api.api_keys`), and secrets of webhooks.
        (r"[\w-]{1,80}_[0-9A-Za-z]{49}", 0, REDACTED),
        (r"whsec_[A-Za-z0-9+/=_-]+", 0, REDACTED),
        # JSON Web Tokens, keys of AWS, and keys of others that have prefixes.
        (r"\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?", 0, REDACTED),
        (r"\b(?:AKIA|ASIA)[A-Z0-9]{12,}", 0, REDACTED),
        (r"\b(?:sk|rk|pk)[_-](?:live|test)[_-]\w+|\bgh[pousr]_\w+|\bxox\w-[\w-]+", 0, REDACTED),
        (r"[\w+/-]{32,}=*", 0, _long),
    )
]


def is_secret_name(name: str) -> bool:
    """Whether a thing of this name is nobody's business.

    >>> [is_secret_name(name) for name in ("X-Api-Key", "passwordHash", "key_id", "title")]
    [True, True, False, False]
    """
    bare = _JOINTS.sub("", name.lower())
    return any(one in bare for one in _NAMES)


def redacted_text(text: str, *, length_max: int = limits.LOG_TEXT_LENGTH_MAX) -> str:
    """A text without what looks like a secret, and not too long.

    >>> redacted_text("cannot reach https://me:pw@example.com/a?key=b")
    'cannot reach https://[redacted]@example.com/a?[redacted]'
    """
    if len(text) > length_max:
        # Half a secret may look like none: what the cut goes through is left out whole.
        words_end = max(text.rfind(" ", 0, length_max), text.rfind("\n", 0, length_max)) + 1
        text = text[:words_end] + CUT
    for look, shown in _LOOKS:
        text = look.sub(shown, text)
    return text


def redacted(value: Any, *, levels_left: int = limits.LOG_LEVELS_MAX) -> Any:
    """A value as it may be written down: plain, without secrets, not too long and not too deep."""
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, str):
        return redacted_text(value)
    if isinstance(value, (bytes, bytearray, memoryview)):
        return f"[{len(cast('bytes', value))} bytes]"
    if not isinstance(value, (Mapping, list, tuple, Set)):
        return redacted_text(_told(value))
    if levels_left == 0:
        return CUT
    if isinstance(value, Mapping):
        pairs = list(cast("Mapping[Any, Any]", value).items())
        shown = {_name(name): _member(name, one, levels_left) for name, one in _first(pairs)}
        return shown | ({CUT: len(pairs)} if len(pairs) > len(shown) else {})
    elements: list[Any] = list(cast("Any", value))
    if len(elements) == 2 and isinstance(elements[0], (str, bytes)):  # maybe a header
        return [_name(elements[0]), _member(elements[0], elements[1], levels_left)]
    listed: list[Any] = [redacted(one, levels_left=levels_left - 1) for one in _first(elements)]
    return listed + ([CUT] if len(elements) > len(listed) else [])


def _first(listed: list[Any]) -> list[Any]:
    return listed[: limits.LOG_MEMBERS_MAX]


def _member(name: Any, value: Any, levels_left: int) -> Any:
    if is_secret_name(_plain_name(name)):
        return REDACTED
    return redacted(value, levels_left=levels_left - 1)


def _name(name: Any) -> str:
    return redacted_text(_plain_name(name))


def _plain_name(name: Any) -> str:
    return name.decode("latin-1") if isinstance(name, bytes) else str(name)


def _told(value: Any) -> str:
    try:
        return str(value) if isinstance(value, BaseException) else repr(value)
    except Exception:  # whatever is wrong with it, the line is written
        return f"[{type(value).__name__}]"
