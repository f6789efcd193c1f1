"""A system that is killed before each effect of a scenario, and started again."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.kits.jobs import Job, JobKind
from tablewright.kits.keyed import system
from tablewright.testing.kills import KillError
from tests.testing.test_system import LIBRARY, ROUTES

STORED = "/v1/books"


async def create(library: Any, given: Any) -> None:
    await library.bearer(given).post(STORED, {"title": "Emma"})
    await library.run_jobs()


async def key_of(library: Any) -> str:
    return (await library.running.parts.keys.create("acme", "Test")).key


def test_a_process_that_dies_between_two_writes_is_found(tablewright_kills: Any):
    async def check(library: Any, key: str) -> None:
        """Every book must have been bound."""
        library.clock.advance(seconds=120)
        await library.run_jobs()
        listed = (await library.bearer(key).get(STORED)).json["items"]
        assert len(bound) == len(listed)

    bound: list[str] = []

    async def note(job: Job) -> None:
        bound.append(job.payload["title"])

    async def fresh(library: Any) -> str:
        bound.clear()
        return await key_of(library)

    library = system("library", LIBRARY.design, ROUTES, kinds=lambda keyed: [JobKind("bind", note)])
    with pytest.raises(KillError, match="kills at") as found:
        tablewright_kills(library, create, check, prepare=fresh)
    (number, what, _), *_ = found.value.report.failures
    assert "PutItem" in what  # of the job, after that of the book
    assert f"Run the first one alone: only={number}" in str(found.value)
    with pytest.raises(AssertionError, match="assert 0 == 1"):
        tablewright_kills(library, create, check, prepare=fresh, only=number)


def test_a_scenario_that_is_not_the_same_twice_is_found(tablewright_kills: Any):
    runs: list[int] = []

    async def wavering(library: Any, key: str) -> None:
        runs.append(1)
        await library.bearer(key).post(STORED, {"title": "Emma" * len(runs)})

    async def check(library: Any, key: str) -> None: ...

    with pytest.raises(KillError, match="the scenario is not deterministic"):
        tablewright_kills(LIBRARY, wavering, check, prepare=key_of)


def test_a_check_that_fails_without_a_kill_raises_its_own_error(tablewright_kills: Any):
    async def check(library: Any, key: str) -> None:
        raise KeyError("calm")

    with pytest.raises(KeyError, match="calm"):
        tablewright_kills(LIBRARY, create, check, prepare=key_of)


def test_no_handler_of_errors_survives_a_kill(tablewright_kills: Any):
    went_on: list[int] = []

    async def stubborn(library: Any, key: str) -> None:
        try:
            await library.bearer(key).post(STORED, {"title": "Emma"})
        except Exception:
            went_on.append(1)
        went_on.append(2)

    async def check(library: Any, key: str) -> None:
        assert 200 == (await library.bearer(key).get(STORED)).status

    report = tablewright_kills(LIBRARY, stubborn, check, prepare=key_of)
    assert ([2], len(report.effects)) == (went_on, report.kills)


def test_a_sample_bounds_the_kills(tablewright_kills: Any):
    async def check(library: Any, key: str) -> None: ...

    report = tablewright_kills(LIBRARY, create, check, prepare=key_of, sample=2)
    assert 2 == report.kills < len(report.effects)
    assert str(report).startswith("2 kills at ")
