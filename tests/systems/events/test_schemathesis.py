"""Schemathesis over the whole OpenAPI document of the running service, from outside.

For each operation it sends what the document allows and what it forbids, without a credential and
with one, and follows ids from one answer to the next request. `TABLEWRIGHT_FUZZ_EXAMPLES=500` lets
it run for longer, with another seed each time.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import SystemRandom

import pytest

from tests.endpoint.faults.served import ROOT
from tests.systems.events.faults.launcher import Orders
from tests.systems.events.faults.served import ADMIN_TOKEN, ServedEvents

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the rig watches processes")

EXAMPLES_USUAL = 2  # of each operation and phase
EXAMPLES = int(os.environ.get("TABLEWRIGHT_FUZZ_EXAMPLES", EXAMPLES_USUAL))
SECONDS_MAX = 60 + 30 * EXAMPLES

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "missing_required_header",
    "unsupported_method",
    "ignored_auth",
    "use_after_free",
    "ensure_resource_availability",
)
# Not among them is that whatever fits the document is accepted: it cannot say that a number must be
# one that DynamoDB keeps, or that of two members exactly one is given.

_ENDLESS = "/v1/stream"  # an answer that does not end is for other tests
# A request that waits for events would do so for half a minute.
_ORDERS = Orders({"tablewright.systems.events.limits.EVENTS_WAIT_SECONDS_MAX": 0})


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedEvents]:
    with ServedEvents(tmp_path_factory.mktemp("fuzzed"), orders=_ORDERS) as service:
        yield service


def _fuzz(
    served: ServedEvents, folder: Path, key: str, *options: str, known: object = None
) -> None:
    """Lets schemathesis loose, and fails with what it says if it is not content."""
    seed = 1 if EXAMPLES == EXAMPLES_USUAL else SystemRandom().randrange(2**32)
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "--no-color", "run"),
        f"http://127.0.0.1:{served.port}/events/openapi.json",
        *("--header", f"Authorization: Bearer {key}"),
        *("--checks", ",".join(CHECKS)),
        *("--exclude-path", _ENDLESS),
        *("--suppress-health-check", "all"),
        *("--max-examples", str(EXAMPLES), "--seed", str(seed)),
        *options,
    ]
    settings = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "SCHEMATHESIS_HOOKS": "tests.systems.events.fuzz_hooks",
        "FUZZ_KNOWN": json.dumps(known or {}),
    }
    done = subprocess.run(
        command,
        cwd=folder,
        env=settings,
        capture_output=True,
        text=True,
        timeout=SECONDS_MAX,
        check=False,
    )
    if done.returncode != 0:
        pytest.fail(done.stdout + done.stderr, pytrace=False)


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
    _fuzz(served, tmp_path, served.new_tenant("fuzzed"))


def test_every_operation_keeps_its_word_about_what_is_there(served: ServedEvents, tmp_path: Path):
    key = served.new_tenant("known")
    known = _known(served, "known", key)
    options = ("--mode", "positive", "--phases", "fuzzing,stateful")
    _fuzz(served, tmp_path, key, *options, known=known)


def test_every_operation_keeps_its_word_to_an_administrator(served: ServedEvents, tmp_path: Path):
    tenants = ("--include-path-regex", "^/v1/tenants")
    _fuzz(served, tmp_path, ADMIN_TOKEN, *tenants)


def test_nothing_of_it_was_an_error_of_the_service(served: ServedEvents):
    assert "" == served.complaints()
