"""Samples: names and values for the sandboxes, some of them awkward on purpose.

Not here: the records of each vendor (`doubles.stripe.seeding`, `doubles.hubspot.seeding`).
"""

from __future__ import annotations

from typing import Final

import msgspec

from tablewright.ids import Draws

_FIRST: Final = (
    "Ada", "Alan", "Amina", "Barbara", "Chen", "Diego", "Edsger", "Fatima", "Grace", "Hedy",
    "Ines", "Jürgen", "Katherine", "Linus", "Mária", "Nils", "Olga", "Priya", "Radia", "Søren",
)  # fmt: skip
_LAST: Final = (
    "Adebayo", "Baker", "Clarke", "Dijkstra", "Evans", "Fischer", "García", "Hopper", "Ivanova",
    "Johansson", "Kowalski", "Lovelace", "Müller", "Nguyen", "O'Brien", "Patel", "Quinn", "Rossi",
    "Suzuki", "Turing",
)  # fmt: skip
# A spreadsheet would execute the first ones; the others break naive exports.
AWKWARD: Final = (
    "=1+1", "+44 20 7946 0958", "-2+3", "@SUM(A1:A9)", 'Quote "x", Inc.', "Line\nbreak",
    "Zoë 🦊", "ﷺ", " leading space", "<b>bold</b>",
)  # fmt: skip
_COMPANIES: Final = ("Analytical", "Borealis", "Cobalt", "Delta", "Ember", "Fjord", "Granite")
_FORMS: Final = ("GmbH", "Inc.", "Ltd", "SA", "AB", "& Sons")
# Numbers that a reader must keep as they are written, and a field that no contract names.
EXACT: Final = msgspec.Raw(b'{"price":1.10,"big":9007199254740993,"exponent":1E+2,"zero":-0.0}')
AWKWARD_EVERY: Final = 25  # records


def name_of(number: int, draws: Draws) -> tuple[str, str]:
    """Returns a first and a last name; some are awkward."""
    first, last = draws.pick(_FIRST), draws.pick(_LAST)
    if number % AWKWARD_EVERY == 0:
        first = AWKWARD[(number // AWKWARD_EVERY) % len(AWKWARD)]
    return first, last


def company_of(draws: Draws) -> str:
    """Returns the name of a company."""
    return f"{draws.pick(_COMPANIES)} {draws.pick(_FORMS)}"


def code_of(draws: Draws, length: int = 14) -> str:
    """Returns letters and digits for an id, the same for a seed."""
    return draws.drawn_bytes(16).hex()[:length]
