"""Rate limits: what is refused, for whom, and what it costs to know."""

from __future__ import annotations

import asyncio

import pytest

from tablewright.api import limits
from tablewright.api.limiting.rate_limits import Quota, caller_of
from tablewright.api.limiting.rate_records import RateBucket
from tablewright.api.rules import NOBODY, Kind, Principal
from tablewright.errors import DiskFullError, RateLimitedError
from tests.api.counting import ANA_KEY, BEN_KEY, Processes, with_processes
from tests.api.toy import ANA, toy

# Who counts for whom


@pytest.mark.parametrize(
    ("principal", "address", "caller"),
    [
        (ANA_KEY, "203.0.113.7", "tenant#ana"),
        (Principal(Kind.OPERATOR, None, "root"), "203.0.113.7", "admin#root"),
        (NOBODY, "203.0.113.7", "address#203.0.113.7"),
        (NOBODY, "2001:db8:1:2:3:4:5:6", "address#2001:db8:1:2::/64"),
        (NOBODY, "2001:db8:1:2::9", "address#2001:db8:1:2::/64"),
        (NOBODY, "::ffff:203.0.113.7", "address#203.0.113.7"),
        (NOBODY, "", "address#"),
        (NOBODY, "unix", "address#unix"),
    ],
)
def test_a_request_counts_for_a_tenant_or_a_credential_or_an_address(
    principal: Principal, address: str, caller: str
):
    assert caller == caller_of(principal, address)


def test_a_tenant_named_like_an_address_is_not_that_address():
    tenant = Principal(Kind.KEY, "203.0.113.7")
    assert caller_of(tenant, "") != caller_of(NOBODY, "203.0.113.7")


def test_all_keys_of_a_tenant_count_together_and_tenants_apart():
    async def play(processes: Processes) -> None:
        assert 10 == await processes.count(30)
        assert 0 == await processes.count(5, principal=Principal(Kind.KEY, "ana", "another-key"))
        assert 10 == await processes.count(30, principal=BEN_KEY)

    with_processes(play, requests_per_second=1, burst=10)


def test_an_address_in_a_header_changes_nothing():
    async def main() -> None:
        async with toy() as played:
            statuses = []
            for number in range(210):
                forged = {"x-forwarded-for": f"198.51.100.{number}"}
                answer = await played.caller().ask("GET", "/v1/health", headers=forged)
                statuses.append(answer.status)
            assert {429} == set(statuses[200:])
            other = await played.caller(address="198.51.100.1").ask("GET", "/v1/health")
            assert 200 == other.status

    asyncio.run(main())


# What one process admits


def test_a_burst_is_admitted_and_then_as_much_as_comes_back():
    async def play(processes: Processes) -> None:
        assert 200 == await processes.count(300)
        processes.clock.advance(seconds=0.5)
        assert 50 == await processes.count(100)
        processes.clock.advance(seconds=3600)
        assert 200 == await processes.count(300)

    with_processes(play)


def test_a_caller_may_have_a_limit_of_its_own():
    async def play(processes: Processes) -> None:
        assert 3 == await processes.count(9, principal=Principal(Kind.KEY, "ana", "", 1, 3))
        assert 900 == await processes.count(
            900, principal=Principal(Kind.KEY, "ben", "", 1e6, 10**6)
        )

    with_processes(play)


@pytest.mark.parametrize(("per_second", "burst"), [(0, 10), (10, 0), (-1, 10)])
def test_a_caller_that_may_ask_for_nothing_is_refused_without_asking_the_store(
    per_second: float, burst: int
):
    async def play(processes: Processes) -> None:
        principal = Principal(Kind.KEY, "ana", "", per_second, burst)
        with pytest.raises(RateLimitedError) as refusal:
            await processes.rates[0].admit(principal, "")
        assert limits.RATE_SUSPENDED_SECONDS == refusal.value.retry_after_seconds
        assert [] == processes.transport.calls

    with_processes(play)


