"""Notices: who gets which one where, and when; nothing is sent twice."""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import UTC, datetime, time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.clock import ManualClock, instant
from tablewright.errors import InvalidError, TablewrightError
from tablewright.kits.notify import (
    Category,
    Gateway,
    Mailing,
    NoticeKind,
    Notices,
    Preferences,
    QuietHours,
    Words,
    notices_topic,
)
from tablewright.kits.notify import limits as kit_limits
from tablewright.kits.notify.sending import Audience
from tablewright.kits.webhooks import AttemptResult
from tablewright.kits.webhooks.signing import is_signed
from tablewright.model import transaction
from tablewright.systems.core.design.users import User
from tablewright.testing.kills import kill_everywhere
from tablewright.testing.stage import Stage
from tablewright.testing.sweep import sweep
from tests.kits.notify.world import BOTH, GATEWAY, NOTICES, SECRET, Hall, create_people, hall, run

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
HOUR = 3600


def _declared(**more: Any) -> Notices:
    usual: dict[str, Any] = {
        "categories": (Category("sync"),),
        "kinds": (NoticeKind("failed", "sync"),),
        "words": {"failed": Words("Failed", "It failed.")},
    }
    return Notices(**(usual | more))


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"kinds": (NoticeKind("Failed!", "sync"),)}, "named like"),
        ({"kinds": (NoticeKind("failed", "other"),)}, "category"),
        ({"words": {}}, "needs words"),
        ({"categories": (Category("sync"), Category("sync"))}, "same name"),
        ({"kinds": (NoticeKind("failed", "sync", action="https://evil.example"),)}, "relative"),
        ({"kinds": (NoticeKind("failed", "sync", action="//evil.example"),)}, "relative"),
        ({"words": {"failed": Words("{0}", "")}}, "name values"),
        ({"words": {"failed": Words("{a.b}", "")}}, "name values"),
        ({"words": {"failed": Words("{name!r}", "")}}, "name values"),
    ],
)
def test_declarations_that_do_not_fit_together_are_rejected(more: dict[str, Any], message: str):
    with pytest.raises(ValueError, match=message):
        _declared(**more)


def test_a_notice_without_a_value_that_its_text_names_is_rejected():
    with pytest.raises(InvalidError, match="error, source"):
        NOTICES.check("sync_failed", {})
    with pytest.raises(ValueError, match="Unknown kind"):
        NOTICES.check("unknown", {})


@given(st.text(), st.text())
def test_values_stay_text_in_one_line_and_actions_stay_relative(source: str, error: str):
    shown = NOTICES.rendered("sync_failed", {"source": source, "error": error})
    assert shown.title.isprintable()
    assert shown.action is not None
    assert shown.action.startswith("/sources/")
    assert shown.action.isascii()
    assert {"/"} == {one for one in shown.action if not (one.isalnum() or one in "%-._~")}
    assert 2 == shown.action.count("/")


@BOTH
def test_a_notice_reaches_the_inbox_of_its_recipients_and_their_mail(over_tables: bool):
    async def play(hall: Hall) -> None:
        await hall.failed("ann", "cat", "unknown")
        (notice,) = await hall.inbox("ann")
        assert ("error", "sync", False) == (notice["type"], notice["category"], notice["isRead"])
        assert "Sync of stripe failed" == notice["title"]
        assert "stripe could not be read: Refused." == notice["message"]
        assert "/sources/stripe" == notice["actionUrl"]
        assert 1 == len(await hall.inbox("cat"))
        assert [] == await hall.inbox("ben")
        (mail,) = hall.outbox.sent
        assert ("ann@example.com", "Hall: Sync of stripe failed") == (mail.to, mail.subject)
        assert "https://hall.example/sources/stripe" in mail.text

    run(over_tables, play)


@BOTH
def test_a_notice_is_sent_only_if_its_transaction_happens(over_tables: bool):
    async def play(hall: Hall) -> None:
        await hall.failed("ann")
        (found,) = await hall.db.all(hall.kit.inbox.shape.of_person("ann"))
        writes = hall.kit.send("sync_failed", to=["ben"], source="s", error="e")
        with pytest.raises(Exception, match="transaction failed"):
            await hall.db.run(transaction(found.create(), *writes))
        await hall.run_jobs()
        assert [] == await hall.inbox("ben")
        assert [] == hall.kit.send("sync_failed", to=[], source="s", error="e")

    run(over_tables, play)


