"""Schemathesis over every operation of the family trees; see `tests.systems.fuzzing`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.systems.fuzzing import IS_LONG, ONLY_ON_LINUX, fuzz
from tests.systems.yggdrasil.faults.served import API, ServedTrees

pytestmark = ONLY_ON_LINUX

# The other phases take minutes where there are so many operations.
_PHASES = ("--phases", "coverage,fuzzing,stateful" if IS_LONG else "fuzzing")
# What ends the session or the account of whoever asks; other tests are about that.
_ENDING = "^/api/(auth/logout|users/me(/delete|/password)?)$"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTrees]:
    with ServedTrees(tmp_path_factory.mktemp("fuzzed")) as service:
        yield service


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
    fuzz(served, tmp_path, token, *_PHASES, "--exclude-path-regex", _ENDING)


def test_every_operation_keeps_its_word_about_what_is_there(served: ServedTrees, tmp_path: Path):
    token = served.new_user("known")
    options = ("--mode", "positive", "--exclude-path-regex", _ENDING)
    fuzz(served, tmp_path, token, *_PHASES, *options, known=_known(served, token))


def test_what_ends_a_session_keeps_its_word(served: ServedTrees, tmp_path: Path):
    token = served.new_user("ending")
    fuzz(served, tmp_path, token, *_PHASES, "--include-path-regex", _ENDING)


def test_nothing_of_it_was_an_error_of_the_service(served: ServedTrees):
    assert "" == served.complaints()
