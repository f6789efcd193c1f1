"""Key templates: `"PERSON#{created_at}#{n:04d}"`, in Python's format syntax.

A template that is just `"{attribute}"` is that attribute, with its own type. Every other template
produces text. A literal separates two parts, and no value may contain the first character of the
next literal, so a key can always be parsed and never forged.
Not here: the index of a key (`model.declaring.entries`), ranges over keys
(`model.expressions.key_conditions`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from string import Formatter
from typing import Any
from uuid import UUID

from tablewright.errors import (
    InvalidValueError,
    KeyPartError,
    TemplateError,
    UnknownNameError,
)
from tablewright.model.forms import Form
from tablewright.model.forms.scalars import TextForm

# Sorts after every key we write. It is a noncharacter of Unicode, and rejected in values.
HIGHEST = "\U0010ffff"

_TEXT = TextForm()
_PADDED = re.compile(r"0([1-9]\d*)d?")
_DIRECTIVE = re.compile(r"%(.)")
_TIMES = frozenset(
    """date iso-seconds iso-milliseconds iso-microseconds
    epoch-seconds epoch-milliseconds epoch-seconds-text""".split()
)
# Stored forms with texts of fixed length, which sort like the values.
_FIXED_WIDTH = _TIMES | {"uuid"}
_SAMPLES = dict.fromkeys(_TIMES, datetime(2025, 1, 1, tzinfo=UTC)) | {
    "date": date(2025, 1, 1),
    "uuid": UUID(int=0),
}


@dataclass(frozen=True, slots=True)
class Part:
    """A placeholder in a template, and the literal before it."""

    literal: str
    name: str
    spec: str = ""


@dataclass(frozen=True)
class Template:
    """A parsed template: literals and named parts."""

    text: str
    parts: tuple[Part, ...]
    tail: str  # the literal after the last part; all of it if there are no parts

    @classmethod
    def parsed(cls, text: str) -> Template:
        """Parses a template; raises `TemplateError`."""
        parts: list[Part] = []
        before = ""  # literals since the last part; a brace comes separately
        try:
            pieces = list(Formatter().parse(text))
        except ValueError as error:
            raise TemplateError(f"{text!r} is not a format string: {error}.") from None
        for literal, name, spec, conversion in pieces:
            before += literal
            if name is None:
                continue
            if conversion or not name.isidentifier() or "{" in (spec or ""):
                raise TemplateError(f"{text!r}: {name!r} is not a plain attribute name.")
            if parts and not before:
                raise TemplateError(
                    f"{text!r}: {parts[-1].name!r} and {name!r} must be separated by a literal."
                )
            parts.append(Part(before, name, spec or ""))
            before = ""
        if not text:
            raise TemplateError("A key template must not be empty.")
        if len({part.name for part in parts}) < len(parts):
            raise TemplateError(f"{text!r} names an attribute twice.")
        return cls(text, tuple(parts), before)

    @property
    def names(self) -> tuple[str, ...]:
        """Returns the names of its attributes, in order."""
        return tuple(part.name for part in self.parts)

    @property
    def bare(self) -> str | None:
        """Returns the attribute if the template consists of it alone."""
        only = self.parts[0] if len(self.parts) == 1 else None
        is_bare = only is not None and not only.literal and not only.spec and not self.tail
        return only.name if only is not None and is_bare else None

    def expanded(
        self, computed: Mapping[str, Template], *, within: tuple[str, ...] = ()
    ) -> Template:
        """Returns the template with computed attributes replaced by their own templates."""
        if not any(part.name in computed for part in self.parts):
            return self
        text = ""
        for part in self.parts:
            inner = computed.get(part.name)
            text += _escaped(part.literal)
            if inner is None:
                text += "{" + part.name + (":" + part.spec if part.spec else "") + "}"
                continue
            if part.name in within:
                raise TemplateError(f"{self.text!r}: {part.name} is computed from itself.")
            if part.spec:
                raise TemplateError(
                    f"{self.text!r}: {part.name} is computed, so it cannot have a format."
                )
            text += inner.expanded(computed, within=(*within, part.name)).text
        return Template.parsed(text + _escaped(self.tail))


def _escaped(literal: str) -> str:
    return literal.replace("{", "{{").replace("}", "}}")


@dataclass(frozen=True, slots=True)
class KeyPart:
    """One part of a key: converts a value to text, and back."""

    literal: str
    name: str
    spec: str
    form: Form
    text_of: Callable[[Any], str]
    separator: str  # the first character of the next literal; empty for the last part
    label: str  # for messages
    owner: str  # the entity

    def piece(self, value: Any) -> str:
        """Returns the value as text for the key; raises `KeyPartError`, `InvalidValueError`."""
        try:
            text = self.text_of(value)
        except InvalidValueError as error:
            raise self.named(error) from None
        if not text:
            raise KeyPartError(f"{self.label}: {self.name} is empty.")
        if self.separator and self.separator in text:
            raise KeyPartError(
                f"{self.label}: {self.name} contains {self.separator!r}: {text[:80]!r}."
            )
        if HIGHEST in text:
            raise KeyPartError(f"{self.label}: {self.name} contains the noncharacter U+10FFFF.")
        return text

    def wire(self, value: Any) -> dict[str, Any]:
        """Returns the value as it is stored; raises `InvalidValueError`."""
        try:
            return self.form.to_wire(value)
        except InvalidValueError as error:
            raise self.named(error) from None

    def named(self, error: InvalidValueError) -> InvalidValueError:
        """Returns the error with the name of the attribute, unless it has a name already."""
        return error if error.path else error.inside(f".{self.owner}.{self.name}")

    @property
    def sorts_as_its_values(self) -> bool:
        """Whether its texts sort like the values, regardless of what follows."""
        if self.spec:  # the format of a time omits something
            return bool(_PADDED.fullmatch(self.spec))
        return self.form.format in _FIXED_WIDTH

    @property
    def sorts_as_its_values_when_last(self) -> bool:
        """Whether its texts sort like the values, if nothing follows."""
        return self.sorts_as_its_values or (not self.spec and self.form.kind == "S")


class KeyTemplate:
    """A template bound to an entity's attributes: builds and parses keys."""

    __slots__ = ("_pattern", "_pieces", "is_bare", "label", "names", "parts", "tail", "text")

    def __init__(self, template: Template, forms: Mapping[str, Form], *, owner: str) -> None:
        for name in template.names:
            if name not in forms:
                raise UnknownNameError(
                    f"{owner}: {template.text!r} names an unknown attribute {name!r}."
                )
        self.text = template.text
        self.label = f"{owner}, key {template.text!r}"
        self.tail = template.tail
        self.names = template.names
        self.is_bare = template.bare is not None
        following = [part.literal for part in template.parts[1:]] + [template.tail]
        self.parts = tuple(
            KeyPart(
                part.literal,
                part.name,
                part.spec,
                forms[part.name],
                _text_maker(forms[part.name], part, self.label, is_bare=self.is_bare),
                after[:1],
                self.label,
                owner,
            )
            for part, after in zip(template.parts, following, strict=False)
        )
        for part in self.parts:
            _check_separator(part)
        self._pattern = self._compiled()
        self._pieces = tuple(
            (part.literal, part.name, part.text_of, part.separator or HIGHEST, part)
            for part in self.parts
        )

    @property
    def literal_prefix(self) -> str:
        """The common prefix of all keys of this template."""
        return self.parts[0].literal if self.parts else self.tail

    def sorts_by(self, position: int) -> bool:
        """Whether keys with equal preceding parts sort like the values of a part."""
        part = self.parts[position]
        is_last = position == len(self.parts) - 1 and not self.tail
        is_sorted = part.sorts_as_its_values or (is_last and part.sorts_as_its_values_when_last)
        return self.is_bare or is_sorted

    def rendered(self, values: Mapping[str, Any]) -> str | None:
        """Returns the whole key, or None if a part is missing."""
        key = ""
        # Every key of every call is built here: valid values need no further call.
        for literal, name, text_of, separator, part in self._pieces:
            value = values.get(name)
            if value is None:
                return None
            try:
                text = text_of(value)
            except InvalidValueError as error:
                raise part.named(error) from None
            if not text or separator in text or HIGHEST in text:
                text = part.piece(value)  # which raises the error
            key += literal + text
        return key + self.tail

    def prefix(self, values: Mapping[str, Any]) -> tuple[str, int]:
        """Returns the key as far as the values reach, and the number of parts."""
        text = ""
        for reached, part in enumerate(self.parts):
            text += part.literal
            value = values.get(part.name)
            if value is None:
                return text, reached
            text += part.piece(value)
        return text + self.tail, len(self.parts)

    def taken_apart(self, text: str) -> dict[str, str] | None:
        """Returns the parts of a stored key as text; None if it does not match the template."""
        match = self._pattern.fullmatch(text)
        return None if match is None else match.groupdict()

    def fits(self, text: str) -> bool:
        """Whether a stored text is a key of this template."""
        return self._pattern.fullmatch(text) is not None

    def _compiled(self) -> re.Pattern[str]:
        pattern = ""
        for part in self.parts:
            inner = f"[^{re.escape(part.separator)}]+" if part.separator else ".+"
            pattern += f"{re.escape(part.literal)}(?P<{part.name}>{inner})"
        return re.compile(pattern + re.escape(self.tail), re.DOTALL)


