"""The stream of a person's notifications: it reports changes, to that person only."""

from __future__ import annotations

from contextlib import ExitStack

from tablewright.kits.live import limits as live_limits
from tests.kits.live.streams import listening
from tests.kits.notify.world import BOTH, Hall, run

PATH = "/hall/v1/notifications/events"


def test_nobody_watches_without_signing_in_and_a_person_has_a_bounded_number_of_streams():
    async def play(hall: Hall) -> None:
        assert 401 == (await hall.caller().ask("GET", PATH)).status
        with ExitStack() as waiting:
            for _ in range(live_limits.LISTENERS_EACH_MAX):
                waiting.enter_context(hall.kit.listeners.waiting("ann"))
            assert 429 == (await hall.bearer("ann").ask("GET", PATH)).status

    run(False, play)


@BOTH
def test_a_stream_reports_new_read_unread_and_deleted_notices(over_tables: bool):
    async def play(hall: Hall) -> None:
        async with listening(hall, "ann", path=PATH) as stream:
            await hall.failed("ben")
            await hall.failed("ann")
            assert 1 == len(await stream.until(1))
            (notice,) = await hall.inbox("ann")
            ids = {"ids": [notice["notificationId"]]}
            await hall.ask("ann", "POST", "/notifications/read", ids)
            await stream.until(2)
            await hall.ask("ann", "POST", "/notifications/unread", ids)
            await stream.until(3)
            await hall.ask("ann", "DELETE", f"/notifications/{ids['ids'][0]}", None, 204)
            await stream.until(4)
            new, read, unread, deleted = [version for version, _ in stream.events]
            assert new == unread
            assert 3 == len({new, read, deleted})
            assert stream.blocks[0].endswith(f"id: {deleted}")  # as in the beginning

    run(over_tables, play)


def test_a_stream_finds_what_another_node_has_written_within_seconds():
    async def play(hall: Hall) -> None:
        await hall.failed("ann", "ben")
        (notice,) = await hall.inbox("ann")
        async with listening(hall, "ann", path=PATH) as stream:
            shape = hall.kit.inbox.shape  # without a wake
            await hall.db.run(shape.place("ann", notice["notificationId"]).delete())
            assert 1 == len(await stream.until(1))

    run(False, play)


def test_a_stream_that_resumes_reports_a_change_meanwhile_and_nothing_else():
    async def play(hall: Hall) -> None:
        async with listening(hall, "ann", path=PATH) as stream:
            await hall.failed("ann")
            await stream.until(1)
            last = stream.events[0][0]
        async with listening(hall, "ann", last, path=PATH) as stream:
            assert stream.blocks[0].endswith(last)
            assert [] == stream.events
        await hall.failed("ann", source="paypal")
        async with listening(hall, "ann", last, path=PATH) as stream:
            assert 1 == len(await stream.until(1))
            assert last != stream.events[0][0]

    run(False, play)


def test_a_quiet_stream_beats_and_ends_after_an_hour():
    async def play(hall: Hall) -> None:
        async with listening(hall, "ann", path=PATH) as stream:
            await stream.until_over()
            _, *beats = stream.blocks
            assert {": beat"} == set(beats)
            assert 200 <= len(beats) <= 240

    run(False, play)
