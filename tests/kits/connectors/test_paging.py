"""Paging and changes, with records that are created, changed and deleted between requests."""

from __future__ import annotations

import asyncio
from email.utils import formatdate
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.clock import ManualClock
from tablewright.errors import BadResponseError, RepeatedPageError, RetryLaterError
from tablewright.kits.connectors import Cursor, Keyset, Link, Offset, Parent, Stream
from tablewright.kits.http import CompleteResponse
from tablewright.kits.vault import RecordPage
from tests.examples import examples
from tests.kits.connectors.models import VERSION, Model, Stored, streams
from tests.kits.connectors.worlds import JSON, World, ids_of, platform_of, replied

SCANNED = ("cursor", "keyset", "offset", "number", "link")
CHANGED = ("since", "searched", "evented")

# What happens before a request: (kind, which record, seconds that pass)
change = st.tuples(st.sampled_from(["create", "change", "delete", "wait"]), st.integers(0, 99),
                   st.integers(0, 90))  # fmt: skip
changes = st.lists(st.lists(change, max_size=4), max_size=25)
sizes = st.integers(1, 5)


class Play:
    """A platform's model, and the runs of one stream against it."""

    def __init__(self, name: str, page_size: int, count: int) -> None:
        platform = platform_of(*streams(page_size), api_version=VERSION)
        clock = ManualClock()
        self.model = Model(clock)
        self.world = World(platform, self.model.answer, clock)
        self.name = name
        self.stored = Stored()
        self.position: Any = None
        for _ in range(count):
            self.model.create()
            self.world.clock.advance(seconds=1)

    def happens(self, script: list[list[tuple[str, int, int]]], *, deletes: bool = True) -> None:
        """Runs one part of a script before each request that follows."""
        left = list(script)

        def before() -> None:
            for kind, which, seconds in left.pop(0) if left else []:
                self.world.clock.advance(seconds=seconds)
                numbers = sorted(self.model.records)
                if kind == "create":
                    self.model.create()
                elif numbers and kind == "change":
                    self.model.change(numbers[which % len(numbers)])
                elif numbers and kind == "delete" and deletes:
                    self.model.delete(numbers[which % len(numbers)])

        self.model.before = before

    def run(self, **options: Any) -> bool:
        """Reads the stream, stores it, and returns whether everything was read."""
        fetch = self.world.fetch(self.name, checkpoint=self.stored.checkpoint, **options)

        async def main() -> list[RecordPage]:
            return [page async for page in fetch.pages]

        self.stored.add(asyncio.run(main()), is_scan=fetch.is_scan)
        return fetch.is_full


@pytest.mark.parametrize("name", SCANNED)
@settings(max_examples=examples(150), deadline=None)
@given(page_size=sizes, count=st.integers(0, 30), script=changes)
def test_a_scan_has_every_record_that_existed_throughout(
    name: str, page_size: int, count: int, script: list[Any]
):
    play = Play(name, page_size, count)
    existed = set(play.model.records)
    play.happens(script, deletes=name != "number")
    play.run()
    ever = existed | set(play.model.records) | set(play.model.archived)
    assert existed - set(play.model.archived) <= set(play.stored.values) <= ever


@pytest.mark.parametrize("name", SCANNED)
@settings(max_examples=examples(60), deadline=None)
@given(page_size=sizes, count=st.integers(0, 30))
def test_a_scan_of_a_quiet_platform_has_each_record_once(name: str, page_size: int, count: int):
    play = Play(name, page_size, count)
    ids = ids_of(play.world.read(name))
    assert sorted(map(str, play.model.records)) == sorted(ids)


@pytest.mark.parametrize("name", CHANGED)
@settings(max_examples=examples(150), deadline=None)
@given(page_size=sizes, count=st.integers(0, 20), scripts=st.lists(changes, max_size=4))
def test_runs_that_read_changes_end_with_the_state_of_the_platform(
    name: str, page_size: int, count: int, scripts: list[list[Any]]
):
    play = Play(name, page_size, count)
    for script in scripts:
        play.happens(script, deletes=name != "since")  # such a platform reports no deletions
        play.run()
        play.world.clock.advance(seconds=30)
    play.happens([])
    play.world.clock.advance(seconds=2)
    play.run()
    assert play.model.records == play.stored.values


@pytest.mark.parametrize("name", CHANGED)
def test_a_later_run_reads_only_what_changed(name: str):
    play = Play(name, 5, 40)
    play.world.clock.advance(seconds=3600)
    assert play.run()
    play.world.clock.advance(seconds=3600)
    play.model.change(7)
    play.world.clock.advance(seconds=60)
    play.model.requests = 0
    assert not play.run()
    assert play.model.records == play.stored.values
    assert play.model.requests <= 2


