"""Running the command inside the test process, with what it wrote and its exit status."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tablewright.cli.root import run


@dataclass(frozen=True)
class Ran:
    """One command line that has run."""

    status: int
    stdout: str
    stderr: str

    @property
    def json(self) -> dict[str, Any]:
        """The one object on stdout; more than one is an error here."""
        return json.loads(self.stdout)


Tablewright = Callable[..., Ran]


@pytest.fixture
def tablewright(capsys: pytest.CaptureFixture[str]) -> Tablewright:
    """Calls the command as `tablewright("verify", path)`."""

    def call(*arguments: object) -> Ran:
        status = run([str(argument) for argument in arguments])
        written = capsys.readouterr()
        return Ran(status, written.out, written.err)

    return call
