"""The JavaScript clients: TypeScript that the compiler accepts, run by Node.js.

Each program is a list of tests of its own, with names that are sentences too.
"""

from __future__ import annotations

import re

import pytest

from tests.interop.node import FOLDER, Programs


@pytest.mark.parametrize("name", ["yggdrasil", "javascript_sdk", "electrodb"])
def test_every_test_of_the_program_passes(programs: Programs, url: str, new_name: str, name: str):
    _pass(programs, name, url, new_name)


def test_every_test_of_the_consumer_of_a_stream_passes(
    programs: Programs, hasty_url: str, new_name: str
):
    _pass(programs, "stream_consumer", hasty_url, new_name)


def _pass(programs: Programs, name: str, url: str, table: str) -> None:
    written = re.findall(r'^test\("(.+)"', (FOLDER / f"{name}.ts").read_text(), re.MULTILINE)
    done = programs.run(name, url, TABLE=table)
    passed = re.findall(r"^ok \d+ - (.+)$", done.stdout, re.MULTILINE)
    assert written == passed, done.stdout + done.stderr
    assert 0 == done.returncode, done.stdout + done.stderr
