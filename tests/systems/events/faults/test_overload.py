"""Overload: the service tells the excess to come back, and handles the rest as usual."""

from __future__ import annotations

import threading
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from tests.endpoint.faults.client import Answer
from tests.systems.events.faults.served import ServedEvents
from tests.systems.faults.launcher import Orders

RATE, BURST = 20, 40  # of the tenant that asks for too much
TIMES = 10
SECONDS = 4.0
CALLERS = 8

AT_ONCE_MAX = 8
CROWD = 10 * AT_ONCE_MAX
WAVES = 12


@dataclass
class Pressure:
    """A client that sends at a fixed rate from several connections, whatever the responses are.

    Who is answered late asks less: each connection waits for an answer before it asks again.
    """

    served: ServedEvents
    key: str
    per_second: float
    callers: int
    answers: list[Answer] = field(default_factory=list[Answer])

    def run(self, seconds: float) -> float:
        """Asks for so long; returns how long it took until the last answer."""
        begun = monotonic()
        threads = [
            threading.Thread(target=self._ask, args=(begun + number / self.per_second, seconds))
            for number in range(self.callers)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return monotonic() - begun

    def _ask(self, first_at: float, seconds: float) -> None:
        pause = threading.Event()
        with self.served.caller(self.key) as caller:
            for number in range(int(seconds * self.per_second / self.callers)):
                due = first_at + number * self.callers / self.per_second
                if monotonic() >= first_at + seconds:
                    break
                pause.wait(max(0.0, due - monotonic()))
                self.answers.append(caller.ask("POST", "/v1/events", {"number": number}))


def _statuses(answers: list[Answer]) -> Counter[int]:
    return Counter(answer.status for answer in answers)


def test_a_tenant_at_ten_times_its_quota_gets_its_quota_and_is_no_trouble_to_others(
    tmp_path: Path,
):
    with ServedEvents(tmp_path) as served:
        greedy = Pressure(
            served, served.new_tenant("greedy", rate=RATE, burst=BURST), RATE * TIMES, CALLERS
        )
        calm = Pressure(served, served.new_tenant("calm", rate=RATE, burst=BURST), RATE / 2, 1)
        greedy.run(1.0)  # its burst is used up
        greedy.answers.clear()
        beside = threading.Thread(target=calm.run, args=(SECONDS,))
        beside.start()
        took_seconds = greedy.run(SECONDS)
        beside.join()
        statuses = _statuses(greedy.answers)
        assert {201, 429} == set(statuses)
        # A busy machine may not even ask for the quota.
        due = min(RATE * SECONDS, len(greedy.answers))
        assert 0.9 * due <= statuses[201] <= RATE * took_seconds + BURST
        assert {201} == set(_statuses(calm.answers))
    for refusal in (answer for answer in greedy.answers if answer.status == 429):
        assert int(refusal.headers["retry-after"]) >= 1
        assert str(BURST) == refusal.headers["x-ratelimit-limit"]
        assert {"code", "message", "hint", "details", "requestId"} == set(refusal.json()["error"])


def test_more_requests_at_once_than_a_process_takes_are_refused_and_not_done(tmp_path: Path):
    orders = Orders({"tablewright.api.limits.API_REQUESTS_AT_ONCE_MAX": AT_ONCE_MAX})
    answers: list[Answer] = []
    with ServedEvents(tmp_path, orders=orders) as served, ExitStack() as stack:
        key = served.new_tenant("many")
        callers = [stack.enter_context(served.caller(key)) for _ in range(CROWD)]
        for _ in range(WAVES):
            for number, caller in enumerate(callers):
                caller.send("POST", "/v1/events", {"number": number})
            answers += [caller.client.receive() for caller in callers]
        stored = callers[0].pages("/v1/inbox?limit=100")
    statuses = _statuses(answers)
    assert {201, 503} == set(statuses)
    assert statuses[201] == len(stored)
    assert all(int(one.headers["retry-after"]) >= 1 for one in answers if one.status == 503)
