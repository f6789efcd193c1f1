"""Who has to leave when all places of a port are taken. The clock is moved."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablewright import limits
from tablewright.endpoint.connection_slots import ConnectionSlots

LATE = limits.CLIENT_FIRST_SECONDS + 1


@dataclass(eq=False)
class Guest:
    """A connection without a network."""

    name: str
    waits_since: float | None
    left: list[str]
    has_asked: bool = True

    def leave(self) -> None:
        self.left.append(self.name)


@dataclass
class Port:
    """A port with two places."""

    now: float = 1_000.0
    left: list[str] = field(default_factory=list[str])

    def __post_init__(self) -> None:
        self.places = ConnectionSlots(2, lambda: self.now)

    def take(
        self, name: str, *, waited: float = 0.0, has_asked: bool = True, is_at_work: bool = False
    ) -> bool:
        since = None if is_at_work else self.now - waited
        return self.places.take(Guest(name, since, self.left, has_asked))


def test_a_connection_is_refused_while_all_others_are_at_work():
    port = Port()
    assert [True, True] == [port.take(name, is_at_work=True) for name in ("a", "b")]
    assert not port.take("c")
    assert [] == port.left


def test_a_connection_that_was_idle_for_longest_makes_room():
    port = Port()
    port.take("a", waited=1)
    port.take("b", waited=2)
    assert port.take("c")
    assert ["b"] == port.left


def test_a_connection_that_has_not_asked_in_time_makes_room_before_an_idle_one():
    port = Port()
    port.take("idle", waited=100)
    port.take("half a head", waited=LATE, has_asked=False)
    assert port.take("c")
    assert ["half a head"] == port.left


def test_connections_that_come_together_do_not_replace_each_other():
    port = Port()
    port.take("idle", waited=100)
    assert port.take("new", has_asked=False)
    assert port.take("newer", has_asked=False)
    assert ["idle"] == port.left


def test_a_place_that_was_given_back_is_free():
    port = Port()
    port.take("a", is_at_work=True)
    guest = Guest("b", None, port.left)
    port.places.take(guest)
    port.places.free(guest)
    assert port.take("c", is_at_work=True)
    assert [] == port.left
