"""More facts: data of an imported record beyond the attributes of a person.

    1 OCCU Baker             ->  OCCU, "Baker", 1850, with the title and page of its source
    2 DATE 1850
    2 SOUR @S1@
    3 PAGE 17

Facts keep their GEDCOM tags, which a page turns into words. Lines that programs write for
themselves, such as ids and times of changes, are not facts.
Not here: who may see them (`yggdrasil.people.more_facts`), attributes (`gedcom.meaning.people`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.gedcom.files.structures import VOID, Structure
from tablewright.systems.yggdrasil.gedcom.meaning.events import date_of, place_of

_SHOWN_EVENTS: Final = ("BIRT", "DEAT")  # the first of each: its date and place are attributes
_SHOWN_UNIONS: Final = ("MARR", "DIV")
_PROGRAM: Final = frozenset(
    "SEX FAMS FAMC HUSB WIFE CHIL CHAN CREA _UID UID RIN RFN AFN REFN EXID RESN NO _LIVING SUBM "
    "ANCI DESI _UPD _TODO".split()
)
_NOTES: Final = ("NOTE", "SNOTE")
_LENGTH_MAX: Final = limits.YGGDRASIL_FACT_TEXT_LENGTH_MAX


class FactDetail(msgspec.Struct, rename="camel", omit_defaults=True):
    """A line below a fact, such as an age or a cause."""

    tag: Annotated[str, Meta(description="GEDCOM tags, the outer one first: `ADDR.CITY`")]
    value: str = ""


class Citation(msgspec.Struct, rename="camel", omit_defaults=True):
    """A source of a fact, and the position of the fact in it."""

    title: str = ""
    author: str | None = None
    publication: str | None = None
    page: str | None = None
    text: str | None = None
    notes: list[str] = []
    details: list[FactDetail] = []


class MediaItem(msgspec.Struct, rename="camel", omit_defaults=True):
    """A picture or document that a file refers to."""

    title: str | None = None
    file: str | None = None
    format: str | None = None


class Fact(msgspec.Struct, rename="camel", omit_defaults=True):
    """A fact of an imported record about a person or a couple."""

    tag: Annotated[str, Meta(description="The GEDCOM tag, such as `BURI`")]
    value: str | None = None
    type: Annotated[str | None, Meta(description="The kind of event, as in the file")] = None
    date: Annotated[str | None, Meta(description="A GEDCOM date value")] = None
    place: str | None = None
    partner_id: Annotated[str | None, Meta(description="For facts of a couple")] = None
    details: list[FactDetail] = []
    notes: list[str] = []
    citations: list[Citation] = []
    media: list[MediaItem] = []

    @property
    def is_empty(self) -> bool:
        """Whether the fact has no content."""
        texts = (self.value, self.type, self.date, self.place)
        return not any((*texts, self.details, self.notes, self.citations, self.media))


@dataclass(slots=True)
class FactReader:
    """Converts records to facts, with the help of the file's other records."""

    records: Mapping[str, Structure] = field(default_factory=dict[str, Structure])
    name_of: Callable[[str], str | None] = lambda xref: None  # of people, by their ids in the file

    def of_person(self, record: Structure) -> Iterator[Fact]:
        """Returns the facts of an INDI record that are not attributes of a person."""
        shown = {
            id(record.first(tag)) for tag in (*_SHOWN_EVENTS, "NAME") if record.first(tag)
        }  # identities of lines whose values are attributes
        yield from self._facts(record, shown)

    def of_couple(self, record: Structure, partner_id: str) -> Iterator[Fact]:
        """Returns the facts of a FAM record that are not attributes of a couple."""
        shown = {id(one) for one in record.all(*_SHOWN_UNIONS)}
        for fact in self._facts(record, shown):
            fact.partner_id = partner_id
            yield fact

    def _facts(self, record: Structure, shown: set[int]) -> Iterator[Fact]:
        about = Fact("SOUR")
        for one in record.children:
            if one.tag in _PROGRAM or one.tag.startswith("-"):
                continue
            if one.tag in _NOTES:
                self._add_note_sources(one, about)
            elif one.tag in ("SOUR", "OBJE"):
                self._add(one, about, "")
            else:
                fact = self._fact(one, is_shown=id(one) in shown)
                if not fact.is_empty or (not one.children and id(one) not in shown):
                    yield fact
        if about.media:
            yield Fact("OBJE", media=about.media)
            about.media = []
        if not about.is_empty:
            yield about

    def _add_note_sources(self, note: Structure, about: Fact) -> None:
        # The text is the life story already.
        for one in note.all("SOUR"):
            self._add(one, about, "")

    def _fact(self, structure: Structure, *, is_shown: bool) -> Fact:
        fact = Fact(structure.tag)
        if not is_shown:
            value = self._value(structure)
            fact.value = _name(value) if structure.tag == "NAME" else value
            fact.date = date_of(structure).text
            fact.place = place_of(structure)
        for one in structure.children:
            if one.tag == "TYPE" and not one.points:
                fact.type = _clipped(one.value)
            elif one.tag == "DATE":
                self._add_below(one, fact, "DATE")
            elif one.tag == "PLAC":
                self._add_below(one, fact, "PLAC")
            else:
                self._add(one, fact, "")
        return fact

    def _add(self, structure: Structure, fact: Fact, above: str) -> None:
        tag = structure.tag
        if tag.startswith("-") or tag in _PROGRAM - {"HUSB", "WIFE"}:
            return
        if tag == "SOUR":
            fact.citations.append(self._citation(structure))
        elif tag == "OBJE":
            fact.media.extend(self._media(structure))
        elif tag in _NOTES:
            text = self._note(structure)
            if text:
                fact.notes.append(text)
        else:
            path = f"{above}.{tag}" if above else tag
            value = self._value(structure)
            if value:
                fact.details.append(FactDetail(path, value))
            self._add_below(structure, fact, path)

    def _add_below(self, structure: Structure, fact: Fact, path: str) -> None:
        for one in structure.children:
            if one.tag != "PHRASE" or path != "DATE":  # which the date says
                self._add(one, fact, path)

    def _value(self, structure: Structure) -> str | None:
        """Returns the text of a line; for a pointer, the name of its record."""
        if not structure.points:
            return _clipped(structure.value)
        if structure.value == VOID:
            return None
        name = self.name_of(structure.value)
        if name is not None:
            return name
        target = self.records.get(structure.value)
        return None if target is None else _title(target)

    def _note(self, structure: Structure) -> str | None:
        if not structure.points:
            return _clipped(structure.value)
        target = self.records.get(structure.value)
        return None if target is None else _clipped(target.value)

    def _citation(self, structure: Structure) -> Citation:
        cited = Citation()
        if structure.points:
            record = self.records.get(structure.value)
            if record is not None:
                self._describe(cited, record)
        else:
            cited.title = _clipped(structure.value) or ""
        holder = Fact("SOUR")
        texts: list[str] = []
        for one in structure.children:
            if one.tag == "PAGE":
                cited.page = self._value(one)
            elif one.tag == "TEXT":
                texts.append(one.value)
            elif one.tag == "DATA":
                texts += [below.value for below in one.all("TEXT")]
                for below in one.children:
                    if below.tag != "TEXT":
                        self._add(below, holder, "DATA")
            else:
                self._add(one, holder, "")
        cited.text = _clipped("\n".join(texts))
        cited.details += holder.details
        cited.notes += holder.notes
        return cited

    def _describe(self, cited: Citation, source: Structure) -> None:
        cited.title = _title(source) or ""
        cited.author = _clipped(source.text("AUTH"))
        cited.publication = _clipped(source.text("PUBL"))
        holder = Fact("SOUR")
        for one in source.children:
            if one.tag not in ("TITL", "AUTH", "PUBL", "OBJE", "TEXT", "DATA"):
                self._add(one, holder, "")
        cited.details += holder.details
        cited.notes += holder.notes

    def _media(self, structure: Structure) -> Iterator[MediaItem]:
        record = self.records.get(structure.value) if structure.points else structure
        if record is None:
            return
        title = _clipped(structure.text("TITL") or record.text("TITL"))
        for file in record.all("FILE"):
            form = file.text("FORM") or record.text("FORM")
            name = _clipped(file.text("TITL")) or title
            yield MediaItem(name, _clipped(file.value), _clipped(form))


def _title(record: Structure) -> str | None:
    """Returns the title of a record."""
    for tag in ("TITL", "ABBR", "NAME", "TEXT"):
        found = _clipped(record.text(tag))
        if found:
            return found
    return None


def _name(value: str | None) -> str | None:
    """Returns a name without the slashes around its surname."""
    return " ".join(value.replace("/", " ").split()) if value else None


def _clipped(text: str) -> str | None:
    plain = text.strip()
    if len(plain) > _LENGTH_MAX:
        plain = f"{plain[:_LENGTH_MAX]}…"
    return plain or None
