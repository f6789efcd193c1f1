"""Styles of stored names: from a Python name to the name of the attribute.

    class Person(Entity, table=Ygg, names=pascal): ...      first_name is stored as FirstName

A trailing underscore, which avoids a Python keyword, is not part of the name.
Not here: explicit names (`model.declaring.fields`).
"""

from __future__ import annotations

import re
from collections.abc import Callable

Style = Callable[[str], str]

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def as_is(name: str) -> str:
    """The Python name itself.

    >>> as_is("first_name"), as_is("from_")
    ('first_name', 'from_')
    """
    return name


def camel(name: str) -> str:
    """Words joined, each but the first with a capital.

    >>> camel("first_name"), camel("s3_key"), camel("from_"), camel("waMessageId")
    ('firstName', 's3Key', 'from', 'waMessageId')
    """
    first, *others = _words(name)
    return first + "".join(map(_capitalised, others))


def pascal(name: str) -> str:
    """Words joined, each with a capital.

    >>> pascal("first_name"), pascal("photo_url"), pascal("class_")
    ('FirstName', 'PhotoUrl', 'Class')
    """
    return "".join(map(_capitalised, _words(name)))


def snake(name: str) -> str:
    """Words in lower case, with underscores between them.

    >>> snake("first_name"), snake("firstName"), snake("from_")
    ('first_name', 'first_name', 'from')
    """
    return _HUMP.sub("_", "_".join(_words(name))).lower()


def _words(name: str) -> list[str]:
    """Returns the words of a name; leading underscores belong to the first."""
    bare = name.lstrip("_")
    words = [word for word in bare.split("_") if word]
    if not words:
        return [name]
    return [name[: len(name) - len(bare)] + words[0], *words[1:]]


def _capitalised(word: str) -> str:
    bare = word.lstrip("_")
    return word[: len(word) - len(bare)] + bare[:1].upper() + bare[1:]
