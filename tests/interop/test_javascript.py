"""The JavaScript clients: TypeScript that the compiler accepts, run by Node.js.

Each program is a list of tests of its own, with names that are sentences too.
"""

from __future__ import annotations

import re

import pytest

from tests.interop.node import FOLDER, Programs


@pytest.mark.parametrize("name", ["yggdrasil", "javascript_sdk", "electrodb"])
def test_every_test_of_the_program_passes(programs: Programs, url: str, new_name: str, name: str):
    written = re.findall(r'^test\("(.+)"', (FOLDER / f"{name}.ts").read_text(), re.MULTILINE)
    done = programs.run(name, url, TABLE=new_name)
    passed = re.findall(r"^ok \d+ - (.+)$", done.stdout, re.MULTILINE)
    assert written == passed, done.stdout + done.stderr
    assert 0 == done.returncode, done.stdout + done.stderr