@BOTH
def test_an_audience_is_found_when_the_notice_is_sent(over_tables: bool):
    async def play(hall: Hall) -> None:
        writes = hall.kit.send(
            "sync_failed", to=Audience("admins", "acme"), source="s", error="e", tenant="acme"
        )
        await hall.db.run(transaction(*writes))
        hall.running.parts.known.admins["acme"] = ["cat"]
        await hall.run_jobs()
        assert (0, 1) == (len(await hall.inbox("ann")), len(await hall.inbox("cat")))

    run(over_tables, play)


@BOTH
def test_one_cause_leads_to_one_notice_a_day(over_tables: bool):
    async def play(hall: Hall) -> None:
        for _ in range(3):
            await hall.failed("ann", about="source-1")
        await hall.failed("ann", source="hubspot", about="source-2")
        await hall.failed("ben", about="source-1")
        assert ["Sync of hubspot failed", "Sync of stripe failed"] == await hall.titles("ann")
        hall.clock.advance(seconds=24 * HOUR)
        await hall.failed("ann", about="source-1")
        assert 3 == len(await hall.inbox("ann"))
        assert 3 == sum(to == "ann" for to, _ in hall.mails)

    run(over_tables, play, nodes=2)


@BOTH
def test_what_happened_once_is_told_once_however_late_it_is_sent_again(over_tables: bool):
    async def play(hall: Hall) -> None:
        happened_at = instant(hall.clock)
        for _ in range(2):
            await hall.failed("ann", about="event-1", happened_at=happened_at)
            hall.clock.advance(seconds=24 * HOUR)
        assert 1 == len(await hall.inbox("ann"))

    run(over_tables, play)


@BOTH
def test_people_choose_mails_by_category_and_security_is_always_mailed(over_tables: bool):
    async def play(hall: Hall) -> None:
        usual = await hall.ask("ben", "GET", "/notifications/preferences")
        assert ["immediately", "immediately", "daily"] == [
            one["mail"] for one in usual["categories"]
        ]
        await hall.choose("ben", mails={"sync": "never"})
        refused = {"mails": {"security": "never"}}
        await hall.ask("ben", "PUT", "/notifications/preferences", refused, 422)
        await hall.failed("ben")
        await hall.send("key_created", ["ben"], name="Build")
        assert [("ben", "Hall: New API key")] == hall.mails
        assert 2 == len(await hall.inbox("ben"))
        chosen = await hall.ask("ben", "GET", "/notifications/preferences")
        assert ["immediately", "never", "daily"] == [one["mail"] for one in chosen["categories"]]

    run(over_tables, play)


def test_preferences_leave_the_rest_of_the_map_alone():
    async def play(hall: Hall) -> None:
        for person in ("ann", "ben"):
            await hall.choose(person, mails={"sync": "daily"}, timeZone="Europe/Berlin")
        ann, ben = [await hall.db.run(User.get(one)) for one in ("ann", "ben")]
        assert ann is not None
        assert ben is not None
        assert {"notifications"} == set(ann.preferences or {})
        assert "dark" == (ben.preferences or {})["theme"]
        await hall.ask("eve", "PUT", "/notifications/preferences", {}, 404)

    run(True, play)


@BOTH
def test_preferences_that_make_no_sense_are_rejected(over_tables: bool):
    async def play(hall: Hall) -> None:
        for body in (
            {"mails": {"other": "never"}},
            {"mails": {"sync": "sometimes"}},
            {"timeZone": "Mars/Olympus"},
            {"timeZone": "../../etc/passwd"},
            {"quietHours": {"start": "25:00", "end": "07:00"}},
        ):
            await hall.ask("ann", "PUT", "/notifications/preferences", body, 422)

    run(over_tables, play)