def test_what_costs_more_takes_more():
    async def play(processes: Processes) -> None:
        assert 4 == await processes.count(9, cost=25)
        assert 0 == await processes.count(1)

    with_processes(play, requests_per_second=1, burst=100)


def test_what_costs_more_than_a_full_bucket_takes_a_full_one():
    async def play(processes: Processes) -> None:
        assert await processes.ask(cost=1_000)
        assert not await processes.ask()
        processes.clock.advance(seconds=100)
        assert await processes.ask(cost=1_000)

    with_processes(play, requests_per_second=1, burst=100)


def test_a_refusal_says_when_to_come_back_and_then_it_is_true():
    async def play(processes: Processes) -> None:
        await processes.count(300)
        with pytest.raises(RateLimitedError) as refusal:
            await processes.rates[0].admit(ANA_KEY, "")
        assert {"limit": 200, "remaining": 0, "reset": 2} == refusal.value.details
        assert 1 == refusal.value.retry_after_seconds
        processes.clock.advance(seconds=1)
        assert await processes.ask()

    with_processes(play)


def test_a_slow_limit_says_how_long_it_takes():
    async def play(processes: Processes) -> None:
        await processes.count(9)
        with pytest.raises(RateLimitedError) as refusal:
            await processes.rates[0].admit(ANA_KEY, "")
        assert 10 == refusal.value.retry_after_seconds
        processes.clock.advance(seconds=10)
        assert await processes.ask()

    with_processes(play, requests_per_second=0.1, burst=5)


def test_every_answer_tells_what_is_left():
    async def main() -> None:
        async with toy() as played:
            played.tokens.known[ANA] = Principal(Kind.KEY, "ana", "", 1, 3)
            told: list[tuple[int, ...]] = []
            for path in ("/v1/notes", "/v1/notes/none", "/v1/notes?limit=x", "/v1/notes"):
                answer = await played.caller(ANA).ask("GET", path)
                names = ("limit", "remaining", "reset")
                found = [int(answer.headers[f"x-ratelimit-{name}"]) for name in names]
                told.append((answer.status, *found))
            assert [(200, 3, 2, 1), (404, 3, 1, 2), (400, 3, 0, 3), (429, 3, 0, 3)] == told
            assert "1" == answer.headers["retry-after"]

    asyncio.run(main())


# What it costs


def test_the_store_is_written_once_for_each_share_and_never_for_a_refusal():
    async def play(processes: Processes) -> None:
        await processes.count(200)
        writes = [call for call in processes.transport.calls if call != "GetItem"]
        assert 200 / Quota(100, 200).share >= len(writes) - 1
        processes.transport.calls.clear()
        await processes.count(1_000)
        assert len(processes.transport.calls) <= 2

    with_processes(play)


def test_whoever_comes_once_costs_one_read_and_no_write():
    async def play(processes: Processes) -> None:
        for number in range(50):
            await processes.ask(principal=NOBODY, address=f"192.0.2.{number}")
        assert ["GetItem"] * 50 == processes.transport.calls

    with_processes(play)


def test_many_at_once_ask_the_store_once():
    async def play(processes: Processes) -> None:
        found = await asyncio.gather(*(processes.ask() for _ in range(10)))
        assert all(found)
        assert ["GetItem"] == processes.transport.calls

    with_processes(play)


def test_however_many_callers_come_few_are_remembered(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "RATE_CALLERS_REMEMBERED_MAX", 10)

    async def play(processes: Processes) -> None:
        await processes.count(200)
        for number in range(100):
            await processes.ask(principal=Principal(Kind.KEY, f"tenant-{number}"))
        assert 10 == len(processes.rates[0]._accounts)
        share = Quota(100, 200).share
        assert await processes.count(200) <= share, "what was forgotten is in the store"

    with_processes(play)


