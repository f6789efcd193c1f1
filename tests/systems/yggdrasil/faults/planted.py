"""Planted faults: ways to break the family trees on purpose, to see that a test notices.

They are switched on in a process that a test starts, never in the product.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablewright.kits.jobs import Job
from tablewright.systems.yggdrasil.trees import cascades, changing
from tablewright.systems.yggdrasil.trees.cascades import Cascades
from tests.systems.faults.late_commits import answer_before_the_commit


def answers_before_the_commit() -> None:
    """New couples are answered while their write has not begun."""
    answer_before_the_commit(
        lambda operation, body: operation == "TransactWriteItems" and b"SPOUSE#" in body,
        linger_seconds=1.0,
    )


def people_are_not_counted() -> None:
    """A tree grows, and does not say so."""
    grown = changing.grown

    def uncounted(*given: Any, **named: Any) -> Any:
        return grown(*given, **{**named, "persons": 0})

    changing.grown = uncounted


def trees_are_only_marked() -> None:
    """What was in a tree that was deleted stays."""

    async def nothing(self: Cascades, job: Job) -> None:
        return None

    Cascades.tree_leaves = nothing  # type: ignore[method-assign]


def links_of_the_deleted_stay() -> None:
    """A person is deleted, but not the links."""

    async def none(*given: Any) -> list[Any]:
        return []

    cascades.links_of = none


FAULTS: dict[str, Callable[[], None]] = {
    fault.__name__: fault
    for fault in (
        answers_before_the_commit,
        people_are_not_counted,
        trees_are_only_marked,
        links_of_the_deleted_stay,
    )
}
