"""Wakes: a watcher of a place wakes up when something there changes."""

from __future__ import annotations

import asyncio

from tablewright.api.waiting import Wakes, mark_of, wait_for_event


def test_a_wake_of_one_place_does_not_wake_another():
    wakes = Wakes()
    with wakes.watching(("inbox", "acme")) as acme, wakes.watching(("inbox", "ben")) as ben:
        wakes.wake(("inbox", "acme"))
    assert (True, False) == (acme.is_set(), ben.is_set())


def test_places_of_the_same_letters_are_not_the_same_place():
    assert mark_of(("a", "bc")) != mark_of(("ab", "c"))


def test_a_wake_is_published_once_and_what_is_heard_is_not_published_again():
    published: list[bytes] = []
    wakes = Wakes(published.append)
    wakes.wake(("inbox", "acme"))
    wakes.hear([mark_of(("inbox", "ben"))])
    wakes.hear(None)
    assert [mark_of(("inbox", "acme"))] == published


def test_another_process_is_heard_by_marks_or_by_all_at_once():
    wakes = Wakes()
    with wakes.watching(("inbox", "acme")) as acme, wakes.watching(("inbox", "ben")) as ben:
        wakes.hear([mark_of(("inbox", "acme"))])
        assert (True, False) == (acme.is_set(), ben.is_set())
        wakes.hear(None)
        assert ben.is_set()


def test_one_watch_may_be_of_several_places():
    wakes = Wakes()
    with wakes.watching(("inbox", "acme"), ("inbox", "ben"), ("inbox", "ben")) as watch:
        wakes.wake(("inbox", "ben"))
        assert watch.is_set()
    assert {} == wakes._watches


def test_whoever_has_left_is_not_remembered():
    wakes = Wakes()
    with wakes.watching(("inbox", "acme")) as first:
        with wakes.watching(("inbox", "acme")):
            pass
        wakes.wake(("inbox", "acme"))
        assert first.is_set()
    assert {} == wakes._watches


def test_the_end_of_the_process_wakes_everybody():
    async def main() -> None:
        wakes, stopping = Wakes(), asyncio.Event()
        stopping.set()
        with wakes.watching(("inbox", "acme")) as watch:
            await wakes.run(stopping)
            await wait_for_event(watch, 60)
            assert watch.is_set()

    asyncio.run(main())
