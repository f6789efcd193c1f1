"""Labels: the names of tables inside a template, where fewer characters are allowed.

Not here: the table's own name, which is unchanged.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable


def labels(names: Iterable[str], label: Callable[[str], str]) -> dict[str, str]:
    """Returns a label for each name; a label that is already used gets a number.

    >>> labels(["a.b", "a-b"], snake_label)
    {'a.b': 'a_b', 'a-b': 'a_b_2'}
    """
    taken: dict[str, str] = {}
    for name in names:
        wanted = free = label(name)
        number = 1
        separator = "_" if "_" in wanted else ""
        while free in taken.values():
            number += 1
            free = f"{wanted}{separator}{number}"
        taken[name] = free
    return taken


def camel_label(name: str) -> str:
    """Returns a label of letters and digits, as CloudFormation requires.

    >>> camel_label("listbackup-dev-users_accounts")
    'ListbackupDevUsersAccountsTable'
    """
    pieces = [piece for piece in re.split(r"[^A-Za-z0-9]+", name) if piece]
    return "".join(piece[0].upper() + piece[1:] for piece in pieces) + "Table"


def snake_label(name: str) -> str:
    """Returns a label of letters, digits and underscores that starts with no digit, for Terraform.

    >>> snake_label("2026.Events")
    't_2026_events'
    """
    label = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    return label if label[:1].isalpha() else f"t_{label}".rstrip("_")
