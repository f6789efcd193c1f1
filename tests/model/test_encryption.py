"""Operations that need keys: what they ask for, and what is remembered for how long."""

from __future__ import annotations

import threading

import pytest

from tablewright import ManualClock, limits
from tablewright.errors import EnvelopeError, KeyShreddedError, NoKeysError, WrongScopeError
from tablewright.ids import CountingIds
from tablewright.model.declaring.encryption import (
    DataKey,
    Encrypted,
    KeyCache,
    KeyNeeded,
    KeySteps,
    Row,
    opened_value,
    sealed_value,
)

ROW = Row.of("tokens", {"id": {"S": "t1"}}, scope="acme")


def key(number: int, scope: str = "acme") -> DataKey:
    return DataKey(f"{number:032x}", scope, bytes([number]) * 32)


def run(steps: KeySteps, *answers: DataKey) -> tuple[list[KeyNeeded], bytes]:
    """Drives steps to their end; returns what they asked for, and their result."""
    asked: list[KeyNeeded] = []
    waiting = list(answers)
    try:
        asked.append(next(steps))
        while True:
            asked.append(steps.send(waiting.pop(0)))
    except StopIteration as end:
        return asked, end.value


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def keys(clock: ManualClock) -> KeyCache:
    return KeyCache(clock)


def seal(keys: KeyCache | None, *answers: DataKey) -> tuple[list[KeyNeeded], bytes]:
    return run(sealed_value(b"secret", ROW, "token", keys=keys, ids=CountingIds()), *answers)


def open_(keys: KeyCache | None, envelope: bytes, *answers: DataKey) -> list[KeyNeeded]:
    asked, plaintext = run(opened_value(envelope, ROW, "token", keys=keys), *answers)
    assert b"secret" == plaintext
    return asked


def test_without_keys_nothing_is_sealed_or_opened(keys: KeyCache):
    with pytest.raises(NoKeysError, match="'token' of 'tokens' is encrypted"):
        seal(None)
    with pytest.raises(NoKeysError):
        open_(None, seal(keys, key(1))[1])


def test_what_is_no_envelope_is_refused_before_a_key_is_asked_for(keys: KeyCache):
    with pytest.raises(EnvelopeError):
        next(opened_value(b"in the clear", ROW, "token", keys=keys))


@pytest.mark.parametrize("answer", [key(1, "globex"), key(2)])
def test_a_key_that_nobody_asked_for_is_refused_and_not_remembered(keys: KeyCache, answer: DataKey):
    with pytest.raises(WrongScopeError):
        keys.keep(KeyNeeded("acme", key(1).id), answer)
    assert 0 == len(keys)


def test_what_the_provider_raises_comes_out_of_the_operation(keys: KeyCache):
    steps = sealed_value(b"", ROW, "token", keys=keys, ids=CountingIds())
    next(steps)
    with pytest.raises(KeyShreddedError):
        steps.throw(KeyShreddedError("gone."))
    assert [KeyNeeded("acme")] == seal(keys, key(1))[0]


def test_the_first_value_asks_for_the_current_key_and_the_next_does_not(keys: KeyCache):
    assert [KeyNeeded("acme")] == seal(keys, key(1))[0]
    assert [] == seal(keys)[0]


def test_a_value_of_the_current_key_is_read_without_asking(keys: KeyCache):
    assert [] == open_(keys, seal(keys, key(1))[1])


def test_a_value_of_an_older_key_asks_for_it_once(keys: KeyCache, clock: ManualClock):
    _, old = seal(KeyCache(clock), key(1))
    seal(keys, key(2))
    assert [KeyNeeded("acme", key(1).id)] == open_(keys, old, key(1))
    assert [] == open_(keys, old)
    assert [] == seal(keys)[0]


def test_a_key_to_read_with_is_not_taken_to_write_with(keys: KeyCache, clock: ManualClock):
    _, old = seal(KeyCache(clock), key(1))
    open_(keys, old, key(1))
    assert [KeyNeeded("acme")] == seal(keys, key(2))[0]


