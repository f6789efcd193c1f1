"""The option --output: the file or directory that a command writes.

Not here: what is written, and whether it may exist already (each command).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from tablewright.commands.renamed import RenamedOption

F = TypeVar("F", bound=Callable[..., Any])


def output_option(
    name: str, kind: click.Path, text: str, *, required: bool = False, former: str = ""
) -> Callable[[F], F]:
    """Adds -o and --output. `name` is the parameter of the command, `text` the help."""
    return click.option(
        "-o",
        "--output",
        name,
        cls=RenamedOption,
        former=former,
        type=kind,
        required=required,
        help=text,
    )
