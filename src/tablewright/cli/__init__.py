"""The `tablewright` command: parses, calls one function, renders. The only package that prints.

Results go to stdout, everything else to stderr; with `--json` the result is one JSON object.
`commands.outcome` defines that contract, `commands.failures` the ways to fail, and `root` lists the
commands. Every command has its own file, and calls another package to do the work.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command line, by default that of the process, and exits."""
    from tablewright.cli.root import run

    sys.exit(run(sys.argv[1:] if arguments is None else arguments))
