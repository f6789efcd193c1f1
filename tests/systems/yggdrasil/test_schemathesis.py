"""Schemathesis over the whole OpenAPI document of the running service, from outside.

For each operation it sends what the document allows and what it forbids, without a credential and
with one, to somebody who owns a small tree. `TABLEWRIGHT_FUZZ_EXAMPLES=500` lets it run for longer,
with another seed each time.
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
from tests.systems.yggdrasil.faults.served import API, ServedTrees

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the rig watches processes")

EXAMPLES_USUAL = 2  # of each operation and phase
EXAMPLES = int(os.environ.get("TABLEWRIGHT_FUZZ_EXAMPLES", EXAMPLES_USUAL))
SECONDS_MAX = 90 + 40 * EXAMPLES
# The other phases take minutes where there are so many operations.
PHASES = "fuzzing" if EXAMPLES == EXAMPLES_USUAL else "coverage,fuzzing,stateful"

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
# Not among them is that whatever fits the document is accepted: it cannot say that a date must be
# one, or that nobody is their own parent.

# What ends the session or the account of whoever asks; other tests are about that.
_ENDING = "^/api/(auth/logout|users/me(/delete|/password)?)$"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTrees]:
    with ServedTrees(tmp_path_factory.mktemp("fuzzed")) as service:
        yield service


def _fuzz(
    served: ServedTrees, folder: Path, token: str, *options: str, known: object = None
) -> None:
    """Lets schemathesis loose, and fails with what it says if it is not content."""
    seed = 1 if EXAMPLES == EXAMPLES_USUAL else SystemRandom().randrange(2**32)
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "--no-color", "run"),
        f"http://127.0.0.1:{served.port}/yggdrasil/openapi.json",
        *("--header", f"Authorization: Bearer {token}"),
        *("--checks", ",".join(CHECKS)),
        *("--suppress-health-check", "all"),
        *("--max-examples", str(EXAMPLES), "--seed", str(seed), "--phases", PHASES),
        *options,
    ]
    settings = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "SCHEMATHESIS_HOOKS": "tests.systems.yggdrasil.fuzz_hooks",
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


def _known(served: ServedTrees, token: str) -> dict[str, list[str]]:
    """Ids of what a user has: two trees, and a family of some generations in one of them."""
    with served.caller(token) as caller:
        trees = [
            caller.done("POST", f"{API}/trees", {"treeName": name}, status=201)["treeId"]
            for name in ("Oaks", "Elms")
        ]
        persons: list[str] = []
        for number in range(12):
            body: dict[str, object] = {"treeId": trees[0], "firstName": f"Person {number}"}
            if persons:
                kind = "spouse" if number % 3 == 0 else "child"
                body["relative"] = {"kind": kind, "personId": persons[number // 3]}
            made = caller.done("POST", f"{API}/persons", body, status=201)
            persons.append(made["personId"])
    return {"tree": trees, "person": persons, "user_id": ["nobody"]}


def test_every_operation_keeps_its_word_to_a_user(served: ServedTrees, tmp_path: Path):
    token = served.new_user("fuzzed")
    _fuzz(served, tmp_path, token, "--exclude-path-regex", _ENDING)


def test_every_operation_keeps_its_word_about_what_is_there(served: ServedTrees, tmp_path: Path):
    token = served.new_user("known")
    options = ("--mode", "positive", "--exclude-path-regex", _ENDING)
    _fuzz(served, tmp_path, token, *options, known=_known(served, token))


def test_what_ends_a_session_keeps_its_word(served: ServedTrees, tmp_path: Path):
    token = served.new_user("ending")
    _fuzz(served, tmp_path, token, "--include-path-regex", _ENDING)


def test_nothing_of_it_was_an_error_of_the_service(served: ServedTrees):
    assert "" == served.complaints()
