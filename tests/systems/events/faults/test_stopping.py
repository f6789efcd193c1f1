"""SIGTERM under load: each client gets a whole response or none, and the service stops soon."""

from __future__ import annotations

from contextlib import ExitStack, closing
from pathlib import Path

from tablewright.serving import limits
from tests.systems.events.faults.kills import Rounds
from tests.systems.events.faults.receiver import Receiver

_ANSWERS = 150
_MARGIN_SECONDS = 20.0  # for a busy machine to end a process that is done


def test_nothing_answered_is_lost_when_the_service_is_told_to_end(tmp_path: Path):
    rounds = Rounds(tmp_path, seed=1)
    with Receiver(seed=1) as receiver:
        with closing(rounds.started()) as served, ExitStack() as waiting:
            rounds.prepare(served.wait_until_ready(), receiver)
            idle = waiting.enter_context(served.caller(rounds.taken.key))
            idle.ask("GET", "/v1/inbox")
            key = served.new_tenant("waiting")
            polling = waiting.enter_context(served.caller(key))
            polling.send("GET", "/v1/inbox?wait=30")
            streaming = waiting.enter_context(served.caller(key))
            streaming.send("GET", "/v1/stream")
            rounds.crowd.start(served)
            rounds.crowd.wait_for(_ANSWERS)
            served.terminate()
            status = served.wait_for_end(limits.API_STOP_SECONDS_MAX + _MARGIN_SECONDS)
            rounds.crowd.join()
            assert (0, "") == (status, served.complaints())
            assert [200] == [answer.status for answer in polling.client.rest()]
            assert [] == idle.client.rest()
        assert [] == rounds.crowd.halves
        with rounds.started() as served:
            rounds.judge(served)
    assert [] == [*rounds.outcome.problems, *receiver.problems]
    assert [] == [text for book in rounds.books for text in book.problems]
