"""Kinds of notifications, with their severity and texts.

    NOTICES = Notices(
        categories=(Category("security", is_mandatory=True), Category("sync", mail=Mailing.DAILY)),
        kinds=(NoticeKind("sync_failed", "sync", Severity.ERROR, action="/sources/{source_id}"),),
        words={"sync_failed": Words("Sync of {name} failed", "{name} could not be read: {error}")},
    )

Texts contain values in braces. Values are shortened, and control characters are removed. In an
action, values are percent-encoded. Actions are relative, and never lead to another site. Not here:
sending (`notify.sending`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from string import Formatter
from typing import Any, Final
from urllib.parse import quote

from tablewright.errors import InvalidError
from tablewright.kits.notify import limits

_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,63}")
_ACTION: Final = re.compile(r"(#/|/(?![/\\])|\?)[^\s\\]*")


class Severity(Enum):
    """The severity of a notification."""

    INFO = "info"
    SUCCESS = "success"
    WARNING = "warning"
    ERROR = "error"


class Mailing(Enum):
    """The time at which notifications of a category are mailed."""

    IMMEDIATELY = "immediately"
    DAILY = "daily"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Category:
    """A category with a mail preference; mandatory categories are always mailed at once."""

    name: str
    mail: Mailing = Mailing.IMMEDIATELY  # by default
    is_mandatory: bool = False


@dataclass(frozen=True, slots=True)
class NoticeKind:
    """A kind of notification. `is_sent_on` ones also go to the gateway, if there is one."""

    name: str
    category: str
    severity: Severity = Severity.INFO
    action: str = ""  # a template such as /sources/{source_id}
    is_sent_on: bool = True


@dataclass(frozen=True, slots=True)
class Words:
    """The texts of a kind in one language."""

    title: str
    body: str


@dataclass(frozen=True, slots=True)
class Rendered:
    """The texts of a notification."""

    title: str
    body: str
    action: str | None


@dataclass(frozen=True, slots=True)
class Notices:
    """All kinds of notifications of a system, with their texts.

    `languages` has the texts of other languages; missing ones are taken from the first.
    """

    categories: Sequence[Category]
    kinds: Sequence[NoticeKind]
    words: Mapping[str, Words]
    languages: Mapping[str, Mapping[str, Words]] = field(
        default_factory=dict[str, Mapping[str, Words]]
    )

    def __post_init__(self) -> None:
        """Raises `ValueError` for inconsistent declarations."""
        names = [one.name for one in (*self.categories, *self.kinds)]
        if wrong := [one for one in names if _NAME.fullmatch(one) is None]:
            raise ValueError(f"A notice must be named like 'sync_failed', not {wrong[0]!r}.")
        for each in ([one.name for one in self.categories], [one.name for one in self.kinds]):
            if len(set(each)) != len(each):
                raise ValueError("Two categories or two kinds of notices have the same name.")
        known = {one.name for one in self.categories}
        for kind in self.kinds:
            if kind.category not in known:
                raise ValueError(f"{kind.name} has the unknown category {kind.category!r}.")
            if kind.name not in self.words:
                raise ValueError(f"{kind.name} needs words.")
            if kind.action and _ACTION.fullmatch(kind.action) is None:
                raise ValueError(f"{kind.name}: an action must be a relative address.")
        spoken = [one for each in (self.words, *self.languages.values()) for one in each.values()]
        for text in (*(one.title for one in spoken), *(one.body for one in spoken)):
            values_in(text)

    def kind(self, name: str) -> NoticeKind:
        """A kind by its name; raises `ValueError`."""
        for one in self.kinds:
            if one.name == name:
                return one
        raise ValueError(f"Unknown kind of notice {name!r}.")

    def category(self, name: str) -> Category:
        """Returns a category by its name; a removed one sends no mails."""
        for one in self.categories:
            if one.name == name:
                return one
        return Category(name, Mailing.NEVER)

    def check(self, name: str, values: Mapping[str, Any]) -> None:
        """Raises `InvalidError` if a text of a kind needs a value that is missing."""
        kind, words = self.kind(name), self.words[name]
        needed = {*values_in(words.title), *values_in(words.body), *values_in(kind.action)}
        if lacking := sorted(needed - values.keys()):
            raise InvalidError(f"A notice {name} needs values for: {', '.join(lacking)}.")
        if len(values) > limits.NOTICE_VALUES_MAX:
            raise InvalidError(f"A notice may have at most {limits.NOTICE_VALUES_MAX} values.")

    def rendered(self, name: str, values: Mapping[str, Any], language: str = "") -> Rendered:
        """Returns a notification in a language."""
        kind = self.kind(name)
        words = self.languages.get(language, {}).get(name) or self.words[name]
        shown = {one: _shown(value) for one, value in values.items()}
        action = kind.action.format_map({one: quote(text, safe="") for one, text in shown.items()})
        return Rendered(
            _filled(words.title, shown)[: limits.NOTICE_TITLE_LENGTH_MAX],
            _filled(words.body, shown)[: limits.NOTICE_TEXT_LENGTH_MAX],
            action[: limits.NOTICE_ACTION_LENGTH_MAX] or None,
        )


def values_in(template: str) -> list[str]:
    """Returns the names of values in a text; raises `ValueError` unless they are plain names.

    >>> values_in("Sync of {name} failed")
    ['name']
    """
    names: list[str] = []
    for _, name, form, conversion in Formatter().parse(template):
        if name is None:
            continue
        if _NAME.fullmatch(name) is None or form or conversion:
            raise ValueError(f"A text may name values as in {{name}}, not {template!r}.")
        names.append(name)
    return names


def _filled(template: str, shown: Mapping[str, str]) -> str:
    return template.format_map({**dict.fromkeys(values_in(template), ""), **shown})


def _shown(value: Any) -> str:
    """Returns a value on one line, so that it cannot add a header or a line to a mail."""
    text = str(value)[: 2 * limits.NOTICE_VALUE_LENGTH_MAX]
    kept = "".join(one if one.isprintable() else " " for one in text).strip()
    most = limits.NOTICE_VALUE_LENGTH_MAX
    return kept if len(kept) <= most else f"{kept[: most - 1]}…"
