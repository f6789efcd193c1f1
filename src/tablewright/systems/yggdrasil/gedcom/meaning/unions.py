"""Unions: a couple from FAM records, and the records of a changed couple.

A couple is one item, however often they married: each marriage and divorce in turn is a union; the
last one is the item's, the others are its earlier unions. They may be in one record or in several.

    MARR, DIV, MARR  ->  one earlier union that was divorced, and a marriage

Other states, such as `Separated`, are an event `EVEN` of the type `Union`.
Not here: children (`gedcom.parentage`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Final, cast

import msgspec
from msgspec.structs import replace

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.relationships import Spouses
from tablewright.systems.yggdrasil.design.values import PreviousUnion, SpousalStatus
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure
from tablewright.systems.yggdrasil.gedcom.meaning.events import (
    When,
    date_of,
    note_text,
    place_of,
    said,
    same_date,
    set_date,
    set_note,
)

_STATUSES: Final = ("Married", "Divorced", "Widowed", "Separated")
_SEPARATIONS: Final = ("SEPARATED", "SEPARATION")
_ENDS: Final = ("DIV", "ANUL")
UNION: Final = "Union"
UNKNOWN: Final = "Unknown"  # nothing says whether they married
PARTNER: Final = "Partner"  # something says that they did not
ANNULLED: Final = "Annulled"
MAPPED_TAGS: Final = frozenset({"HUSB", "WIFE", "CHIL", "MARR", "DIV", "NOTE", "SNOTE"})


class Union(msgspec.Struct, frozen=True):
    """A marriage or partnership, from start to end; names as in `Spouses`."""

    status: SpousalStatus = "Married"
    status_detail: str | None = None
    marriage_date: date | None = None
    marriage_date_text: str | None = None
    marriage_place: str | None = None
    divorce_date: date | None = None
    divorce_date_text: str | None = None
    notes: str | None = None

    def says_as(self, other: Union) -> bool:
        """Whether two have the same meaning; a day can be written in two ways."""
        return self.said() == other.said()

    def said(self) -> tuple[Any, ...]:
        """The attributes in a form that can be compared."""
        return (
            self.status,
            self.status_detail,
            said(self.marriage_date, self.marriage_date_text),
            self.marriage_place,
            said(self.divorce_date, self.divorce_date_text),
            self.notes,
        )


UNION_NAMES: Final = Union.__struct_fields__


@dataclass(slots=True)
class _Slot:
    """The events of one union in a record."""

    marriage: Structure | None = None
    status: Structure | None = None  # EVEN
    end: Structure | None = None

    def structures(self) -> list[Structure]:
        return [one for one in (self.marriage, self.status, self.end) if one is not None]


class UnionPosition(msgspec.Struct, frozen=True):
    """The position of a union: its record, and its number there."""

    record: Structure
    number: int


def unions_of(
    records: Sequence[Structure], notes: dict[str, str]
) -> tuple[list[Union], list[UnionPosition]]:
    """Returns the unions of a couple with their positions, sorted by date."""
    groups: list[list[tuple[Union, UnionPosition]]] = []
    for record in records:
        slots, is_denied = _slots(record), _is_denied(record)
        group: list[tuple[Union, UnionPosition]] = []
        for number, slot in enumerate(slots):
            is_last = number == len(slots) - 1
            text = note_text(record, notes) if is_last else _status_note(slot)
            group.append((_union(slot, is_denied, text), UnionPosition(record, number)))
        groups.append(group)
    if len(groups) > 1 and None not in [_start(group[0][0]) for group in groups]:
        # Equal days keep the order of the file.
        groups.sort(key=lambda group: cast(date, _start(group[0][0])))
    found = _bounded([one for group in groups for one in group])
    return [union for union, _ in found], [place for _, place in found]


def _bounded(found: list[tuple[Union, UnionPosition]]) -> list[tuple[Union, UnionPosition]]:
    """Returns as many unions and notes as an item can store, latest first."""
    room, bounded = limits.YGGDRASIL_BIOGRAPHY_BYTES_MAX, list[tuple[Union, UnionPosition]]()
    for union, place in reversed(found[-limits.YGGDRASIL_UNIONS_MAX - 1 :]):
        room -= len(union.notes.encode()) if union.notes else 0
        bounded.insert(0, (union if room >= 0 else replace(union, notes=None), place))
    return bounded


def couple_values(unions: Sequence[Union]) -> dict[str, Any]:
    """Returns the attributes of a couple's item."""
    values = msgspec.structs.asdict(unions[-1])
    values["previous_unions"] = [_previous(one) for one in unions[:-1]] or None
    return values


