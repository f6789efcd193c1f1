"""The directory of a family: its people by name, folded once, so that a search only compares.

A search finds whoever has every word of it in some part of the name; accents and case do not count.
Not here: whose names may be searched (`yggdrasil.reading` gives those that the caller sees).
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, islice
from typing import NamedTuple

from tablewright.systems.yggdrasil.persons import Person

# What has no accent to take off, and is still written otherwise by many.
_ALIKE = str.maketrans(
    {
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "ł": "l",
        "\u0131": "i",
        "æ": "ae",
        "œ": "oe",
        "þ": "th",
        "\u2019": "'",
    }
)


class Place(NamedTuple):
    """Where somebody stands in the directory; sorted by it."""

    last_name: str
    first_name: str
    person_id: str


class Directory:
    """People sorted by last name, first name and id."""

    __slots__ = ("_joined", "_persons", "_places", "_starts", "_texts")

    def __init__(self, persons: Iterable[Person]) -> None:
        entries = sorted(((_place(one), one) for one in persons), key=lambda entry: entry[0])
        self._places: Sequence[Place] = [place for place, _ in entries]
        self._persons: Sequence[Person] = [person for _, person in entries]
        self._texts: Sequence[str] = [_searched(*entry) for entry in entries]
        self._joined = "\n".join(self._texts)
        lengths = (len(text) + 1 for text in self._texts)
        self._starts: Sequence[int] = list(accumulate(lengths, initial=0))[:-1]

    def page(
        self, words: Sequence[str], limit: int, after: Place | None = None
    ) -> tuple[list[Person], Place | None]:
        """The next people who have all words in their names, and where to go on, if anywhere."""
        start = 0 if after is None else bisect_right(self._places, after)
        found = list(islice(self._having(words, start), limit + 1))
        people = [self._persons[number] for number in found[:limit]]
        return people, self._places[found[limit - 1]] if len(found) > limit else None

    def _having(self, words: Sequence[str], start: int) -> Iterator[int]:
        """Whoever has all words, from a place on: one search for the longest finds most of them."""
        needle, number = max(words, key=len, default=""), start
        while number < len(self._texts):
            at = self._joined.find(needle, self._starts[number])
            if at < 0:
                return
            number = bisect_right(self._starts, at) - 1
            if all(word in self._texts[number] for word in words):
                yield number
            number += 1


def folded(text: str) -> str:
    """A text without case and accents.

    >>> folded("Søren Ångström-Müßig")
    'soren angstrom-mussig'
    """
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join([one for one in apart if not unicodedata.combining(one)]).translate(_ALIKE)


def words_of(query: str) -> list[str]:
    """The words that a search looks for."""
    return folded(query).split()


def _place(person: Person) -> Place:
    return Place(folded(person.last_name), folded(person.first_name), person.person_id)


def _searched(place: Place, person: Person) -> str:
    more = (person.middle_name, person.birth_name, person.preferred_name, person.suffix)
    others = [folded(one) for one in more if one]
    # A line end between them, so that no word reaches from one part into the next.
    return "\n".join([place.last_name, place.first_name, *others])