def test_a_bucket_that_nobody_uses_is_forgotten():
    async def play(processes: Processes) -> None:
        await processes.count(60)
        found = await processes.db.run(RateBucket.get("tenant#ana"))
        assert found is not None
        assert found.expires_at is not None
        age_seconds = found.expires_at.timestamp() - processes.clock.now()
        assert limits.RATE_KEPT_SECONDS < age_seconds < 2 * limits.RATE_KEPT_SECONDS
        processes.clock.advance(seconds=age_seconds)
        assert await processes.db.run(RateBucket.get("tenant#ana")) is None
        assert 200 == await processes.count(300)

    with_processes(play)


# When something is wrong


def test_while_the_store_fails_each_process_counts_for_itself():
    async def play(processes: Processes) -> None:
        processes.transport.failure = DiskFullError("full")
        assert 200 == await processes.count(300, process=0)
        assert 200 == await processes.count(300, process=1)
        assert len(processes.transport.calls) <= 2, "a store that fails is not asked each time"
        processes.clock.advance(seconds=1)
        assert 100 == await processes.count(300, process=0)
        processes.transport.failure = None
        processes.clock.advance(seconds=2)
        assert 200 == await processes.count(300, process=0)

    with_processes(play, processes=2)


def test_a_store_that_hangs_holds_nobody_up_for_long(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "RATE_STORE_SECONDS_MAX", 0.01)

    async def play(processes: Processes) -> None:
        processes.transport.is_hanging = True
        assert 200 == await processes.count(300)
        assert 1 == len(processes.transport.calls)

    with_processes(play)


@pytest.mark.parametrize("seconds", [-10, -3600, -10 * 365 * 86_400])
def test_a_clock_that_goes_back_refuses_nobody_for_long(seconds: float):
    async def play(processes: Processes) -> None:
        await processes.count(300)
        processes.clock.advance(seconds=seconds)
        quota = Quota(limits.RATE_PER_SECOND_DEFAULT, limits.RATE_BURST_DEFAULT)
        longest_seconds = limits.RATE_DEBT_BURSTS_MAX * quota.full_micros / 1_000_000
        processes.clock.advance(seconds=min(-seconds, longest_seconds) + 2)
        assert 200 == await processes.count(300)

    with_processes(play)


def test_a_clock_that_goes_far_ahead_fills_the_bucket_and_no_more():
    async def play(processes: Processes) -> None:
        await processes.count(300)
        processes.clock.advance(seconds=10 * 365 * 86_400)
        assert 200 == await processes.count(300)

    with_processes(play)


# What a rejected request costs others


def test_a_caller_that_waits_as_it_is_told_is_refused_at_once():
    async def play(processes: Processes) -> None:
        for _ in range(50):
            await processes.count(20)
            processes.clock.advance(seconds=2)
        assert [] == processes.pauses

    with_processes(play, requests_per_second=1, burst=10)


def test_refusals_of_a_caller_that_goes_on_asking_are_held_back():
    async def play(processes: Processes) -> None:
        assert 10 == await processes.count(10 + limits.RATE_REFUSALS_PROMPT)
        assert [] == processes.pauses
        assert 0 == await processes.count(30)
        assert 30 == len(processes.pauses)
        held = limits.RATE_HOLD_SECONDS
        assert all(0.5 * held <= one < 1.5 * held for one in processes.pauses)
        assert 1 < len(set(processes.pauses))

    with_processes(play, requests_per_second=1, burst=10)


def test_others_are_not_held_back_meanwhile():
    async def play(processes: Processes) -> None:
        await processes.count(100)
        processes.pauses.clear()
        assert 10 == await processes.count(10 + limits.RATE_REFUSALS_PROMPT, principal=BEN_KEY)
        assert [] == processes.pauses

    with_processes(play, requests_per_second=1, burst=10)