def test_a_key_is_forgotten_on_the_second_whether_it_is_used_or_not(
    keys: KeyCache, clock: ManualClock
):
    _, envelope = seal(keys, key(1))
    clock.advance(seconds=limits.KEY_CACHE_SECONDS - 1)
    assert [] == open_(keys, envelope)
    clock.advance(seconds=1)
    assert [KeyNeeded("acme", key(1).id)] == open_(keys, envelope, key(1))
    assert [KeyNeeded("acme")] == seal(keys, key(1))[0]


def test_a_clock_that_is_set_back_does_not_keep_keys_alive(keys: KeyCache, clock: ManualClock):
    _, envelope = seal(keys, key(1))
    clock.advance(seconds=-1)
    assert [KeyNeeded("acme", key(1).id)] == open_(keys, envelope, key(1))


def test_expired_keys_leave_memory_when_another_is_kept(keys: KeyCache, clock: ManualClock):
    keys.keep(KeyNeeded("acme"), key(1))
    keys.keep(KeyNeeded("acme", key(2).id), key(2))
    clock.advance(seconds=limits.KEY_CACHE_SECONDS)
    keys.keep(KeyNeeded("globex"), key(3, "globex"))
    assert 1 == len(keys)


def test_a_scope_is_forgotten_at_once_and_others_are_not(keys: KeyCache):
    keys.keep(KeyNeeded("acme"), key(1))
    keys.keep(KeyNeeded("acme", key(2).id), key(2))
    keys.keep(KeyNeeded("globex"), key(3, "globex"))
    keys.forget("acme")
    assert KeyNeeded("acme") == keys.to_write("acme")
    assert KeyNeeded("acme", key(2).id) == keys.to_read("acme", key(2).id)
    assert key(3, "globex") == keys.to_write("globex")


def test_the_key_used_longest_ago_gives_way_to_a_new_one(clock: ManualClock):
    keys = KeyCache(clock, entries_max=2)
    for number, scope in enumerate(["a", "b"], start=1):
        keys.keep(KeyNeeded(scope), key(number, scope))
    keys.to_write("a")
    keys.keep(KeyNeeded("c"), key(3, "c"))
    assert 2 == len(keys)
    assert key(1, "a") == keys.to_write("a")
    assert KeyNeeded("b") == keys.to_write("b")


def test_a_key_that_has_sealed_enough_is_worn_and_another_is_asked_for(clock: ManualClock):
    keys = KeyCache(clock, seals_max=3)
    keys.keep(KeyNeeded("acme"), key(1))
    assert [key(1)] * 3 == [keys.to_write("acme") for _ in range(3)]
    worn = KeyNeeded("acme", worn_id=key(1).id)
    assert worn == keys.to_write("acme")
    assert key(1) == keys.to_read("acme", key(1).id)
    keys.keep(worn, key(2))
    assert key(2) == keys.to_write("acme")


def test_a_key_does_not_become_new_by_being_forgotten(clock: ManualClock):
    keys = KeyCache(clock, seals_max=3)
    for _ in range(2):
        keys.keep(KeyNeeded("acme"), key(1))
        keys.to_write("acme")
        keys.to_write("acme")
        clock.advance(seconds=limits.KEY_CACHE_SECONDS)
    keys.keep(KeyNeeded("acme"), key(1))
    assert KeyNeeded("acme", worn_id=key(1).id) == keys.to_write("acme")


def test_64_clients_stay_within_what_one_key_may_seal():
    assert limits.KEY_SEALS_MAX == 64 * limits.KEY_SEALS_PER_CACHE_MAX


def test_threads_may_share_what_is_remembered(clock: ManualClock):
    keys = KeyCache(clock, entries_max=3, seals_max=10**9)
    errors: list[BaseException] = []

    def use(number: int) -> None:
        try:
            for turn in range(300):
                scope = str((number + turn) % 5)
                found = keys.to_write(scope)
                if isinstance(found, KeyNeeded):
                    keys.keep(found, key(int(scope) + 1, scope))
                else:
                    assert scope == found.scope
                if turn % 50 == 0:
                    keys.forget(scope)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=use, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert [] == errors
    assert len(keys) <= 3


def test_the_cache_shows_no_secret(keys: KeyCache):
    keys.keep(KeyNeeded("acme"), key(65))
    assert "KeyCache(1 keys)" == repr(keys)


def test_two_marks_are_the_same():
    assert Encrypted() == Encrypted()
    assert "Encrypted()" == repr(Encrypted())
