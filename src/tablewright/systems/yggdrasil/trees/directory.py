"""The directory of a family: its people by normalised name, for searches.

A search finds people who have every word of it in some part of a name, a title, a place, a year or
an imported fact; accents and case do not count. All names together have far fewer words than there
are people. A word that few people have is looked up in the list of words. If many people have the
word, the next match is near, and the names themselves are searched.
Not here: whose names may be searched (`yggdrasil.trees.reading` gives those that the caller sees).
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from heapq import merge
from itertools import accumulate, islice
from typing import Final, NamedTuple

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.dates.lifetimes import born, died
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.people.further_names import further_names, kept_words

_GRAM: Final = 3
_FEW: Final = limits.YGGDRASIL_FEW_PEOPLE
# A position becomes a cursor in a URL, and a folded name may have 18 times as many letters.
_SORTED_BY: Final = limits.YGGDRASIL_NAME_LENGTH_MAX
# Letters without a separable accent that many people write in another way.
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


class DirectoryKey(NamedTuple):
    """The position of a person in the directory; its sort key."""

    last_name: str
    first_name: str
    person_id: str


class Directory:
    """People sorted by last name, first name and id.

    A change of a few people leaves the rest unchanged: deleted and changed people are skipped
    there, and searched in a small separate directory.
    """

    __slots__ = ("_gone", "_newer", "_people")

    def __init__(self, persons: Iterable[Person]) -> None:
        self._people = _People(persons)
        self._newer = _People(())
        self._gone: frozenset[str] = frozenset()

    def changed(self, written: Sequence[Person], deleted: Sequence[Person]) -> Directory | None:
        """Returns the directory after a change; None if it should be built again."""
        newer = {one.person_id: one for one in (*self._newer.persons, *written)}
        for one in deleted:
            newer.pop(one.person_id, None)
        after = Directory(())
        after._people = self._people
        after._gone = self._gone.union(one.person_id for one in (*written, *deleted))
        if len(after._gone) > limits.YGGDRASIL_DIRECTORY_CHANGES_MAX:
            return None
        after._newer = _People(newer.values())
        return after

    def page(
        self, words: Sequence[str], limit: int, after: DirectoryKey | None = None
    ) -> tuple[list[Person], DirectoryKey | None]:
        """Returns the next people who have all words, and the next position, if any."""
        gone = self._gone
        older = (one for one in self._people.having(words, after) if one[0].person_id not in gone)
        every = merge(older, self._newer.having(words, after))  # no two have the same place
        found = list(islice(every, limit + 1))
        people = [person for _, person in found[:limit]]
        return people, found[limit - 1][0] if len(found) > limit else None


class _People:
    """People with their folded names, sorted."""

    __slots__ = ("_names", "_places", "_words", "persons")

    def __init__(self, persons: Iterable[Person]) -> None:
        entries = sorted(map(_entry, persons), key=lambda entry: entry[0])
        self._places: Sequence[DirectoryKey] = [place for place, _, _ in entries]
        self._names = _Texts([text for _, text, _ in entries])
        self.persons: Sequence[Person] = [person for _, _, person in entries]
        self._words = _Words(self._names.texts)

    def having(
        self, words: Sequence[str], after: DirectoryKey | None
    ) -> Iterator[tuple[DirectoryKey, Person]]:
        """Yields people with all words, after a position: one word finds most of them."""
        start = 0 if after is None else bisect_right(self._places, after)
        longest = sorted(words, key=len, reverse=True)
        few = next((some for some in map(self._words.having, longest) if some is not None), None)
        if few is None:
            some = self._names.having(longest[0] if longest else "", start)
        else:
            some = few[bisect_left(few, start) :]
        texts = self._names.texts
        for one in some:
            if all(word in texts[one] for word in words):
                yield self._places[one], self.persons[one]


class _Texts:
    """Texts that can be searched as one string."""

    __slots__ = ("_joined", "_starts", "texts")

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = texts
        self._joined = "\n".join(texts)
        lengths = (len(text) + 1 for text in texts)
        self._starts: Sequence[int] = list(accumulate(lengths, initial=0))[:-1]

    def having(self, part: str, start: int = 0) -> Iterator[int]:
        """Yields the numbers of the texts that contain a string, from one on."""
        number = start
        while number < len(self.texts):
            at = self._joined.find(part, self._starts[number])
            if at < 0:
                return
            number = bisect_right(self._starts, at) - 1
            yield number
            number += 1


class _Words:
    """The words of many texts, and the texts that contain them."""

    __slots__ = ("_grams", "_numbers", "_words")

    def __init__(self, texts: Iterable[str]) -> None:
        numbers: dict[str, list[int]] = {}
        for number, text in enumerate(texts):
            for word in set(text.split()):
                numbers.setdefault(word, []).append(number)
        self._words = _Texts(list(numbers))
        self._numbers = list(numbers.values())
        self._grams: dict[str, list[int]] = {}
        for place, word in enumerate(numbers):
            for gram in _grams(word):
                self._grams.setdefault(gram, []).append(place)

    def having(self, part: str) -> list[int] | None:
        """Returns the numbers of the texts with a matching word; None if there are many."""
        found: set[int] = set()
        for place in self._places(part):
            found.update(self._numbers[place][:_FEW])
            if len(found) >= _FEW:
                return None
        return sorted(found)

    def _places(self, part: str) -> Iterable[int]:
        """Returns the positions of words that contain a string, by its rarest three letters."""
        grams = _grams(part)
        if not grams:
            return self._words.having(part)
        rarest = min((self._grams.get(gram, []) for gram in grams), key=len)
        return (place for place in rarest if part in self._words.texts[place])


def _grams(word: str) -> set[str]:
    """Returns all sequences of three letters."""
    return {word[at : at + _GRAM] for at in range(len(word) - _GRAM + 1)}


def folded(text: str) -> str:
    """Returns a text without case and accents.

    >>> folded("Søren Ångström-Müßig")
    'soren angstrom-mussig'
    """
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join([one for one in apart if not unicodedata.combining(one)]).translate(_ALIKE)


def words_of(query: str) -> list[str]:
    """Returns the words to search for."""
    return folded(query).split()


def _entry(person: Person) -> tuple[DirectoryKey, str, Person]:
    """Returns the sort key of a person, and the searchable text."""
    last, first = folded(person.last_name), folded(person.first_name)
    more = (person.middle_name, person.birth_name, person.preferred_name, person.suffix)
    years = [str(year) for year in (born(person).year, died(person).year) if year is not None]
    places = (person.birth_place, person.death_place)
    rest = (*further_names(person), *places, *years, kept_words(person))
    others = [folded(one) for one in (*more, *rest) if one]
    # A line end between them, so that no word reaches from one part into the next.
    text = "\n".join([last, first, *others])
    return DirectoryKey(last[:_SORTED_BY], first[:_SORTED_BY], person.person_id), text, person
