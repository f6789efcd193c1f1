"""The command `tablewright`: parse, call one function, render. The only package that prints.

Results go to stdout, everything else to stderr; `--json` turns the result into one JSON object.
`outcome` is that contract, `failures` are the ways to fail, `root` is the list of commands, and
every command has a file of its own. Not here: what a command does, but in the package it calls.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command line, by default the one the process was started with, and exits."""
    from tablewright.cli.root import run

    sys.exit(run(sys.argv[1:] if arguments is None else arguments))
