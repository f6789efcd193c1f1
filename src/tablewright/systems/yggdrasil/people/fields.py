"""Fields: the bounded values of requests, and their conversion to attributes.

In a change, missing fields stay as they are, and null removes a value. A date is a day
(`birthDate`) or a GEDCOM date value (`birthDateText`); either one sets all attributes of that date.
Not here: parsing date values (`yggdrasil.dates`).
"""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta

from tablewright.errors import InvalidError
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.dates.dates import read_date

# One line, without control characters; and several lines. `$` would let a line end pass.
_LINE = r"^[^\x00-\x1f\x7f]*$(?!\n)"
_LINES = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$"

TreeName = Annotated[
    str, Meta(min_length=1, max_length=limits.YGGDRASIL_TREE_NAME_LENGTH_MAX, pattern=_LINE)
]
Description = Annotated[
    str, Meta(max_length=limits.YGGDRASIL_DESCRIPTION_LENGTH_MAX, pattern=_LINES)
]
Name = Annotated[str, Meta(max_length=limits.YGGDRASIL_NAME_LENGTH_MAX, pattern=_LINE)]
Nickname = Annotated[str, Meta(max_length=limits.YGGDRASIL_NICKNAME_LENGTH_MAX, pattern=_LINE)]
PlaceName = Annotated[str, Meta(max_length=limits.YGGDRASIL_PLACE_LENGTH_MAX, pattern=_LINE)]
Biography = Annotated[str, Meta(pattern=_LINES, description="At most 64 KB")]
Notes = Annotated[str, Meta(max_length=limits.YGGDRASIL_NOTES_LENGTH_MAX, pattern=_LINES)]
Detail = Annotated[str, Meta(max_length=limits.YGGDRASIL_DETAIL_LENGTH_MAX, pattern=_LINE)]
DateText = Annotated[
    str,
    Meta(
        max_length=limits.YGGDRASIL_DATE_TEXT_LENGTH_MAX,
        pattern=_LINE,
        description="A GEDCOM date value, such as ABT 1850",
    ),
]


def given(body: msgspec.Struct) -> dict[str, Any]:
    """Returns the fields of a body as attributes; texts are trimmed.

    A text of spaces only counts as missing. Line ends are normalised, as GEDCOM files require.
    """
    found: dict[str, Any] = {}
    for name in body.__struct_fields__:
        value = getattr(body, name)
        if value is not UNSET:
            found[name] = _text(value) if isinstance(value, str) else value
    return found


def _text(value: str) -> str | None:
    return value.replace("\r\n", "\n").replace("\r", "\n").strip() or None


def set_date(attributes: dict[str, Any], name: str, sort: str | None = None) -> None:
    """Converts a date of a request body to its attributes, in place; raises `InvalidError`.

    `name` is that of the day; beside it stands `<name>_text`, and the earliest day under `sort`.
    """
    text_name = f"{name}_text"
    if name not in attributes and text_name not in attributes:
        return
    day: date | None = attributes.get(name)
    text: str | None = attributes.get(text_name)
    earliest: date | None = None
    if text is not None:
        value = read_date(text)
        if value is None:
            raise InvalidError(
                f"{text!r} is not a GEDCOM date, such as 12 MAR 1850 or BET 1849 AND 1851.",
                details={"place": _camel(text_name)},
            )
        if day is not None and day != value.day:
            raise InvalidError(
                "The day and the text of the date differ.", details={"place": _camel(text_name)}
            )
        day, earliest = value.day, value.earliest
    attributes[name], attributes[text_name] = day, text
    if sort is not None:
        attributes[sort] = earliest


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.title() for word in rest)