def unions_of_couple(couple: Spouses) -> list[Union]:
    """Returns the unions in an item, earliest first."""
    last = Union(**{name: getattr(couple, name) for name in UNION_NAMES})
    return [*map(_from_previous, couple.previous_unions or ()), last]


def change_unions(
    records: Sequence[Structure], notes: dict[str, str], wanted: Sequence[Union]
) -> None:
    """Changes the records of a couple in place to have exactly these unions.

    Where there are more or fewer unions than before, all go into the last record.
    """
    old, places = unions_of(records, notes)
    old = [*(_from_previous(_previous(one)) for one in old[:-1]), old[-1]]
    if len(old) == len(wanted):
        for before, after, place in zip(old, wanted, places, strict=True):
            if not before.says_as(after):
                slots = _slots(place.record)
                _change_union(place, slots, after, notes)
        return
    for record in records:
        _put_slots(record, [])
    slots = [_Slot() for _ in wanted]
    last = records[-1]
    for number, (slot, union) in enumerate(zip(slots, wanted, strict=True)):
        _set_union(slot, union, is_denied=_is_denied(last))
        if number < len(slots) - 1:
            _set_status_note(slot, union)
        _keep_apart(slots, number, union)
    _put_slots(last, slots)
    if note_text(last, notes) != wanted[-1].notes:
        set_note(last, wanted[-1].notes)


def _change_union(
    place: UnionPosition, slots: list[_Slot], union: Union, notes: dict[str, str]
) -> None:
    slot = slots[place.number]
    _set_union(slot, union, is_denied=_is_denied(place.record))
    if place.number < len(slots) - 1:
        _set_status_note(slot, union)
    elif note_text(place.record, notes) != union.notes:
        set_note(place.record, union.notes)
    _keep_apart(slots, place.number, union)
    _put_slots(place.record, slots)


def _keep_apart(slots: Sequence[_Slot], number: int, union: Union) -> None:
    """Gives a union its own status if its events could be read as a neighbour's."""
    slot = slots[number]
    is_whole = slot.marriage is not None and slot.end is not None
    ends_openly = number < len(slots) - 1 and not is_whole
    begins_openly = number > 0 and slot.marriage is None
    if (ends_openly or begins_openly) and (slot.status is None or not _is_ours(slot.status)):
        detail = f", {union.status_detail}" if union.status_detail else ""
        slot.status = Structure("EVEN", f"{union.status}{detail}", [Structure("TYPE", UNION)])


def _set_union(slot: _Slot, union: Union, *, is_denied: bool) -> None:
    """Sets the events of a union."""
    marriage = said(union.marriage_date, union.marriage_date_text)
    end = said(union.divorce_date, union.divorce_date_text)
    is_plain = union.status == "Married" and union.status_detail is None and end is None
    # An existing one may have sources; it is removed only if the file says that there was none.
    stays = slot.marriage is not None and union.status_detail not in (PARTNER, UNKNOWN)
    slot.marriage = _event(
        slot.marriage, "MARR", marriage, union.marriage_place, is_wanted=is_plain or stays
    )
    is_divorced = union.status == "Divorced"
    slot.end = _event(slot.end, "DIV", end, None, is_wanted=is_divorced)
    if _status(slot, is_denied) == (union.status, union.status_detail):
        return
    slot.status = None
    if _status(slot, is_denied) == (union.status, union.status_detail):
        return
    detail = f", {union.status_detail}" if union.status_detail else ""
    slot.status = Structure("EVEN", f"{union.status}{detail}", [Structure("TYPE", UNION)])


def _event(
    old: Structure | None, tag: str, text: str | None, place: str | None, *, is_wanted: bool
) -> Structure | None:
    """Returns an event with this date and place; None if it is empty and not required."""
    if old is None:
        if text is None and place is None and not is_wanted:
            return None
        old = Structure(tag)
    when = date_of(old)
    if not same_date((when.day, when.text), (None, text)):
        set_date(old, text)
    if tag == "MARR" and place_of(old) != place:
        old.set("PLAC", place)
    if old.first("DATE", "PLAC") is None and not is_wanted:
        return None
    if not old.children:
        old.value = "Y"
    elif old.value == "Y" and old.first("DATE", "PLAC") is not None:
        old.value = ""
    return old


def _set_status_note(slot: _Slot, union: Union) -> None:
    """Writes the notes of an earlier union below its status."""
    if union.notes is None:
        if slot.status is not None:
            set_note(slot.status, None)
        return
    if slot.status is None:
        slot.status = Structure("EVEN", union.status, [Structure("TYPE", UNION)])
    set_note(slot.status, union.notes)


