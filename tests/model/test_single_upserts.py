"""Upserts of one request: an item that is missing is written, and one that exists is changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import Engine, ManualClock
from tablewright.client import CallReport, Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import ConditionFailedError, ConnectionLostError
from tablewright.model import (
    Encrypted,
    Entity,
    EpochSeconds,
    Gsi,
    Index,
    Table,
    add,
    append,
    assign,
    assign_once,
    attr,
    created,
    design_of,
    include,
    remove,
    transaction,
    ttl,
    unique,
    updated,
    version,
)
from tests.client.losing import LosingTransport
from tests.model.items import items_of


class Games(Table, name="games", tag="kind"):
    primary = Index("pk", "sk")
    ranking = Gsi("game", "points", name="ranking")
    by_state = Gsi("gsi1pk", "gsi1sk", name="by-state")


class Score(Entity, table=Games):
    """The points of one player in one game."""

    game: str
    player: str
    points: int
    best: int | None = None
    name: str | None = None
    state: str = "new"
    note: str = ""
    labels: set[str] | None = None
    history: list[int] = attr(factory=list[int])
    secret: Annotated[str | None, Encrypted()] = None
    made_at: datetime = created()
    changed_at: datetime = updated()
    edition: int = version()
    expires_at: EpochSeconds | None = ttl(after=timedelta(days=30))
    primary = Games.primary("GAME#{game}", "PLAYER#{player}")
    ranked = Games.ranking("{game}", "{points}")
    by_state = Games.by_state("STATE#{state}", "{name}")

    @ranked.query(newest_first=True)
    def top(cls, game: str) -> None:
        """The players with the most points first."""


class Player(Entity, table=Games):
    player: str
    visits: int = 0
    email: str = unique()
    primary = Games.primary("PLAYER#{player}", "-")


DESIGN = design_of("games", Games)


@pytest.fixture
def games(db: Any, calls: list[CallReport]) -> Any:
    db.create_tables(DESIGN)
    calls.clear()
    return db


def _operations(calls: list[CallReport]) -> list[str]:
    return [call.operation for call in calls]


def _won(points: int, **more: Any) -> Any:
    score = Score(game="g", player="ada", points=points, **more)
    return score.upsert(add(Score.points, points))


def _score(games: Any) -> Any:
    return games.run(Score.at(game="g", player="ada").get().consistently())


# What one request does


def test_a_missing_item_is_created_by_one_request(games: Any, calls: list[CallReport]):
    found = games.run(_won(10, name="Ada", secret="s"))
    assert ["UpdateItem"] == _operations(calls)
    assert found == _score(games)
    assert (10, "Ada", "s", 1) == (found.points, found.name, found.secret, found.edition)
    assert found.made_at == found.changed_at
    assert found.expires_at is not None


def test_the_item_is_the_one_that_a_creation_writes(games: Any):
    games.run(_won(10, name="Ada"))
    added = items_of(games, "games")
    games.run(Score.at(game="g", player="ada").erase())
    games.run(Score(game="g", player="ada", points=10, name="Ada").create())
    assert items_of(games, "games") == added


def test_an_existing_item_keeps_everything_but_the_changes(
    games: Any, calls: list[CallReport], clock: ManualClock
):
    first = games.run(_won(10, name="Ada", state="old"))
    clock.advance(seconds=60)
    calls.clear()
    found = games.run(_won(5, name="Eve", state="new"))
    assert ["UpdateItem"] == _operations(calls)
    assert (15, "Ada", "old", 2) == (found.points, found.name, found.state, found.edition)
    assert (first.made_at, first.expires_at) == (found.made_at, found.expires_at)
    assert found.changed_at > first.changed_at


def test_a_leaderboard_follows_the_points(games: Any):
    for player, points in (("ada", 10), ("bob", 20), ("ada", 15)):
        score = Score(game="g", player=player, points=points)
        games.run(score.upsert(add(Score.points, points)))
    assert [("ada", 25), ("bob", 20)] == [(s.player, s.points) for s in games.all(Score.top("g"))]


def test_an_addition_may_start_from_another_number_than_0(games: Any, calls: list[CallReport]):
    score = Score(game="g", player="ada", points=100, best=7)
    for expected in (100, 101):
        assert expected == games.run(score.upsert(add(Score.points, 1))).points
    assert ["UpdateItem"] * 2 == _operations(calls)


def test_a_transaction_sends_it_once(games: Any, calls: list[CallReport]):
    other = Score(game="g", player="bob", points=1)
    games.run(transaction(_won(10), other.create()))
    assert ["TransactWriteItems"] == _operations(calls)
    assert 10 == _score(games).points


def test_a_condition_is_checked_for_an_existing_item_only(games: Any):
    games.run(_won(10).when(Score.points < 10))
    with pytest.raises(ConditionFailedError):
        games.run(_won(10).when(Score.points < 10))
    assert 10 == _score(games).points


# When there must be two


def test_an_item_that_lacks_an_attribute_does_not_get_it(games: Any, calls: list[CallReport]):
    games.run(_won(10))
    calls.clear()
    found = games.run(_won(5, name="Ada"))
    assert ["UpdateItem", "UpdateItem"] == _operations(calls)
    assert (15, None) == (found.points, found.name)


def test_a_change_to_another_value_than_the_entity_has_takes_two(
    games: Any, calls: list[CallReport]
):
    score = Score(game="g", player="ada", points=1, name="first")
    found = games.run(score.upsert(assign(Score.name, "next"), assign_once(Score.note, "n")))
    assert "first" == found.name
    assert "PutItem" == _operations(calls)[-1]


def test_unique_attributes_take_two_requests(games: Any, calls: list[CallReport]):
    player = Player(player="ada", visits=1, email="a@x")
    games.run(player.upsert(add(Player.visits, 1)))
    assert ["UpdateItem", "TransactWriteItems"] == _operations(calls)


# Lost responses


@pytest.fixture
def losing() -> Iterator[LosingTransport]:
    with EmbeddedTransport(Engine.memory(clock=ManualClock()), owns_engine=True) as inner:
        yield LosingTransport(inner)


@pytest.fixture
def lossy(losing: LosingTransport) -> Database:
    database = Database(transport=losing, clock=ManualClock())
    database.create_tables(DESIGN)
    return database


def test_a_lost_response_has_an_unknown_outcome_and_adds_once(
    lossy: Database, losing: LosingTransport
):
    losing.lose("UpdateItem")
    with pytest.raises(ConnectionLostError) as told:
        lossy.run(_won(10))
    assert told.value.is_outcome_unknown
    assert 10 == _score(lossy).points


def test_a_marked_upsert_adds_once_after_a_lost_response(lossy: Database, losing: LosingTransport):
    for attempt, expected in (("a1", 10), ("a2", 20)):
        score = Score(game="g", player="ada", points=10, name=attempt)
        upsert = score.upsert(add(Score.points, 10), assign(Score.name, attempt))
        losing.lose("UpdateItem")
        lossy.run(upsert.marked_by(Score.name))
        assert expected == _score(lossy).points


# The same as two requests


@cache
def _memory() -> Database:
    database = Database("memory:", clock=ManualClock())
    database.create_tables(DESIGN)
    return database


_texts = st.sampled_from(["a", "b"])
_numbers = st.integers(-3, 3)
_scores = st.fixed_dictionaries(
    {"points": _numbers},
    optional={
        "best": _numbers,
        "name": _texts,
        "state": _texts,
        "note": _texts,
        "labels": st.sets(_texts, min_size=1),
        "history": st.lists(_numbers, max_size=2),
    },
)
_changes = st.lists(
    st.one_of(
        st.builds(lambda n: add(Score.points, n), _numbers),
        st.builds(lambda n: add(Score.best, n), _numbers),
        st.builds(lambda t: assign(Score.name, t), st.none() | _texts),
        st.builds(lambda t: assign_once(Score.note, t), _texts),
        st.builds(lambda t: assign(Score.state, t), _texts),
        st.builds(lambda t: include(Score.labels, {t}), _texts),
        st.builds(lambda n: append(Score.history, [n]), _numbers),
        st.just(remove(Score.best)),
    ),
    min_size=1,
    unique_by=lambda change: change.steps,
)


@given(
    stored=st.none() | _scores,
    lacking=st.sets(st.sampled_from(["note", "history"])),
    entity=_scores,
    changes=_changes,
)
def test_one_request_leads_to_the_same_item_as_two(
    stored: dict[str, Any] | None, lacking: set[str], entity: dict[str, Any], changes: list[Any]
):
    results: list[Any] = []
    games, place = _memory(), Score.at(game="g", player="ada")
    for is_single in (True, False):
        if stored is not None:
            games.run(Score(game="g", player="ada", **stored).create())
            (item,) = items_of(games, "games")
            kept = {name: wire for name, wire in item.items() if name not in lacking}
            games.call("PutItem", {"TableName": "games", "Item": kept})
        upsert = Score(game="g", player="ada", **entity).upsert(*changes)
        games.run(replace(upsert, is_single=is_single))
        results += items_of(games, "games")
        games.run(place.erase())
    assert results[1] == results[0]