@pytest.mark.parametrize("name", CHANGED)
def test_a_stream_is_scanned_again_after_a_week(name: str):
    play = Play(name, 5, 10)
    play.run()
    play.world.clock.advance(seconds=6 * 86_400)
    assert not play.run()
    play.world.clock.advance(seconds=1 * 86_400 + 1)
    assert play.run()
    assert play.run(full=True)


def test_events_that_the_platform_no_longer_has_cause_a_scan():
    play = Play("evented", 5, 10)
    play.run()
    play.stored.checkpoint["scannedAt"] += 60 * 86_400
    play.world.clock.advance(seconds=29 * 86_400)
    assert not play.run()
    play.stored.checkpoint["scannedAt"] += 60 * 86_400
    play.world.clock.advance(seconds=30 * 86_400)
    assert play.run()


def test_objects_of_events_in_another_version_are_requested_again():
    play = Play("evented", 5, 10)
    play.run()
    play.model.event_version = "v8"
    play.world.clock.advance(seconds=600)
    play.model.change(3)
    play.model.change(4)
    play.model.delete(4)
    play.model.change(5)
    del play.model.records[5]  # without an event: the event of its change is followed by a 404
    play.world.clock.advance(seconds=10)
    play.run()
    assert play.model.records == play.stored.values


@pytest.mark.parametrize("name", [*SCANNED, *CHANGED])
@settings(max_examples=examples(40), deadline=None)
@given(page_size=sizes, stop=st.integers(0, 12), count=st.integers(0, 30))
def test_a_run_that_stops_goes_on_at_its_position(name: str, page_size: int, stop: int, count: int):
    play = Play(name, page_size, count)
    if name in CHANGED:
        play.run()
        play.world.clock.advance(seconds=3600)
        for number in range(1, count + 1, 2):
            play.model.change(number)
        play.world.clock.advance(seconds=10)

    async def main() -> list[RecordPage]:
        found, position = list[RecordPage](), None
        fetch = play.world.fetch(name, checkpoint=play.stored.checkpoint)
        async for page in fetch.pages:
            if len(found) == stop:
                break
            found.append(page)
            position = page.position
        is_scan = fetch.is_scan
        fetch = play.world.fetch(name, checkpoint=play.stored.checkpoint, position=position)
        assert position is None or fetch.is_scan == is_scan
        rest = [page async for page in fetch.pages]
        assert set() == set(ids_of(found)) & set(ids_of(rest))
        found += rest
        play.stored.add(found, is_scan=is_scan)
        return found

    asyncio.run(main())
    assert play.model.records == play.stored.values


@pytest.mark.parametrize("name", CHANGED)
@pytest.mark.parametrize("skew_seconds", [-3600, 3600])
def test_a_clock_that_is_an_hour_off_loses_no_change(name: str, skew_seconds: int):
    play = Play(name, 5, 10)
    model, theirs, ours = play.model, play.world.clock, ManualClock()

    def answer(*asked: Any) -> CompleteResponse:
        found = model.answer(*asked)
        date = formatdate(theirs.now(), usegmt=True)
        return CompleteResponse(found.status, {**found.headers, "date": date}, found.body)

    play.world = World(play.world.platform, answer, ours)
    ours.advance(seconds=theirs.now() + skew_seconds - ours.now())

    def advance(seconds: int) -> None:
        ours.advance(seconds=seconds)
        theirs.advance(seconds=seconds)

    for _ in range(6):
        play.run()
        advance(400)
        model.change(min(model.records))
        model.create()
        advance(400)
    advance(4000)
    play.run()
    assert model.records == play.stored.values


def test_objects_of_events_without_an_id_are_left_out():
    play = Play("evented", 5, 3)
    play.run()
    play.world.clock.advance(seconds=600)
    play.model.change(2)
    draft = {**play.model.events[-1], "id": "evt_draft", "data": {"object": {"object": "item"}}}
    play.model.events.append(draft)
    play.world.clock.advance(seconds=10)
    play.run()
    assert play.model.records == play.stored.values


def test_a_crowded_window_is_halved():
    play = Play("searched", 2, 30)
    play.run()
    play.world.clock.advance(seconds=3600)
    for number in sorted(play.model.records):
        play.model.change(number)
        play.world.clock.advance(seconds=10)
    play.run()
    assert play.model.records == play.stored.values


def list_of(paging: Any, answer: Any, **more: Any) -> World:
    stream = Stream("items", "/items", records="data", paging=paging, page_size=2, **more)
    return World(platform_of(stream), answer)


def test_a_cursor_that_appears_twice_fails_the_stream():
    pages = iter(["a", "b", "a", "c"])
    ids = iter(range(100))

    def answer(path: str, parameters: dict[str, str], body: Any) -> Any:
        return replied({"data": [{"id": next(ids)}], "next": next(pages)})

    with pytest.raises(RepeatedPageError) as caught:
        list_of(Cursor("after", at="next"), answer).read("items")
    assert "repeated_cursor" == caught.value.reason


