"""Names of people in sentences.

Not here: searching by name (`yggdrasil.trees.directory`).
"""

from __future__ import annotations

from tablewright.systems.yggdrasil.design.persons import Person

UNNAMED = "Someone without a name"


def full_name(person: Person) -> str:
    """The name of somebody as one says it; what is not known is left out."""
    parts = (person.first_name, person.middle_name, person.last_name, person.suffix)
    return " ".join(part.strip() for part in parts if part and part.strip()) or UNNAMED
