"""Schemathesis over every operation of events; see `tests.systems.fuzzing`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.systems.events.faults.served import ServedEvents
from tests.systems.faults.launcher import Orders
from tests.systems.faults.served import ADMIN_TOKEN
from tests.systems.fuzzing import ONLY_ON_LINUX, fuzz

pytestmark = ONLY_ON_LINUX

# An answer that does not end is for other tests.
_ENDLESS = ("--exclude-path", "/v1/stream")
# A request that waits for events would do so for half a minute.
_ORDERS = Orders({"tablewright.systems.events.limits.EVENTS_WAIT_SECONDS_MAX": 0})


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedEvents]:
    with ServedEvents(tmp_path_factory.mktemp("fuzzed"), orders=_ORDERS) as service:
        yield service


def _known(served: ServedEvents, tenant: str, key: str) -> dict[str, list[str]]:
    """Ids of what a tenant has."""
    with served.caller(key) as caller:
        batch = {"events": [{"event_type": "a.b", "number": number} for number in range(50)]}
        events = caller.done("POST", "/v1/events/batch", batch)["results"]
        url = "http://127.0.0.1:65535/nobody-listens"
        hooks = [caller.done("POST", "/v1/hooks", {"url": url}, status=201) for _ in range(2)]
        keys = f"/v1/tenants/{tenant}/keys"
        others = [caller.done("POST", keys, {}, status=201) for _ in range(2)]
    return {
        "event_id": [event["id"] for event in events],
        "hook_id": [hook["id"] for hook in hooks],
        "key_id": [other["key_id"] for other in others],
        "tenant_id": [tenant],
    }


def test_every_operation_keeps_its_word_to_a_tenant(served: ServedEvents, tmp_path: Path):
    fuzz(served, tmp_path, served.new_tenant("fuzzed"), *_ENDLESS)


def test_every_operation_keeps_its_word_about_what_is_there(served: ServedEvents, tmp_path: Path):
    key = served.new_tenant("known")
    known = _known(served, "known", key)
    options = (*_ENDLESS, "--mode", "positive", "--phases", "fuzzing,stateful")
    fuzz(served, tmp_path, key, *options, known=known)


def test_every_operation_keeps_its_word_to_an_administrator(served: ServedEvents, tmp_path: Path):
    tenants = ("--include-path-regex", "^/v1/tenants")
    fuzz(served, tmp_path, ADMIN_TOKEN, *_ENDLESS, *tenants)


def test_nothing_of_it_was_an_error_of_the_service(served: ServedEvents):
    assert "" == served.complaints()