@BOTH
def test_quiet_hours_delay_mails_but_not_those_of_security(over_tables: bool):
    async def play(hall: Hall) -> None:
        await hall.choose(
            "ann", quietHours={"start": "12:00", "end": "14:00"}, timeZone="Europe/Berlin"
        )
        await hall.failed("ann")
        await hall.send("key_created", ["ann"], name="Build")
        assert [("ann", "Hall: New API key")] == hall.mails
        hall.clock.advance(seconds=1.1 * HOUR)  # it is 14:00 in Berlin
        await hall.run_jobs()
        assert ("ann", "Hall: Sync of stripe failed") == hall.mails[-1]

    run(over_tables, play, clock=ManualClock(NOON))


@BOTH
def test_a_daily_mail_has_what_is_unread_at_eight_where_the_person_is(over_tables: bool):
    async def play(hall: Hall) -> None:
        for name in ("Cat", "Dan", "Eve"):
            await hall.send("member_joined", ["ben"], name=name)
        assert [] == hall.mails
        (cat,) = [one for one in await hall.inbox("ben") if one["title"] == "Cat joined"]
        await hall.ask("ben", "POST", "/notifications/read", {"ids": [cat["notificationId"]]})
        hall.clock.advance(seconds=HOUR - 60)  # 07:59 in New York
        await hall.run_jobs()
        assert [] == hall.mails
        hall.clock.advance(seconds=120)
        await hall.run_jobs()
        (mail,) = hall.outbox.sent
        assert ("ben@example.com", "Hall: 2 notifications") == (mail.to, mail.subject)
        assert "- Dan joined" in mail.text
        assert "Cat joined" not in mail.text
        for _ in range(2):
            hall.clock.advance(seconds=24 * HOUR)
            await hall.run_jobs()
        assert 1 == len(hall.outbox.sent)
        await hall.send("member_joined", ["ben"], name="Flo")
        hall.clock.advance(seconds=24 * HOUR)
        await hall.run_jobs()
        assert "Hall: 1 notification" == hall.outbox.sent[-1].subject

    run(over_tables, play, clock=ManualClock(NOON), nodes=2)


