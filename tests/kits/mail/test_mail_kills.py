"""Mails of jobs: each is sent at least once after kills and failures, and once per try."""

from __future__ import annotations

import smtplib
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs

from tablewright.kits.jobs import Job
from tablewright.kits.jobs.records import FAILED_LANE
from tablewright.kits.mail.outbox import Mail
from tablewright.testing.doubles import Doubles, MemoryOutbox
from tablewright.testing.kills import kill_everywhere
from tests.examples import examples
from tests.kits.people.test_people import BOTH, Club, played
from tests.kits.people.world import club

PASSED = (61, 61, 150, 700, 4_000, 4_000)  # past leases and the pauses between tries
FAILURES = {
    "connection": OSError("No route to host."),
    "refused": smtplib.SMTPRecipientsRefused({"ann@example.com": (550, b"nobody")}),
    "broken": smtplib.SMTPServerDisconnected("Connection unexpectedly closed"),
}


class FailingOutbox(MemoryOutbox):
    """Fails as told, before or after the server has accepted a mail."""

    def __init__(self, failures: list[tuple[str, bool]]) -> None:
        super().__init__()
        self.failures, self.tries = failures, list[Mail]()

    async def send(self, mail: Mail) -> None:
        """Sends a mail, or fails."""
        self.tries.append(mail)
        name, is_sent = self.failures.pop(0) if self.failures else ("", True)
        if is_sent:
            await super().send(mail)
        if name:
            raise FAILURES[name]


async def _forgotten(club: Club, _: Any = None) -> None:
    body = {"email": "ann@example.com"}
    await club.ask("", "POST", "/auth/password/forgot", body)
    await club.run_jobs()


async def _joined(club: Club) -> str:
    token = await club.join()
    await club.run_jobs()
    club.outbox.sent.clear()
    return token


async def _later(club: Club) -> None:
    for seconds in PASSED:
        club.clock.advance(seconds=seconds)
        await club.run_jobs()


def _tokens(mails: list[Mail]) -> list[str]:
    return [one.text.partition("#/reset/")[2].split()[0] for one in mails]


@BOTH
def test_a_mail_is_sent_after_a_kill_once_its_job_is_stored(over_tables: bool):
    async def check(club: Club, _: str) -> None:
        await _later(club)
        sent = len(club.outbox.sent)
        assert sent <= 2
        if not sent:  # the kill was before the job: the visitor has no response
            await _forgotten(club)
        tokens = _tokens(club.outbox.sent)
        assert len(tokens) == len(set(tokens))
        body = {"token": tokens[-1], "password": "another of her passwords"}
        await club.ask("", "POST", "/auth/password/reset", body, 422 if sent else 204)

    made = club(over_tables=over_tables)
    report = kill_everywhere(made, _forgotten, check, prepare=_joined, kind=Club, nodes=2)
    assert any(one.startswith("mail to ann@") for one in report.effects), report.effects


@settings(max_examples=examples(10))
@given(
    st.lists(st.tuples(st.sampled_from(sorted(FAILURES)), st.booleans()), max_size=5),
    st.booleans(),
)
def test_each_try_sends_one_mail_until_one_succeeds_and_logs_no_secret(
    failures: list[tuple[str, bool]], over_tables: bool
):
    outbox = FailingOutbox([])

    async def play(club: Club) -> None:
        await _joined(club)
        outbox.failures, outbox.tries = list(failures), []
        with capture_logs() as logs:
            await _forgotten(club)
            await _later(club)
        assert not outbox.failures
        assert len(failures) + 1 == len(outbox.tries)
        tokens = _tokens(outbox.tries)
        assert len(tokens) == len(set(tokens)), "each try has a token of its own"
        assert not any(one in str(logs) for one in tokens)
        failed = await club.db.all(Job.in_lane("club", FAILED_LANE).with_hidden())
        assert [] == list(failed)

    played(over_tables, play, nodes=2, doubles=Doubles(outbox=outbox))
