"""Seals: cursors of lists in memory, sealed like the client's cursors.

Not here: the lists (`yggdrasil.trees.directory`, `yggdrasil.links.routes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tablewright.model import Operation, Session
from tablewright.model.calls import Steps, nothing_to_ask
from tablewright.model.stored.cursors import cursor_of, start_key_of

_PLACE = "place"


@dataclass(frozen=True, slots=True)
class Sealed(Operation[str]):
    """A position in a list as a cursor, valid for one request of one caller."""

    place: Sequence[str]
    bound_to: Sequence[str | None]

    def steps(self, session: Session) -> Steps[str]:
        key = {f"{_PLACE}{number}": {"S": part} for number, part in enumerate(self.place)}
        return nothing_to_ask(cursor_of(key, list(self.bound_to), secret=session.cursor_key))


@dataclass(frozen=True, slots=True)
class Opened(Operation[list[str]]):
    """The position in a cursor; raises `CursorError`."""

    cursor: str
    bound_to: Sequence[str | None]

    def steps(self, session: Session) -> Steps[list[str]]:
        key = start_key_of(self.cursor, list(self.bound_to), secret=session.cursor_key)
        return nothing_to_ask([key[f"{_PLACE}{number}"]["S"] for number in range(len(key))])
