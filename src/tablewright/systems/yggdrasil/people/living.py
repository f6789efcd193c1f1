"""The living: who is presumed alive, and a family as readers see it.

A person is dead if a death is recorded, if they are marked as dead, or if they must have been born
too long ago. If no birth is known, the family is used: parents are born well before their children,
children before their mother's death, spouses before the wedding. All others are presumed alive. Not
here: who may see the living (`yggdrasil.trees.rights`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from copy import copy
from datetime import date

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.dates.lifetimes import (
    YEAR_DAYS,
    born,
    died,
    is_recorded_dead,
    married,
    parted,
)
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.relationships import ParentChild, Spouses
from tablewright.systems.yggdrasil.trees.family import Family, spouse_in

# One more day: years differ in length, and a living person must not be shown a day too early.
_LIFE_DAYS = int(limits.YGGDRASIL_LIFE_YEARS_MAX * YEAR_DAYS) + 1
_GROWN_DAYS = int(limits.YGGDRASIL_PARENT_YEARS_MIN * YEAR_DAYS)
_MOTHER_DAYS = int(limits.YGGDRASIL_MOTHER_YEARS_MAX * YEAR_DAYS)
_FATHER_DAYS = int(limits.YGGDRASIL_FATHER_YEARS_MAX * YEAR_DAYS)
_CARRIED_DAYS = limits.YGGDRASIL_PREGNANCY_DAYS_MAX
_LATEST_BIRTHS = "latest births"
HIDDEN_FIRST_NAME = "Living"
HIDDEN_STATUS = "Unknown"  # like a couple whose file does not state it


def is_living(family: Family, person: Person, today: date) -> bool:
    """Whether a person is presumed alive."""
    if is_recorded_dead(person):
        return False
    if person.is_living is not None:
        return person.is_living
    # A known birth is trusted: an error in the dates of kin must not reveal a living person.
    latest = born(person).latest
    if latest is None:
        latest = _latest_births(family).get(person.person_id)
    return latest is None or latest + _LIFE_DAYS >= today.toordinal()


def hidden(family: Family, today: date) -> frozenset[str]:
    """Returns the ids of all people who are presumed alive."""
    return frozenset(
        person_id
        for person_id, person in family.persons.items()
        if is_living(family, person, today)
    )


def shown(family: Family, today: date) -> Family:
    """Returns a family as readers see it: living people show only their position."""
    unseen = hidden(family, today)
    persons = {
        person_id: without_life(person) if person_id in unseen else person
        for person_id, person in family.persons.items()
    }
    links = tuple(
        _bare_link(link) if link.parent_id in unseen or link.child_id in unseen else link
        for link in family.links
    )
    couples = tuple(
        _bare_couple(one) if one.person1_id in unseen or one.person2_id in unseen else one
        for one in family.couples
    )
    made = Family(_bare_tree(family.tree), persons, links, couples)
    # Birth dates that follow from a living child still show that a parent is dead.
    latest = _latest_births(family)
    made.once(_LATEST_BIRTHS, lambda: latest)
    return made


def without_life(person: Person) -> Person:
    """Returns a person of whom only the position is shown."""
    return Person(
        person_id=person.person_id,
        tree_id=person.tree_id,
        user_id=person.user_id,
        first_name=HIDDEN_FIRST_NAME,
        last_name="",
        gender="Unknown",
        is_living=True,
        created_at=person.created_at,
        updated_at=person.updated_at,
    )


def _bare_link(link: ParentChild) -> ParentChild:
    return ParentChild(
        parent_id=link.parent_id,
        child_id=link.child_id,
        tree_id=link.tree_id,
        user_id=link.user_id,
        type=link.type,
        created_at=link.created_at,
        updated_at=link.updated_at,
    )


def _bare_couple(couple: Spouses) -> Spouses:
    return Spouses(
        person1_id=couple.person1_id,
        person2_id=couple.person2_id,
        tree_id=couple.tree_id,
        user_id=couple.user_id,
        status="Married",
        status_detail=HIDDEN_STATUS,
        created_at=couple.created_at,
        updated_at=couple.updated_at,
    )


def _bare_tree(tree: Tree) -> Tree:
    """Returns a tree without the lines of an import, which may name anyone."""
    if tree.gedcom_extra is None:
        return tree
    bare = copy(tree)
    bare.gedcom_extra = None
    return bare


def _latest_births(family: Family) -> Mapping[str, int]:
    """Returns the latest possible day of birth for each person, if it can be derived."""
    return family.once(_LATEST_BIRTHS, lambda: _find_latest_births(family))


def _find_latest_births(family: Family) -> Mapping[str, int]:
    """Follows links up, down, and up again, so that siblings and nephews count as children do."""
    latest: dict[str, int] = {}
    deaths: dict[str, int] = {}
    for person_id, person in family.persons.items():
        if (birth := born(person).latest) is not None:
            latest[person_id] = birth
        if (death := died(person).latest) is not None:
            deaths[person_id] = death
    descending = _parents_first(family)
    for _ in range(2):
        for person_id in reversed(descending):
            _follow_children(family, person_id, latest)
            _follow_spouses(family, person_id, latest, deaths)
        for person_id in descending:
            _follow_parents(family, person_id, latest, deaths)
    return latest


def _parents_first(family: Family) -> list[str]:
    """Yields people after their biological parents; those on or below a cycle are omitted."""
    waiting = {
        person_id: len(_birth_links(family.parents(person_id))) for person_id in family.persons
    }
    free = deque(person_id for person_id, count in waiting.items() if count == 0)
    ordered: list[str] = []
    while free:
        person_id = free.popleft()
        ordered.append(person_id)
        for link in _birth_links(family.children(person_id)):
            waiting[link.child_id] -= 1
            if waiting[link.child_id] == 0:
                free.append(link.child_id)
    return ordered


def _birth_links(links: Sequence[ParentChild]) -> list[ParentChild]:
    """Yields biological links: other links do not show who is older."""
    return [link for link in links if link.type == "Biological"]


def _follow_children(family: Family, person_id: str, latest: dict[str, int]) -> None:
    for link in family.children(person_id):
        if link.type == "Biological" and (birth := latest.get(link.child_id)) is not None:
            _lower(latest, person_id, birth - _GROWN_DAYS)


def _follow_spouses(
    family: Family, person_id: str, latest: dict[str, int], deaths: Mapping[str, int]
) -> None:
    for couple in family.spouses(person_id):
        ends = [married(couple).latest, parted(couple).latest]
        ends.append(_latest_death(spouse_in(couple, person_id), latest, deaths))
        known = [end for end in ends if end is not None]
        if known:
            _lower(latest, person_id, min(known) - _GROWN_DAYS)


def _follow_parents(
    family: Family, person_id: str, latest: dict[str, int], deaths: Mapping[str, int]
) -> None:
    for link in family.parents(person_id):
        if link.type != "Biological":
            continue
        is_mother = family.persons[link.parent_id].gender == "Female"
        if (birth := latest.get(link.parent_id)) is not None:
            _lower(latest, person_id, birth + (_MOTHER_DAYS if is_mother else _FATHER_DAYS))
        if (death := deaths.get(link.parent_id)) is not None:
            _lower(latest, person_id, death + (0 if is_mother else _CARRIED_DAYS))


def _latest_death(
    person_id: str, latest: Mapping[str, int], deaths: Mapping[str, int]
) -> int | None:
    birth = latest.get(person_id)
    return deaths.get(person_id, None if birth is None else birth + _LIFE_DAYS)


def _lower(latest: dict[str, int], person_id: str, day: int) -> None:
    known = latest.get(person_id)
    if known is None or day < known:
        latest[person_id] = day
