"""Pacing: slower after a throttle, faster again bit by bit, and only for the table that it hit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.client.remote.pacing import Pacer, table_of
from tablewright.errors.target import CallTimeoutError
from tests.client.remote.callers import World
from tests.client.remote.conftest import On
from tests.client.remote.scripted import refuses

USERS, ORDERS = b'{"TableName":"users"}', b'{"TableName":"orders"}'


def _steady(pacer: Pacer, *, per_second: int, seconds: int) -> float:
    """Sends at a steady rate from time 0 on, and returns when it ended."""
    for number in range(per_second * seconds):
        assert 0 == pacer.pause_before(USERS, number / per_second)
    return float(seconds)


def test_nothing_is_paced_before_a_throttle():
    _steady(Pacer(), per_second=100, seconds=3)


def test_a_throttle_sets_the_pace_to_seven_tenths():
    pacer = Pacer()
    now = _steady(pacer, per_second=100, seconds=3)
    pacer.throttled(USERS, now)
    pauses = [pacer.pause_before(USERS, now) for _ in range(8)]
    assert [pytest.approx(place / 70, rel=0.02) for place in range(8)] == pauses


def test_another_table_is_not_paced():
    pacer = Pacer()
    now = _steady(pacer, per_second=100, seconds=3)
    pacer.pause_before(ORDERS, now)
    pacer.throttled(USERS, now)
    assert [0, 0, 0] == [pacer.pause_before(ORDERS, now) for _ in range(3)]


def test_throttles_that_come_together_count_once():
    once, thrice = Pacer(), Pacer()
    now = _steady(once, per_second=100, seconds=3)
    _steady(thrice, per_second=100, seconds=3)
    once.throttled(USERS, now)
    for delay in (0, 0.3, 0.9):
        thrice.throttled(USERS, now + delay)
    for pacer in (once, thrice):
        pacer.pause_before(USERS, now + 1)
    assert once.pause_before(USERS, now + 1) == thrice.pause_before(USERS, now + 1)


def test_the_pace_grows_by_a_tenth_each_second():
    pacer = Pacer()
    now = _steady(pacer, per_second=100, seconds=3)
    pacer.throttled(USERS, now)
    pacer.pause_before(USERS, now + 10)
    assert pytest.approx(1 / 140, rel=0.02) == pacer.pause_before(USERS, now + 10)


def test_calls_are_free_again_after_twenty_seconds():
    pacer = Pacer()
    now = _steady(pacer, per_second=100, seconds=3)
    pacer.throttled(USERS, now)
    assert [0, 0, 0] == [pacer.pause_before(USERS, now + 20) for _ in range(3)]


def test_the_pace_never_falls_below_one_call_in_two_seconds():
    pacer = Pacer()
    pacer.pause_before(USERS, 0)
    for second in range(2, 60, 2):
        pacer.throttled(USERS, second)
    pacer.pause_before(USERS, 58)
    assert 0 < pacer.pause_before(USERS, 58) <= 2


@given(st.lists(st.tuples(st.floats(0, 5), st.booleans()), max_size=60))
def test_turns_are_given_in_order(steps: list[tuple[float, bool]]):
    pacer, now, last = Pacer(), 0.0, 0.0
    for passes, throttled in steps:
        now += passes
        turn = now + pacer.pause_before(USERS, now)
        assert turn >= last
        last = max(last, now)
        if throttled:
            pacer.throttled(USERS, now)


@pytest.mark.parametrize(
    ("body", "table"),
    [
        (USERS, "users"),
        (b'{"RequestItems":{"users":{"Keys":[]}}}', "users"),
        (b'{"RequestItems":{"users":[],"orders":[]}}', ""),
        (b'{"TransactItems":[]}', ""),
        (b"{}", ""),
        (b'{"TableName":1}', ""),
        (b"nonsense", ""),
    ],
)
def test_a_request_is_counted_for_the_table_it_names(body: bytes, table: str):
    assert table == table_of(body)


def test_a_turn_that_comes_too_late_is_told(on: On):
    world = World(share=0)
    caller = on(refuses("ThrottlingException"), world=world, adaptive=True, call_timeout_s=1.2)
    caller.send("PutItem", USERS)
    with pytest.raises(CallTimeoutError, match="paced") as told:
        caller.send("PutItem", USERS)
    assert not told.value.is_outcome_unknown


def test_a_throttled_transport_spaces_its_calls_if_it_is_to(on: On):
    caller = on(refuses("ThrottlingException"), adaptive=True)
    for _ in range(3):
        caller.send("PutItem", USERS)
    assert 1.0 == caller.pauses[0]  # the wait before the retry
    assert all(0 < pause < 2 for pause in caller.pauses[1:])
    assert len(caller.pauses) > 1


def test_a_transport_does_not_space_its_calls_by_default(on: On):
    caller = on(refuses("ThrottlingException"))
    for _ in range(3):
        caller.send("PutItem", USERS)
    assert [1.0] == caller.pauses
