"""German words for kin: a path through a family in words.

German counts degrees where English removes cousins: a parent's first cousin is an uncle or aunt of
the second degree. The relation of a spouse has words of its own: Schwager, Schwiegermutter.
Not here: cutting a path into pieces (`yggdrasil.kinship.kin_names`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablewright.systems.yggdrasil.design.values import Gender
from tablewright.systems.yggdrasil.kinship.kin_names import Line, Marriage, Path, pieces_of
from tablewright.systems.yggdrasil.trees.family import Family

_Word = tuple[str, str, str]  # male, female, either
_PARENT: Final = ("Vater", "Mutter", "Elternteil")
_CHILD: Final = ("Sohn", "Tochter", "Kind")
_GRANDCHILD: Final = ("Enkel", "Enkelin", "Enkelkind")
_SIBLING: Final = ("Bruder", "Schwester", "Bruder oder Schwester")
_AUNT: Final = ("Onkel", "Tante", "Onkel oder Tante")
_NIECE: Final = ("Neffe", "Nichte", "Neffe oder Nichte")
_COUSIN: Final = ("Cousin", "Cousine", "Cousin oder Cousine")
_SPOUSE: Final = ("Ehemann", "Ehefrau", "Ehepartner")
_PARTNER: Final = ("Partner", "Partnerin", "Partner oder Partnerin")
_FORMER: Final = ("Ex-Mann", "Ex-Frau", "Ex-Ehepartner")
_IN_LAW: Final = ("Schwager", "Schwägerin", "Schwager oder Schwägerin")
_BY_MARRIAGE: Final = ("angeheirateter ", "angeheiratete ", "angeheiratet: ")
_VIA: Final = {"Biological": "", "Adoptive": "Adoptiv", "Foster": "Pflege", "Step": "Stief"}
_URS_SPELLED: Final = 3  # Urururgroßvater; beyond, 4-fach-Urgroßvater


def german_name(family: Family, path: Path) -> str:
    """Returns what the last person of a path is to the first, in German."""
    pieces = pieces_of(family, path)
    return _one_word(pieces) or _joined(pieces)


def german_kin(up: int, down: int, gender: Gender, prefix: str = "") -> str:
    """Returns the word for kin reached by going up to an ancestor, and down from there.

    >>> german_kin(2, 1, "Male"), german_kin(3, 2, "Female"), german_kin(2, 2, "Male", "Halb")
    ('Onkel', 'Tante 2. Grades', 'Halbcousin')
    >>> german_kin(3, 0, "Female"), german_kin(0, 3, "Male"), german_kin(6, 0, "Male")
    ('Urgroßmutter', 'Urenkel', '4-fach-Urgroßvater')
    """
    if up == down == 0:
        return "dieselbe Person"
    if down == 0:
        return _of(_PARENT if up == 1 else _older(up - 1, _PARENT), gender, prefix)
    if up == 0:
        word = _CHILD if down == 1 else _with_urs(down - 2, _GRANDCHILD)
        return _of(word, gender, prefix)
    if up == down:
        word = _SIBLING if up == 1 else _COUSIN
        return _of(word, gender, prefix) + _degree(up - 1)
    word = _AUNT if up > down else _NIECE
    return _of(_older(abs(up - down) - 1, word), gender, prefix) + _degree(min(up, down))


def doubled(word: str) -> str:
    """Returns the word for double cousins, related by two pairs of siblings.

    >>> doubled("Cousin oder Cousine")
    'Doppelcousin oder Doppelcousine'
    """
    return _joined_to("Doppel", word)


def _older(steps: int, word: _Word) -> _Word:
    """Returns Großvater, Urgroßvater; without steps, the word itself."""
    return word if steps == 0 else _with_urs(steps - 1, _prefixed("Groß", word))


def _with_urs(count: int, word: _Word) -> _Word:
    if count <= _URS_SPELLED:
        return word if count == 0 else _prefixed("Ur" + "ur" * (count - 1), word)
    return _prefixed(f"{count}-fach-Ur", word)


def _prefixed(prefix: str, word: _Word) -> _Word:
    male, female, either = (_joined_to(prefix, one) for one in word)
    return male, female, either


def _joined_to(prefix: str, word: str) -> str:
    """Returns a compound: Stief and Onkel oder Tante give Stiefonkel oder Stieftante."""
    if not prefix:
        return word
    if word[0].isdigit():
        return f"{prefix}-{word}"
    return " oder ".join(prefix + one[0].lower() + one[1:] for one in word.split(" oder "))


def _degree(degree: int) -> str:
    return f" {degree}. Grades" if degree > 1 else ""


def _of(word: _Word, gender: Gender, prefix: str = "") -> str:
    number = {"Male": 0, "Female": 1}.get(gender, 2)
    return _joined_to(prefix, word[number])


def _word(piece: Line | Marriage) -> str:
    if isinstance(piece, Line):
        prefix = "Halb" if piece.is_half and piece.via == "Biological" else _VIA[piece.via]
        return german_kin(piece.up, piece.down, piece.gender, prefix)
    if piece.is_partner:
        return _of(_PARTNER, piece.gender, "")
    return _of(_FORMER if piece.is_former else _SPOUSE, piece.gender)


def _one_word(pieces: Sequence[Line | Marriage]) -> str | None:
    """Returns a word for the whole path, if there is one."""
    lines = [piece for piece in pieces if isinstance(piece, Line)]
    marriages = [piece for piece in pieces if isinstance(piece, Marriage)]
    if len(marriages) != 1 or any(line.via != "Biological" for line in lines):
        return None
    word = None
    match pieces:
        case [Marriage(), Line(up=up, down=down, gender=gender)]:
            word = _of_spouse(up, down, gender)
        case [Line(up=up, down=down), Marriage(gender=gender)]:
            word = _spouse_of(up, down, gender)
        case [Line(up=1, down=0), Marriage(), Line(up=0, down=1, gender=gender)]:
            word = _of(_SIBLING, gender, "Stief")
        case _:
            pass
    return f"Ex-{word}" if word is not None and marriages[0].is_former else word


def _of_spouse(up: int, down: int, gender: Gender) -> str | None:
    if up == down == 1:
        return _of(_IN_LAW, gender)
    if down == 0:
        return german_kin(up, 0, gender, "Schwieger")
    if up == 0:
        return german_kin(0, down, gender, "Stief")
    return _of(_BY_MARRIAGE, gender) + german_kin(up, down, gender) if up == 1 else None


def _spouse_of(up: int, down: int, gender: Gender) -> str | None:
    if up == down == 1:
        return _of(_IN_LAW, gender)
    if down == 0:
        return german_kin(up, 0, gender, "Stief")
    if up == 0:
        return german_kin(0, down, gender, "Schwieger")
    return _of(_BY_MARRIAGE, gender) + german_kin(up, down, gender) if down == 1 else None


def _joined(pieces: Sequence[Line | Marriage]) -> str:
    """Joins words from the last to the first: Mutter der Ehefrau des Bruders."""
    if not pieces:
        return "dieselbe Person"
    last, *others = reversed(pieces)
    return " ".join([_word(last), *(_genitive(_word(one), one.gender) for one in others)])


def _genitive(word: str, gender: Gender) -> str:
    """Returns a word with its article in the genitive: der Tante, des Neffen."""
    if gender == "Female":
        return f"der {word}"
    if gender != "Male":
        return f"von {word}"
    noun, dot, degree = word.partition(" ")
    ending = "n" if noun.casefold().endswith("neffe") else "s"
    return f"des {noun}{ending}{dot}{degree}"
