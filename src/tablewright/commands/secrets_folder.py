"""The option --secrets: the directory of a service's secrets.

Not here: the file of wrapped data keys, which is --keys (`commands.targets`).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from tablewright.commands.renamed import RenamedOption

F = TypeVar("F", bound=Callable[..., Any])

SECRETS_DEFAULT: Final = "tablewright-keys"


def secrets_option(text: str) -> Callable[[F], F]:
    """Adds --secrets, with `text` as its help. Its name was --keys."""
    return click.option(
        "--secrets",
        "secrets_folder",
        cls=RenamedOption,
        former="--keys",
        type=click.Path(file_okay=False, path_type=Path),
        default=SECRETS_DEFAULT,
        show_default=f"./{SECRETS_DEFAULT}",
        help=text,
    )