def test_so_many_refusals_are_held_back_at_most():
    async def play(processes: Processes) -> None:
        await processes.count(10 + limits.RATE_REFUSALS_PROMPT)
        asked = limits.RATE_HELD_MAX + 200
        assert [False] * asked == await asyncio.gather(*(processes.ask() for _ in range(asked)))
        assert limits.RATE_HELD_MAX == len(processes.pauses)

    with_processes(play, requests_per_second=1, burst=10)


def test_what_comes_back_to_a_caller_that_goes_on_asking_is_let_in_one_by_one():
    async def play(processes: Processes) -> None:
        await processes.count(200 + 2 * limits.RATE_REFUSALS_PROMPT)
        processes.clock.advance(seconds=0.1)
        processes.pauses.clear()
        admitted = await asyncio.gather(*(processes.ask() for _ in range(10)))
        assert [True] * 10 == admitted
        expected = [0.01 * number for number in range(1, 10)]
        assert expected == pytest.approx(processes.pauses)

    with_processes(play)


def test_a_caller_that_has_waited_is_let_in_at_once():
    async def play(processes: Processes) -> None:
        await processes.count(200 + 2 * limits.RATE_REFUSALS_PROMPT)
        processes.clock.advance(seconds=limits.RATE_HOLD_SECONDS + 0.1)
        processes.pauses.clear()
        assert 100 == await processes.count(100)
        assert [] == processes.pauses

    with_processes(play)


def test_nobody_waits_for_a_clock_that_went_back():
    async def play(processes: Processes) -> None:
        await processes.count(200 + 2 * limits.RATE_REFUSALS_PROMPT)
        processes.clock.advance(seconds=0.1)
        await asyncio.gather(*(processes.ask() for _ in range(10)))
        processes.clock.advance(seconds=-3600)
        processes.pauses.clear()
        await processes.count(10)
        assert all(one < 1.5 * limits.RATE_HOLD_SECONDS for one in processes.pauses)

    with_processes(play)


# What was done already


def test_what_was_done_already_is_never_refused_and_later_requests_are():
    async def play(processes: Processes) -> None:
        assert await processes.ask()
        processes.rates[0].charge(ANA_KEY, "", 29)
        assert not await processes.ask()
        processes.clock.advance(seconds=15)
        assert not await processes.ask()
        processes.clock.advance(seconds=6)
        assert await processes.ask()

    with_processes(play, requests_per_second=1, burst=10)


def test_all_processes_know_what_was_done_already():
    async def play(processes: Processes) -> None:
        assert await processes.ask(process=0)
        processes.rates[0].charge(ANA_KEY, "", 29)
        assert not await processes.ask(process=0)
        assert not await processes.ask(process=1)

    with_processes(play, processes=2, requests_per_second=1, burst=10)


def test_the_rest_of_a_request_that_costs_more_than_a_full_bucket_takes_the_rest_of_it():
    async def play(processes: Processes) -> None:
        rates = processes.rates[0]
        await rates.admit(ANA_KEY, "")
        assert "0" == (await rates.admit(ANA_KEY, "", 99, paid=1))["x-ratelimit-remaining"]

    with_processes(play, requests_per_second=1, burst=10)


def test_what_a_refused_request_has_paid_is_given_back():
    async def play(processes: Processes) -> None:
        rates = processes.rates[0]
        assert 5 == await processes.count(5)
        for _ in range(3):
            await rates.admit(ANA_KEY, "")
            with pytest.raises(RateLimitedError):
                await rates.admit(ANA_KEY, "", 7, paid=1)
        assert 5 == await processes.count(10)

    with_processes(play, requests_per_second=1, burst=10)


def test_the_burst_of_a_caller_is_its_own():
    async def play(processes: Processes) -> None:
        assert 10 == processes.rates[0].burst_of(ANA_KEY)
        assert 3 == processes.rates[0].burst_of(Principal(Kind.KEY, "ana", burst=3))

    with_processes(play, burst=10)
