"""The smallest design there is, for tests of clients."""

from __future__ import annotations

from tablewright.model import Entity, Key, design_of


class Cat(Entity, table="cats"):
    zoo: str
    id: str
    name: str = ""
    primary = Key("{zoo}", "{id}")

    @primary.get
    def get(cls, zoo: str, id: str) -> None:  # noqa: A002
        """A cat."""

    @primary.query
    def of(cls, zoo: str) -> None:
        """The cats of a zoo."""


DESIGN = design_of("cats", Cat)
