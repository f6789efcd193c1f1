"""Redacting: removes secrets from logged values, by name and by pattern.

    {"password": "x"}                       {"password": "[redacted]"}
    "GET /a?token=x by Bearer abc"          "GET /a?[redacted] by Bearer [redacted]"

It errs on the safe side, and also removes values that only resemble secrets. Bytes are never shown.
Every pattern runs in linear time on any input.
Not here: log lines (`api.observing.logs`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from functools import lru_cache
from itertools import islice
from typing import Any, Final, cast

from tablewright.api import limits

REDACTED: Final = "[redacted]"
CUT: Final = "[cut]"

_ATOMS: Final = frozenset((bool, int, float, type(None)))
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
    """Matches long strings that are not words: digits among letters of both cases, or a hash."""
    text = found[0]
    is_mixed = text != text.lower() and text != text.upper() and not text.isalpha()
    has_digit = any(one.isdigit() for one in text)
    is_hash = len(text) >= limits.LOG_HASH_LENGTH_MIN and _HEX.fullmatch(text) is not None
    return REDACTED if (is_mixed and has_digit) or is_hash else text


_HEX: Final = re.compile("[0-9a-f]+|[0-9A-F]+")

# Patterns of secrets. Each removes the secret, and leaves the part that shows its kind.
_LOOKS: Final = [
    (re.compile(pattern, flags), shown)
    for pattern, flags, shown in (
        # A private key, on several lines or with escaped line ends.
        (r"(-----BEGIN [A-Z ]*PRIVATE KEY-----).*?(-----END|\Z)", re.DOTALL, rf"\1{REDACTED}"),
        # A name and a password before a host.
        (r"(?<=://)[^\s/@\"']+@", 0, f"{REDACTED}@"),
        # A query string.
        (r"(?<=[\w/.~%-])\?[^\s\"'<>]+", 0, f"?{REDACTED}"),
        # A cookie header, which may have several.
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

# Most texts are ids, times, or short and without signs: no pattern matches them. Patterns without
# signs match 16 letters and digits or more.
_WORD_LENGTH_MAX: Final = 15
_ID_OR_TIME: Final = re.compile(
    r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"
    r"|[0-9]{4}-[0-9]{2}-[0-9]{2}(?:T[0-9:.]{1,20}(?:Z|[+-][0-9]{2}:[0-9]{2})?)?"
)
_WITHOUT_SIGNS: Final = re.compile(r"[A-Za-z0-9 .,()'_-]{0,31}")
# In lower case. Every short text without signs that a pattern changes contains one of these.
_TELLING: Final = re.compile(
    r"basic |bearer |digest |token |apikey |eyj|akia|asia|[srp]k[_-]|gh._|whsec|xox|---"
)


def _is_plain(text: str) -> bool:
    if len(text) <= _WORD_LENGTH_MAX and text.isalnum() and text.isascii():
        return True
    if _ID_OR_TIME.fullmatch(text) is not None:
        return True
    return _WITHOUT_SIGNS.fullmatch(text) is not None and _TELLING.search(text.lower()) is None


def is_secret_name(name: str) -> bool:
    """Whether a name suggests a secret.

    >>> [is_secret_name(name) for name in ("X-Api-Key", "passwordHash", "key_id", "title")]
    [True, True, False, False]
    """
    bare = _JOINTS.sub("", name.lower())
    return any(one in bare for one in _NAMES)


def redacted_text(text: str, *, length_max: int = limits.LOG_TEXT_LENGTH_MAX) -> str:
    """Removes secrets from a text, and shortens it.

    >>> redacted_text("cannot reach https://me:pw@example.com/a?key=b")
    'cannot reach https://[redacted]@example.com/a?[redacted]'
    """
    if len(text) <= length_max and _is_plain(text):
        return text
    if len(text) > length_max:
        # Half a secret may not match: the value at the cut is removed completely.
        words_end = max(text.rfind(" ", 0, length_max), text.rfind("\n", 0, length_max)) + 1
        text = text[:words_end] + CUT
    for look, shown in _LOOKS:
        text = look.sub(shown, text)
    return text


def redacted(value: Any, *, levels_left: int = limits.LOG_LEVELS_MAX) -> Any:
    """Returns a loggable value: plain, without secrets, bounded in length and depth."""
    if type(value) is dict:  # asking for a Mapping takes longer
        return _redacted_members(cast("dict[Any, Any]", value), levels_left)
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, str):
        return redacted_text(value)
    if isinstance(value, (bytes, bytearray, memoryview)):
        return f"[{len(cast('bytes', value))} bytes]"
    if isinstance(value, Mapping):
        return _redacted_members(cast("Mapping[Any, Any]", value), levels_left)
    if not isinstance(value, (list, tuple, Set)):
        return redacted_text(_told(value))
    if levels_left == 0:
        return CUT
    elements: list[Any] = list(cast("Any", value))
    if len(elements) == 2 and isinstance(elements[0], (str, bytes)):  # maybe a header
        shown_name, is_secret = _named(elements[0])
        return [shown_name, _member(elements[1], levels_left, is_secret=is_secret)]
    listed: list[Any] = [redacted(one, levels_left=levels_left - 1) for one in _first(elements)]
    return listed + ([CUT] if len(elements) > len(listed) else [])


def _redacted_members(members: Mapping[Any, Any], levels_left: int) -> Any:
    if levels_left == 0:
        return CUT
    shown: dict[str, Any] = {}
    for name, one in islice(members.items(), limits.LOG_MEMBERS_MAX):
        is_usual = name.__class__ is str and len(name) <= _KNOWN_LENGTH_MAX
        shown_name, is_secret = _known_name(name) if is_usual else _named(name)
        kind = one.__class__
        if is_secret:
            shown[shown_name] = REDACTED
        elif kind is str:
            shown[shown_name] = redacted_text(one)
        elif kind in _ATOMS:
            shown[shown_name] = one
        else:
            shown[shown_name] = redacted(one, levels_left=levels_left - 1)
    if len(members) > len(shown):
        shown[CUT] = len(members)
    return shown


def _first(listed: list[Any]) -> list[Any]:
    return listed[: limits.LOG_MEMBERS_MAX]


def _member(value: Any, levels_left: int, *, is_secret: bool) -> Any:
    return REDACTED if is_secret else redacted(value, levels_left=levels_left - 1)


def _named(name: Any) -> tuple[str, bool]:
    """A name as it may be shown, and whether its value is a secret."""
    if name.__class__ is str and len(name) <= _KNOWN_LENGTH_MAX:
        return _known_name(name)
    plain = name.decode("latin-1") if isinstance(name, bytes) else str(name)
    return _known_name(plain) if len(plain) <= _KNOWN_LENGTH_MAX else _judged(plain)


def _judged(name: str) -> tuple[str, bool]:
    return redacted_text(name), is_secret_name(name)


# The same names recur: attributes of entities, headers, members of log lines.
_KNOWN_LENGTH_MAX: Final = 64
_known_name = lru_cache(maxsize=1024)(_judged)


def _told(value: Any) -> str:
    try:
        return str(value) if isinstance(value, BaseException) else repr(value)
    except Exception:  # an invalid value must not prevent the line
        return f"[{type(value).__name__}]"