def _put_slots(record: Structure, slots: Sequence[_Slot]) -> None:
    """Replaces the events of unions in a record.

    A further marriage of the last union, such as one in church, stays before its status and end:
    after them it would begin another union.
    """
    old = [id(one) for slot in _slots(record) for one in slot.structures()]
    at = next(
        (place for place, one in enumerate(record.children) if id(one) in old),
        len(record.children),
    )
    rest = [one for one in record.children if id(one) not in old]
    new = [one for slot in slots for one in slot.structures()]
    ending = [one for one in (slots[-1].status, slots[-1].end) if one is not None] if slots else []
    children = [*rest[:at], *new[: len(new) - len(ending)], *rest[at:]]
    after = [place for place, one in enumerate(children, 1) if one.tag == "MARR"]
    at = max([at + len(new) - len(ending), *after])
    record.children = [*children[:at], *ending, *children[at:]]


def _slots(record: Structure) -> list[_Slot]:
    """Returns the unions of a record in order; at least one."""
    slots = [_Slot()]
    for one in record.all("MARR", *_ENDS, "EVEN"):
        slot = slots[-1]
        if one.value.strip().upper() == "N":  # from some programs: the event did not happen
            continue
        if one.tag == "MARR":
            has_ended = slot.marriage is not None and slot.end is not None
            if has_ended or (slot.status is not None and _is_ours(slot.status)):
                slots.append(_Slot(marriage=one))
            elif slot.marriage is None:
                slot.marriage = one
        elif one.tag in _ENDS:
            if slot.end is None:
                slot.end = one
        elif _is_about_union(one):
            if slot.end is not None and _is_ours(one):
                slots.append(_Slot(status=one))
            elif slot.status is None:
                slot.status = one
            elif _is_ours(one):
                slots.append(_Slot(status=one))
    return slots


def _is_ours(event: Structure) -> bool:
    return event.text("TYPE") == UNION


def _is_about_union(event: Structure) -> bool:
    return _is_ours(event) or event.text("TYPE").strip().upper() in _SEPARATIONS


def _is_denied(record: Structure) -> bool:
    """Whether the record states that the couple did not marry."""
    said_so = any(one.value.strip() == "MARR" for one in record.all("NO", "_NO"))
    return said_so or any(one.value.strip().upper() == "N" for one in record.all("MARR"))


def _union(slot: _Slot, is_denied: bool, notes: str | None) -> Union:
    married, ended = date_of(slot.marriage), date_of(slot.end)
    status, detail = _status(slot, is_denied)
    return Union(
        status=status,
        status_detail=detail,
        marriage_date=married.day,
        marriage_date_text=married.text,
        marriage_place=place_of(slot.marriage),
        divorce_date=ended.day,
        divorce_date_text=ended.text,
        notes=notes,
    )


def _status(slot: _Slot, is_denied: bool) -> tuple[SpousalStatus, str | None]:
    if slot.status is not None:
        if not _is_ours(slot.status):
            return "Divorced" if slot.end is not None else "Separated", None
        word, _, detail = slot.status.value.partition(", ")
        if word in _STATUSES:
            return word, detail or None
    if slot.end is not None:
        return "Divorced", ANNULLED if slot.end.tag == "ANUL" else None
    if slot.marriage is not None:
        return "Married", None
    return "Married", PARTNER if is_denied else UNKNOWN


def _status_note(slot: _Slot) -> str | None:
    return None if slot.status is None else note_text(slot.status, {})


def _start(union: Union) -> date | None:
    text = said(union.marriage_date, union.marriage_date_text)
    return When.of(text).sort


def _previous(union: Union) -> PreviousUnion:
    """Returns an earlier union; attributes that only the last one has go into its notes."""
    notes = [union.notes]
    if union.status_detail not in (None, UNKNOWN):
        notes.insert(0, union.status_detail)
    return PreviousUnion(
        status=union.status,
        marriage_date=union.marriage_date,
        marriage_date_text=union.marriage_date_text,
        marriage_place=union.marriage_place,
        divorce_date=union.divorce_date,
        divorce_date_text=union.divorce_date_text,
        notes="\n".join(one for one in notes if one) or None,
    )


def _from_previous(one: PreviousUnion) -> Union:
    return Union(
        status=one.status,
        marriage_date=one.marriage_date,
        marriage_date_text=one.marriage_date_text,
        marriage_place=one.marriage_place,
        divorce_date=one.divorce_date,
        divorce_date_text=one.divorce_date_text,
        notes=one.notes,
    )
