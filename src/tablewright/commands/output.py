"""The option --output, and text files that must not exist.

Not here: what is written (each command).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from tablewright.commands.failures import AlreadyThere
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


def write_new(file: Path, text: str) -> None:
    """Writes a new file; raises `AlreadyThere`."""
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise AlreadyThere(f"{file} already exists. Nothing was written.") from None
