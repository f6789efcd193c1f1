"""Names: the parts of a GEDCOM name as attributes of a person, and back.

    Lt. Cmndr. Joseph William /de Allen/ jr.

The surname stands between slashes; what follows is a suffix. The first given name is the first
name, further ones are middle names. A text without slashes that has more words than the parts
beside it is the name, such as `King George VI` beside `GIVN Albert`.
Not here: which of several names is the person's (`gedcom.people`).
"""

from __future__ import annotations

from typing import Final

import msgspec

from tablewright.systems.yggdrasil.gedcom.files.structures import Structure
from tablewright.systems.yggdrasil.gedcom.meaning.events import clipped

_PARTS: Final = ("NPFX", "GIVN", "NICK", "SPFX", "SURN", "NSFX")


class NameParts(msgspec.Struct, frozen=True):
    """The parts of a name: given names, surname, prefix and suffix."""

    first: str = ""
    middle: str | None = None
    last: str = ""
    suffix: str | None = None
    nickname: str | None = None


def name_parts(name: Structure | None) -> NameParts:
    """Returns the parts of a name; explicit parts take precedence over the text."""
    if name is None or name.points:
        return NameParts()
    before, surname, after = _split(name.value)
    if not name.children:  # as in most files
        first, _, rest = (clipped(before) or "").partition(" ")
        return NameParts(first, rest or None, clipped(surname) or "", clipped(after))
    own = _own_text(name)
    if own is not None:
        return own
    surn = name.text("SURN")
    if "/" in surn or not surname:
        surname = f"{name.text('SPFX')} {surn}"
    first, middle = _given(name, before)
    return NameParts(
        first=first,
        middle=middle,
        last=clipped(surname) or "",
        suffix=clipped(name.text("NSFX") or after),
        nickname=clipped(name.text("NICK")),
    )


def _own_text(name: Structure) -> NameParts | None:
    """Returns a name text without slashes, if it has words that no part has."""
    text = clipped(name.value)
    if text is None or "/" in text or name.first("GIVN", "SURN") is None:
        return None
    pieces = [one.value for one in name.all(*_PARTS) if not one.points]
    known = set(" ".join(pieces).replace(",", " ").split())
    if known.issuperset(text.replace(",", " ").split()):
        return None
    suffix, nickname = clipped(name.text("NSFX")), clipped(name.text("NICK"))
    surname = clipped(f"{name.text('SPFX')} {name.text('SURN')}")
    if surname is None or not text.endswith(f" {surname}"):
        return NameParts(first=text, suffix=suffix, nickname=nickname)
    given = text.removesuffix(surname).removeprefix(name.text("NPFX"))
    first, _, rest = (clipped(given) or "").partition(" ")
    return NameParts(first, rest or None, surname, suffix, nickname)


def _split(value: str) -> tuple[str, str, str]:
    before, _, rest = value.partition("/")
    surname, _, after = rest.partition("/")
    return before, surname, after


def _given(name: Structure, before: str) -> tuple[str, str | None]:
    """Returns the first name and the middle names."""
    named = [one.value for one in name.all("GIVN") if not one.points]
    if len(named) > 1:
        return clipped(named[0]) or "", clipped(" ".join(named[1:]))
    if named and "," in named[0]:
        first, _, rest = named[0].partition(",")
        return clipped(first) or "", clipped(rest.replace(",", " "))
    given = named[0] if named and named[0].strip() else before.strip()
    if not named:
        given = given.removeprefix(name.text("NPFX")) if name.text("NPFX") else given
    first, _, rest = (clipped(given) or "").partition(" ")
    return first, rest or None


def set_name(name: Structure, parts: NameParts) -> None:
    """Sets the parts of a name; other substructures stay, such as a prefix or sources."""
    nickname = parts.nickname
    plain = NameParts(parts.first, parts.middle, parts.last, parts.suffix)
    prefix = name.text("NPFX")
    for tag in ("GIVN", "SPFX", "SURN", "NSFX"):
        for one in list(name.all(tag)):
            name.drop(one)
    name.points = False
    name.value = _composed(plain, prefix)
    name.set("NICK", nickname)
    if name_parts(name) != parts:
        name.children = [*_pieces(plain), *name.children]


def _composed(parts: NameParts, prefix: str = "") -> str:
    """Returns the text of a name.

    >>> _composed(NameParts("Mary", "Ann", "Roe", "Jr."))
    'Mary Ann /Roe/ Jr.'
    """
    given = " ".join(one for one in (prefix, parts.first, parts.middle) if one).replace("/", "-")
    surname = f"/{parts.last.replace('/', '-')}/" if parts.last or not given else ""
    suffix = (parts.suffix or "").replace("/", "-")
    if suffix and not surname:
        surname = "//"
    return " ".join(one for one in (given, surname, suffix) if one)


def _pieces(parts: NameParts) -> list[Structure]:
    """Returns the explicit parts, where the text does not distinguish them."""
    pieces: list[Structure] = []
    if parts.first or parts.middle:  # two lines, or the second word would be a middle name
        pieces += [Structure("GIVN", parts.first), Structure("GIVN", parts.middle or "")]
    if parts.last:
        pieces.append(Structure("SURN", parts.last))
    if parts.suffix:
        pieces.append(Structure("NSFX", parts.suffix))
    return pieces