def _plain_text(value: Any) -> str:
    return value if type(value) is str else _TEXT.key_text(value)


def _check_separator(part: KeyPart) -> None:
    """Rejects a separator that values contain: their keys could never be written."""
    texts = [str(value) for value in part.form.enum or ()]
    if part.form.format in _SAMPLES:
        texts.append(part.text_of(_SAMPLES[part.form.format]))
    for text in texts:
        if part.separator and part.separator in text:
            raise TemplateError(
                f"{part.label}: {part.name} is followed by {part.separator!r}, so it must not "
                f"contain it: {text!r}."
            )


def _text_maker(form: Form, part: Part, label: str, *, is_bare: bool) -> Callable[[Any], str]:
    """Returns how a value is written into a key."""
    spec = part.spec
    if is_bare and form.format == "epoch-seconds-text":
        return _unpadded(form, label)
    if not spec:
        return _plain_text if type(form) is TextForm else form.key_text
    padded = _PADDED.fullmatch(spec) if form.format == "integer" else None
    width = 0 if padded is None else int(padded[1])
    if padded is None and not ("%" in spec and form.format in _TIMES):
        raise TemplateError(
            f"{label}: {{{part.name}:{spec}}} is not a valid format. Use {{n:08d}} for whole "
            f"numbers and {{t:%Y-%m}} for times."
        )

    def formatted(value: Any) -> str:
        form.check(value)
        if isinstance(value, datetime):
            value = value.astimezone(UTC)
        if isinstance(value, date):
            # strftime leaves out the zeros of years before 1000, which would sort wrongly.
            year = f"{value.year:04d}"
            return format(
                value, _DIRECTIVE.sub(lambda one: year if one[1] == "Y" else one[0], spec)
            )
        if value < 0:
            # A minus sign sorts before every digit, and -5 after -2.
            raise KeyPartError(f"{label}: {value} is negative and would sort wrongly.")
        text = format(value, spec)
        if len(text) > width:
            raise KeyPartError(
                f"{label}: {value} is too long for {{:{spec}}} and would sort wrongly."
            )
        return text

    return formatted


def _unpadded(form: Form, label: str) -> Callable[[Any], str]:
    """Returns how a value that is a whole key is written: in its stored form."""

    def checked(value: Any) -> str:
        text = form.key_text(value)
        if form.to_wire(value) != {"S": text}:
            raise KeyPartError(
                f"{label}: {value} is stored with fewer digits and would sort wrongly."
            )
        return text

    return checked