def test_a_page_that_appears_twice_fails_the_stream():
    cursors = iter(range(100))

    def answer(path: str, parameters: dict[str, str], body: Any) -> Any:
        return replied({"data": [{"id": 1}, {"id": 2}], "next": next(cursors)})

    with pytest.raises(RepeatedPageError) as caught:
        list_of(Cursor("after", at="next"), answer).read("items")
    assert "repeated_page" == caught.value.reason


def test_pages_without_records_that_never_end_fail_the_stream():
    cursors = iter(range(1000))

    def answer(path: str, parameters: dict[str, str], body: Any) -> Any:
        return replied({"data": [], "next": next(cursors)})

    with pytest.raises(RepeatedPageError) as caught:
        list_of(Cursor("after", at="next"), answer).read("items")
    assert "endless" == caught.value.reason


def test_a_keyset_without_progress_fails_the_stream():
    answer: Any = lambda *_: replied({"data": [{"id": 1}, {"id": 2}], "more": True})  # noqa: E731
    with pytest.raises(RepeatedPageError):
        list_of(Keyset("after", more="more"), answer).read("items")
    empty: Any = lambda *_: replied({"data": [], "more": True})  # noqa: E731
    with pytest.raises(RepeatedPageError):
        list_of(Keyset("after", more="more"), empty).read("items")


@pytest.mark.parametrize(
    "url",
    [
        "https://evil.test/items?page=2",
        "http://api.shop.test/items?page=2",
        "https://api.shop.test.evil.test/x",
        "https://api.shop.test@evil.test/x",
        "//evil.test/items",
    ],
)
def test_a_link_to_another_host_is_not_followed(url: str):
    world = list_of(Link(at="next"), lambda *_: replied({"data": [{"id": 1}], "next": url}))
    with pytest.raises(BadResponseError) as caught:
        world.read("items")
    assert "redirected" == caught.value.reason
    assert 1 == len(world.wire.seen)


def test_links_may_be_in_a_header():
    def answer(path: str, parameters: dict[str, str], body: Any) -> Any:
        if "page" in parameters:
            return replied({"data": [{"id": 2}]})
        link = '<https://api.shop.test/items?page=1>; rel="prev", </items?page=2>; rel="next"'
        return CompleteResponse(200, {**JSON, "link": link}, b'{"data": [{"id": 1}]}')

    assert ["1", "2"] == ids_of(list_of(Link(), answer).read("items"))


LISTS = Stream("lists", "/lists", records="data", paging=Cursor("after", at="next"), page_size=2)
MEMBERS = Stream(
    "members",
    "/lists/{part}/members",
    records="data",
    paging=Cursor("after", at="next"),
    page_size=2,
    over=Parent("lists"),
)


def members(path: str, parameters: dict[str, str], body: Any) -> Any:
    """Five lists, with as many members as their number."""
    after = int(parameters.get("after", 0))
    most = 5 if path == "/lists" else int(path.split("/")[2])
    data = [{"id": one} for one in range(after + 1, min(after + 2, most) + 1)]
    following = {"next": str(after + 2)} if after + 2 < most else {}
    return replied({"data": data, **following})


@pytest.mark.parametrize("stop", range(12))
def test_a_stream_with_parents_is_read_for_each_and_goes_on_anywhere(stop: int):
    world = World(platform_of(LISTS, MEMBERS), members)
    expected = [f"{one}:{number}" for one in range(1, 6) for number in range(1, one + 1)]
    assert expected == ids_of(world.read("members"))

    async def main() -> list[RecordPage]:
        found, position = list[RecordPage](), None
        async for page in world.fetch("members").pages:
            if len(found) == stop:
                break
            found.append(page)
            position = page.position
        return found + [one async for one in world.fetch("members", position=position).pages]

    found = ids_of(asyncio.run(main()))
    assert expected == found


def test_a_pause_in_the_middle_leaves_a_position():
    count = 0

    def answer(path: str, parameters: dict[str, str], body: Any) -> Any:
        nonlocal count
        count += 1
        if count == 3:
            return replied({}, 429, {"retry-after": "100"})
        return members("/lists", parameters, body)

    world = World(platform_of(LISTS), answer)

    async def main() -> list[str]:
        found, position = list[RecordPage](), None
        pages = world.fetch("lists").pages
        for _ in range(2):
            found.append(await anext(pages))
            position = found[-1].position
        with pytest.raises(RetryLaterError):
            await anext(pages)
        assert ["1", "2", "3", "4"] == ids_of(found)
        rest = world.fetch("lists", position=position, attempt=2)
        return ids_of(found + [one async for one in rest.pages])

    assert ["1", "2", "3", "4", "5"] == asyncio.run(main())


def test_streams_whose_values_do_not_fit_are_rejected():
    with pytest.raises(ValueError, match="two records"):
        Stream("items", "/items", paging=Offset(), page_size=1)
    with pytest.raises(ValueError, match="part"):
        Stream("items", "/items/{part}")
