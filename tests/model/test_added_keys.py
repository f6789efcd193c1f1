"""Additions to a number that is an index's key by itself, as in a leaderboard."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tablewright.client import CallReport
from tablewright.errors import UpdateRejectedError
from tablewright.model import (
    Entity,
    Entry,
    EpochSeconds,
    Gsi,
    Index,
    Key,
    Table,
    add,
    assign,
    computed,
    design_of,
    ttl,
    unique,
)


class Score(Entity, table="scores"):
    player: str
    game: str
    points: int = 0
    bonus: int | None = None
    place: int = 0
    rank: str = computed("PLACE#{place}")
    number: int = unique()
    primary = Key("{player}")
    by_points = Entry("{game}", "{points}", name="by-points")
    by_bonus = Entry("{game}", "{bonus}", name="by-bonus")

    @by_points.query(newest_first=True)
    def best(cls, game: str) -> None:
        """The best players of a game."""


class Arcade(Table, name="arcade", tag="kind"):
    primary = Index("pk")
    ranked = Gsi("game", "points", name="ranked")


class Play(Entity, table=Arcade):
    player: str
    game: str
    points: int = 0
    primary = Arcade.primary("PLAY#{player}")
    ranked = Arcade.ranked("{game}", "{points}")

    @ranked.query(newest_first=True)
    def best(cls, game: str) -> None:
        """The best players of a game."""


class Tally(Entity, table=Arcade):
    tally_id: str
    game: str
    total: int = 0
    primary = Arcade.primary("TALLY#{tally_id}")
    by_total = Arcade.ranked("{game}", "{total}")


DESIGN = design_of("scores", Score)
PLACE = Score.at(player="ada")


# Errors


@pytest.mark.parametrize(
    ("place", "path", "reason"),
    [
        (PLACE, Score.bonus, "part of a key"),
        (PLACE, Score.place, "part of a key"),
        (PLACE, Score.number, "unique"),
        (Tally.at(tally_id="t"), Tally.total, "part of a key"),
    ],
)
def test_a_number_that_something_else_depends_on_must_be_known(
    db: Any, place: Any, path: Any, reason: str
):
    db.create_tables(DESIGN)
    with pytest.raises(UpdateRejectedError, match=f"is {reason}, so its new value must be known"):
        db.run(place.update(add(path, 1)))


def test_a_time_that_an_expiry_counts_from_must_be_known(db: Any):
    class Seat(Entity, table="seats"):
        seat_id: str
        since: EpochSeconds
        expires: EpochSeconds | None = ttl(after=timedelta(hours=1), of="since")
        primary = Key("{seat_id}")
        by_since = Entry("{seat_id}", "{since}", name="by-since")

    db.create_tables(design_of("seats", Seat))
    since: Any = Seat.since
    amount: Any = datetime(2026, 11, 18, tzinfo=UTC)
    with pytest.raises(UpdateRejectedError, match="since is part of a key"):
        db.run(Seat.at(seat_id="s").update(add(since, amount)))


# Additions


@pytest.mark.parametrize("entity", [Play, Score])
def test_an_addition_moves_the_entry_in_one_call(
    db: Any, calls: list[CallReport], entity: type[Any]
):
    db.create_tables(design_of("all", Score, Arcade))
    for number, player in enumerate(("ada", "bob")):
        given = {"number": number} if entity is Score else {}
        db.run(entity(player=player, game="go", points=number, **given).create())
    assert ["bob", "ada"] == [one.player for one in db.all(entity.best("go"))]
    calls.clear()
    assert 5 == db.run(entity.at(player="ada").update(add(entity.points, 5))).points
    assert ["UpdateItem"] == [call.operation for call in calls]
    assert ["ada", "bob"] == [one.player for one in db.all(entity.best("go"))]


def test_an_addition_beside_another_part_of_the_key_is_exact(db: Any):
    db.create_tables(DESIGN)
    db.run(Score(player="ada", game="go", points=2, number=1).create())
    changed = db.run(PLACE.update(add(Score.points, 3), assign(Score.game, "chess")))
    assert (5, "chess") == (changed.points, changed.game)
    assert [5] == [one.points for one in db.all(Score.best("chess"))]
    assert [] == db.all(Score.best("go"))
