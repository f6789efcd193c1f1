"""Names of people in sentences.

Not here: searching by name (`yggdrasil.trees.directory`).
"""

from __future__ import annotations

from tablewright.systems.yggdrasil.design.persons import Person

UNNAMED = "Someone without a name"


def full_name(person: Person) -> str:
    """Returns the full name of a person; unknown parts are omitted."""
    parts = (person.first_name, person.middle_name, person.last_name, person.suffix)
    return " ".join(part.strip() for part in parts if part and part.strip()) or UNNAMED
