"""The sentences of findings, in every language of the page.

The German sentences repeat names, because pronouns would need a gender.
Not here: the findings (`yggdrasil.insight.checks`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from tablewright.systems.yggdrasil.design.values import Language
from tablewright.systems.yggdrasil.people.names import UNNAMED

Sentence = Literal[
    "bornAfterDeath",
    "bornAfterOwnChild",
    "bornAfterMothersDeath",
    "bornLongAfterFathersDeath",
    "bornInTheFuture",
    "diedInTheFuture",
    "parentTooYoung",
    "parentTooOld",
    "tooOld",
    "tooOldToLive",
    "baptizedBeforeBirth",
    "marriedTooYoung",
    "marriedAfterDeath",
    "marriedToParent",
    "marriedToSibling",
    "marriedToSelf",
    "divorcedBeforeMarriage",
    "ownAncestor",
    "ownAncestors",
    "twoFathers",
    "twoMothers",
    "tooManyParents",
    "siblingsTooClose",
    "disconnected",
    "missingSex",
    "missingBirth",
    "missingSurname",
]
_UNNAMED: Final[Mapping[Language, str]] = {"en": UNNAMED, "de": "Jemand ohne Namen"}
_ENGLISH: Final[Mapping[Sentence, str]] = {
    "bornAfterDeath": "{name} was born after their death.",
    "bornAfterOwnChild": "{name} was born after their child {child}.",
    "bornAfterMothersDeath": "{child} was born after the death of their mother {name}.",
    "bornLongAfterFathersDeath": (
        "{child} was born more than nine months after the death of their father {name}."
    ),
    "bornInTheFuture": "The birth of {name} is in the future.",
    "diedInTheFuture": "The death of {name} is in the future.",
    "parentTooYoung": "{name} was less than {years} years old when {child} was born.",
    "parentTooOld": "{name} was more than {years} years old when {child} was born.",
    "tooOld": "{name} would be more than {years} years old and died at that age.",
    "tooOldToLive": "{name} would be more than {years} years old and has no death date.",
    "baptizedBeforeBirth": "{name} was baptised before their birth.",
    "marriedTooYoung": "{name} married before the age of {years}.",
    "marriedAfterDeath": "{name} married after their death.",
    "marriedToParent": "{name} and {other} are a couple and parent and child.",
    "marriedToSibling": "{name} and {other} are a couple and siblings.",
    "marriedToSelf": "{name} is married to themselves.",
    "divorcedBeforeMarriage": "{name} and {other} were divorced before they married.",
    "ownAncestor": "{name} is their own ancestor.",
    "ownAncestors": "{name} and {count} others are their own ancestors.",
    "twoFathers": "{name} has {count} biological fathers.",
    "twoMothers": "{name} has {count} biological mothers.",
    "tooManyParents": "{name} has {count} biological parents.",
    "siblingsTooClose": "{name} and {other} were born less than seven months apart.",
    "disconnected": "{name} is not connected to anyone.",
    "missingSex": "{name} has no gender.",
    "missingBirth": "{name} has no date of birth.",
    "missingSurname": "{name} has no last name.",
}
_GERMAN: Final[Mapping[Sentence, str]] = {
    "bornAfterDeath": "{name} wurde nach dem eigenen Tod geboren.",
    "bornAfterOwnChild": "{name} wurde nach dem eigenen Kind {child} geboren.",
    "bornAfterMothersDeath": "{child} wurde nach dem Tod der Mutter {name} geboren.",
    "bornLongAfterFathersDeath": (
        "{child} wurde mehr als neun Monate nach dem Tod des Vaters {name} geboren."
    ),
    "bornInTheFuture": "Die Geburt von {name} liegt in der Zukunft.",
    "diedInTheFuture": "Der Tod von {name} liegt in der Zukunft.",
    "parentTooYoung": "{name} war bei der Geburt von {child} keine {years} Jahre alt.",
    "parentTooOld": "{name} war bei der Geburt von {child} über {years} Jahre alt.",
    "tooOld": "{name} wäre im Alter von über {years} Jahren gestorben.",
    "tooOldToLive": "{name} wäre über {years} Jahre alt und hat kein Sterbedatum.",
    "baptizedBeforeBirth": "{name} wurde vor der eigenen Geburt getauft.",
    "marriedTooYoung": "{name} heiratete mit weniger als {years} Jahren.",
    "marriedAfterDeath": "{name} heiratete nach dem eigenen Tod.",
    "marriedToParent": "{name} und {other} sind ein Paar und zugleich Elternteil und Kind.",
    "marriedToSibling": "{name} und {other} sind ein Paar und zugleich Geschwister.",
    "marriedToSelf": "{name} ist mit sich selbst verheiratet.",
    "divorcedBeforeMarriage": "{name} und {other} wurden vor der Hochzeit geschieden.",
    "ownAncestor": "{name} gehört zu den eigenen Vorfahren.",
    "ownAncestors": "{name} und {count} weitere gehören zu ihren eigenen Vorfahren.",
    "twoFathers": "{name} hat {count} leibliche Väter.",
    "twoMothers": "{name} hat {count} leibliche Mütter.",
    "tooManyParents": "{name} hat {count} leibliche Eltern.",
    "siblingsTooClose": (
        "Zwischen den Geburten von {name} und {other} liegen weniger als sieben Monate."
    ),
    "disconnected": "{name} ist mit niemandem verbunden.",
    "missingSex": "Das Geschlecht von {name} fehlt.",
    "missingBirth": "Das Geburtsdatum von {name} fehlt.",
    "missingSurname": "Der Nachname von {name} fehlt.",
}
SENTENCES: Final[Mapping[Language, Mapping[Sentence, str]]] = {"en": _ENGLISH, "de": _GERMAN}


def sentence_of(sentence: Sentence, values: Mapping[str, str | int], language: Language) -> str:
    """Returns a sentence with its values.

    >>> sentence_of("twoMothers", {"name": "Ida Berg", "count": 2}, "de")
    'Ida Berg hat 2 leibliche Mütter.'
    """
    named = {key: _UNNAMED[language] if one == UNNAMED else one for key, one in values.items()}
    return SENTENCES[language][sentence].format_map(named)
