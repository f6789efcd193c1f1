"""The format of backups: a user's own data as JSON, and its validation.

    {"format": "tablewright-yggdrasil", "version": 1, "user": {…}, "trees": [
        {"treeId": …, "persons": [{…}], "parents": [{…}], "spouses": [{…}]}]}

Missing values are omitted, and everything is sorted by id: the same data gives the same file.
Photos, and the files of imported archives by their paths (`media`), are included on request. The
password, guests, and the authors of changes are not.
Not here: reading data (`yggdrasil.backup.backing_up`), restoring it (`yggdrasil.backup.restoring`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date, datetime
from graphlib import CycleError, TopologicalSorter
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from tablewright.api.http.failures import invalid
from tablewright.errors import HttpError, InvalidError, MalformedError
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.values import Gender, Id, ParentType, SpousalStatus
from tablewright.systems.yggdrasil.gedcom.files.structures import kept_records
from tablewright.systems.yggdrasil.gedcom.meaning.kept_records import origin_of
from tablewright.systems.yggdrasil.people.photo_images import opened

FORMAT: Final = "tablewright-yggdrasil"
VERSION: Final = 1

Stamp = Annotated[datetime, Meta(tz=True)]
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")  # but tabs and line ends


class Part(msgspec.Struct, rename="camel", omit_defaults=True, forbid_unknown_fields=True):
    """The base of the parts of a backup."""


class UserPart(Part):
    """The owner of the backup; not restored."""

    user_id: Id
    email: str
    created_at: Stamp
    updated_at: Stamp
    display_name: str | None = None


class PersonPart(Part):
    """A person in a backup, perhaps with a photo."""

    person_id: Id
    first_name: str
    last_name: str
    gender: Gender
    created_at: Stamp
    updated_at: Stamp
    middle_name: str | None = None
    birth_name: str | None = None
    preferred_name: str | None = None
    suffix: str | None = None
    birth_date: date | None = None
    birth_date_text: str | None = None
    birth_sort: date | None = None
    death_date: date | None = None
    death_date_text: str | None = None
    death_sort: date | None = None
    birth_place: str | None = None
    death_place: str | None = None
    biography: str | None = None
    is_living: bool | None = None
    gedcom_extra: str | None = None
    distinct_from: Annotated[list[Id], Meta(max_length=limits.YGGDRASIL_DISTINCT_MAX)] | None = None
    photo: Annotated[bytes, Meta(max_length=limits.YGGDRASIL_PHOTO_BYTES_MAX)] | None = None
    photo_version: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")] | None = None


class ParentPart(Part):
    """A link between a parent and a child."""

    parent_id: Id
    child_id: Id
    type: ParentType
    created_at: Stamp
    updated_at: Stamp
    type_detail: str | None = None
    adoption_date: date | None = None
    adoption_date_text: str | None = None
    notes: str | None = None
    gedcom_extra: str | None = None


class UnionPart(Part):
    """An earlier union of a couple."""

    status: SpousalStatus
    marriage_date: date | None = None
    marriage_date_text: str | None = None
    marriage_place: str | None = None
    divorce_date: date | None = None
    divorce_date_text: str | None = None
    notes: str | None = None


class SpousesPart(Part):
    """A current or former couple."""

    person1_id: Id
    person2_id: Id
    status: SpousalStatus
    created_at: Stamp
    updated_at: Stamp
    status_detail: str | None = None
    marriage_date: date | None = None
    marriage_date_text: str | None = None
    marriage_place: str | None = None
    divorce_date: date | None = None
    divorce_date_text: str | None = None
    notes: str | None = None
    previous_unions: list[UnionPart] | None = None
    gedcom_extra: str | None = None


class TreePart(Part):
    """A tree with its contents."""

    tree_id: Id
    tree_name: Annotated[str, Meta(min_length=1, max_length=limits.YGGDRASIL_TREE_NAME_LENGTH_MAX)]
    is_public: bool
    created_at: Stamp
    updated_at: Stamp
    persons: list[PersonPart]
    parents: list[ParentPart]
    spouses: list[SpousesPart]
    description: Annotated[str, Meta(max_length=limits.YGGDRASIL_DESCRIPTION_LENGTH_MAX)] | None = (
        None
    )
    root_person_id: Id | None = None
    gedcom_files: list[str] | None = None  # imported data that belongs to no person or link
    media: Annotated[dict[str, bytes], Meta(max_length=limits.GEDCOM_ZIP_FILES_MAX)] | None = None

    @property
    def items(self) -> int:
        """The number of items and files."""
        items = len(self.persons) + len(self.parents) + len(self.spouses)
        return items + len(self.media or ())

    @property
    def photos(self) -> int:
        """The number of photos."""
        return sum(one.photo is not None for one in self.persons)


class Backup(Part, kw_only=True):
    """The data of one user."""

    format: Literal["tablewright-yggdrasil"]
    version: Literal[1]
    user: UserPart
    trees: Annotated[list[TreePart], Meta(max_length=limits.YGGDRASIL_BACKUP_TREES_MAX)]


_encode = msgspec.json.Encoder().encode
_decoder: Final = msgspec.json.Decoder(Backup)


def written(backup: Backup) -> bytes:
    """Returns a backup as a file."""
    return _encode(backup)


def read(content: bytes) -> Backup:
    """Parses a backup; raises 400 for invalid JSON, 422 with the place of any other error.

    This may take long: do not call it on the event loop.
    """
    try:
        backup = _decoder.decode(content)
    except msgspec.ValidationError as error:
        raise invalid(error, "body") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise MalformedError(f"The body is not valid JSON: {str(error)[:200]}.") from None
    _check(backup)
    return backup


def _check(backup: Backup) -> None:
    trees, persons = set[str](), set[str]()
    for number, tree in enumerate(backup.trees):
        place = f"trees[{number}]"
        if tree.tree_id in trees:
            raise _refused("Two trees have this id.", f"{place}.treeId")
        trees.add(tree.tree_id)
        _check_persons(tree, place, persons)
        _check_links(tree, place)
        _check_sizes(tree, place)
        _check_kept(tree, place)
        _check_texts(tree, place)
    _check_photos(backup)


def _check_persons(tree: TreePart, place: str, seen: set[str]) -> None:
    for number, person in enumerate(tree.persons):
        if person.person_id in seen:
            raise _refused("Two people have this id.", f"{place}.persons[{number}].personId")
        seen.add(person.person_id)
    root = tree.root_person_id
    if root is not None and root not in {one.person_id for one in tree.persons}:
        raise _refused("The root person is not in the tree.", f"{place}.rootPersonId")


def _check_links(tree: TreePart, place: str) -> None:
    persons = {one.person_id for one in tree.persons}
    pairs = [
        *((f"parents[{n}]", one.parent_id, one.child_id) for n, one in enumerate(tree.parents)),
        *((f"spouses[{n}]", one.person1_id, one.person2_id) for n, one in enumerate(tree.spouses)),
    ]
    seen: set[object] = set()
    for where, first, second in pairs:
        where = f"{place}.{where}"
        if first not in persons or second not in persons:
            raise _refused("One of the two people is not in the tree.", where)
        if first == second:
            raise _refused("A person cannot be related to themselves.", where)
        is_couple = ".spouses[" in where
        mark = frozenset((first, second)) if is_couple else (first, second)
        if mark in seen:
            raise _refused("This relationship is listed twice.", where)
        seen.add(mark)
    circle = circle_in((one.parent_id, one.child_id) for one in tree.parents)
    if circle:
        raise _refused(f"{circle[0]} is their own ancestor.", f"{place}.parents")


def circle_in(links: Iterable[tuple[str, str]]) -> list[str]:
    """Returns people who are their own ancestors, from ids of parents and children; empty if there
    are none.

    >>> circle_in([("a", "b"), ("b", "c"), ("c", "a")])
    ['a', 'b', 'c']
    """
    sorter = TopologicalSorter[str]()
    for parent, child in links:
        sorter.add(child, parent)
    try:
        sorter.prepare()
    except CycleError as error:
        return sorted(set(error.args[1]))
    return []


def _check_sizes(tree: TreePart, place: str) -> None:
    most = limits.YGGDRASIL_BACKUP_ITEM_BYTES_MAX
    for where, part in _parts(tree):
        if len(_encode(part)) > most:
            raise _refused(f"This may have at most {most // 1024} KB.", f"{place}.{where}")


def _check_kept(tree: TreePart, place: str) -> None:
    """Rejects texts that no import would store, and no export could read."""
    for number, text in enumerate(tree.gedcom_files or ()):
        if not _is_readable(text):
            raise _refused(
                "This is not GEDCOM text that an import stored.", f"{place}.gedcomFiles[{number}]"
            )
    for where, part in _parts(tree):
        if part.gedcom_extra is not None and not _is_readable(part.gedcom_extra):
            raise _refused(
                "This is not GEDCOM text that an import stored.", f"{place}.{where}.gedcomExtra"
            )


def _check_texts(tree: TreePart, place: str) -> None:
    """Rejects control characters: imports reject them, so exports must not have any."""
    _check_text(tree, place)
    for where, part in _parts(tree):
        _check_text(part, f"{place}.{where}")
        unions = part.previous_unions or () if isinstance(part, SpousesPart) else ()
        for number, union in enumerate(unions):
            _check_text(union, f"{place}.{where}.previousUnions[{number}]")


def _check_text(part: Part, place: str) -> None:
    for name, shown in zip(part.__struct_fields__, part.__struct_encode_fields__, strict=True):
        value = getattr(part, name)
        if isinstance(value, str) and _CONTROL.search(value):
            raise _refused("The text contains a control character.", f"{place}.{shown}")


def _is_readable(text: str) -> bool:
    """Whether exports can read a text that the file declares as kept."""
    try:
        for record in kept_records(text):
            origin_of(record)
    except ValueError:
        return False
    return True


def _parts(tree: TreePart) -> Iterator[tuple[str, PersonPart | ParentPart | SpousesPart]]:
    for number, person in enumerate(tree.persons):
        plain = msgspec.structs.replace(person, photo=None) if person.photo else person
        yield f"persons[{number}]", plain
    for number, parent in enumerate(tree.parents):
        yield f"parents[{number}]", parent
    for number, couple in enumerate(tree.spouses):
        yield f"spouses[{number}]", couple


def _check_photos(backup: Backup) -> None:
    """Checks the declared type of photos; a damaged one is omitted when it is decoded."""
    if sum(tree.photos for tree in backup.trees) > limits.YGGDRASIL_BACKUP_PHOTOS_MAX:
        raise _refused(
            f"A backup may have at most {limits.YGGDRASIL_BACKUP_PHOTOS_MAX} photos.", "trees"
        )
    for at, tree in enumerate(backup.trees):
        for number, person in enumerate(tree.persons):
            if person.photo is None:
                continue
            try:
                opened(person.photo)
            except HttpError as error:
                place = f"trees[{at}].persons[{number}].photo"
                raise _refused(error.message, place) from None


def _refused(message: str, place: str) -> InvalidError:
    return InvalidError(message, details={"place": place})