@BOTH
def test_a_long_daily_mail_ends_with_how_many_more_there_are(
    over_tables: bool, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(kit_limits, "DIGEST_LINES_MAX", 2)

    async def play(hall: Hall) -> None:
        for name in ("Cat", "Dan", "Eve", "Flo"):
            await hall.send("member_joined", ["ann"], name=name)
        hall.clock.advance(seconds=24 * HOUR)
        await hall.run_jobs()
        assert "- and 2 more" in hall.outbox.sent[-1].text

    run(over_tables, play)


def test_a_notice_is_in_the_language_of_the_person():
    async def play(hall: Hall) -> None:
        await hall.send("member_joined", ["ann", "dora"], name="Eve")
        assert ["Eve joined"] == await hall.titles("ann")
        assert ["Eve ist dabei"] == await hall.titles("dora")

    run(False, play)


@BOTH
def test_a_gateway_gets_signed_notices_until_it_has_taken_them(over_tables: bool):
    async def play(hall: Hall) -> None:
        hall.sender.results[GATEWAY] = [AttemptResult(503, None, 5), AttemptResult(200, None, 5)]
        await hall.failed("ann")
        await hall.send("member_joined", ["ann"], name="Eve")
        hall.clock.advance(seconds=HOUR)
        await hall.run_jobs()
        first, second = hall.sender.sent
        assert first.headers["webhook-id"] == second.headers["webhook-id"]
        headers = {name.lower(): value for name, value in second.headers.items()}
        assert is_signed([SECRET], headers, second.body, now_seconds=hall.clock.now())
        body = json.loads(second.body)
        assert ("notification", "ann", "error") == (body["type"], body["person"], body["severity"])

    run(over_tables, play, has_gateway=True)


def test_a_gateway_without_a_secret_is_rejected():
    none: Any = None
    with pytest.raises(ValueError, match="1 to 2 secrets"):
        Gateway(none, none, none, GATEWAY, ())
    with pytest.raises(InvalidError):
        Gateway(none, none, none, GATEWAY, ("short",))


@BOTH
def test_a_page_that_watches_learns_of_new_and_of_read_notices(over_tables: bool):
    async def play(hall: Hall) -> None:
        wakes = hall.running.runtime.wakes
        with wakes.watching(notices_topic("hall", "ann")) as watch:
            await hall.failed("ann")
            assert watch.is_set()
            watch.clear()
            await hall.ask("ann", "POST", "/notifications/read", {"all": True})
            assert watch.is_set()

    run(over_tables, play)


@BOTH
def test_notices_of_a_person_who_leaves_are_deleted(over_tables: bool):
    async def play(hall: Hall) -> None:
        await hall.failed("ann", "ben")
        await hall.db.run(transaction(*hall.kit.forgetting("ann")))
        await hall.run_jobs()
        assert (0, 1) == (len(await hall.inbox("ann")), len(await hall.inbox("ben")))
        found = hall.kit.inbox.shape.of_person("ann").with_hidden()
        assert [] == await hall.db.all(found)

    run(over_tables, play)


async def _prepared(system: Any) -> None:
    await create_people(system.db)


async def _scenario(system: Any, _: Any) -> None:
    kit = system.running.parts.notify
    given = {"source": "stripe", "error": "Refused."}
    writes = kit.send("sync_failed", to=Audience("admins", "acme"), about="s1", **given)
    await system.db.run(transaction(*writes))
    joined = kit.send("member_joined", to=["ann", "ben"], name="Eve")
    await system.db.run(transaction(*joined))
    await system.run_jobs()


async def _check(system: Any, _: Any) -> None:
    kit = system.running.parts.notify
    for _ in range(4):
        system.clock.advance(seconds=12 * HOUR)
        await system.run_jobs()
    for person in ("ann", "ben"):
        found = await system.db.all(kit.inbox.shape.of_person(person))
        titles = [kit.inbox.shape.value(one, "title") for one in found]
        assert len(titles) == len(set(titles)), titles
        mailed = [one.subject for one in system.outbox.sent if one.to.startswith(person)]
        assert ("Sync of stripe failed" in titles) == ("Hall: Sync of stripe failed" in mailed)
        assert ("Eve joined" in titles) == ("Hall: 1 notification" in mailed)


@pytest.mark.parametrize("over_tables", [False, True])
def test_a_kill_at_any_point_loses_no_notice_and_sends_none_twice(over_tables: bool):
    report = kill_everywhere(hall(over_tables=over_tables), _scenario, _check, prepare=_prepared)
    assert report.kills >= 8, report


async def _swept(stage: Stage) -> None:
    system = Hall(hall(over_tables=True), stage.async_transport, clock=stage.clock, ids=stage.ids)
    await system.create_tables()
    await create_people(system.db)
    with stage.swept(), suppress(TablewrightError):
        await _scenario(system, None)
    await _check(system, None)


def test_a_call_that_fails_anywhere_loses_no_notice_and_sends_none_twice():
    print(sweep(_swept, sample=3))


@given(st.times(), st.times(), st.times())
def test_quiet_hours_contain_a_time_or_the_time_is_outside(start: time, end: time, now: time):
    minutes = (start.replace(second=0, microsecond=0), end.replace(second=0, microsecond=0))
    quiet = QuietHours(*minutes)
    inverse = QuietHours(minutes[1], minutes[0])
    if minutes[0] != minutes[1]:
        assert quiet.contains(now) != inverse.contains(now)
    else:
        assert not quiet.contains(now)


@given(
    st.dictionaries(st.sampled_from(["sync", "team"]), st.sampled_from(Mailing)),
    st.none() | st.builds(QuietHours, st.just(time(22)), st.just(time(7))),
    st.sampled_from(["", "Europe/Berlin"]),
)
def test_preferences_are_read_as_they_were_stored(mails: Any, quiet: Any, zone: str):
    chosen = Preferences(mails, quiet, zone)
    assert chosen == Preferences.read(chosen.stored())


ANYTHING = st.none() | st.text(max_size=5) | st.integers()


@given(ANYTHING | st.dictionaries(st.sampled_from(["sync", "start", "end"]), ANYTHING))
def test_stored_preferences_that_cannot_be_understood_are_the_usual_ones(stored: Any):
    found = Preferences.read({"mails": stored, "quiet": stored})
    assert found.mailing(Category("security", is_mandatory=True)) is Mailing.IMMEDIATELY
