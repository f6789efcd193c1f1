"""Renamed options: a former name is accepted for one more release, and help does not show it.

Not here: the options themselves (`commands.output`, `commands.secrets_folder`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click


class RenamedOption(click.Option):
    """An option with a former name."""

    def __init__(self, names: Sequence[str], *, former: str = "", **settings: Any) -> None:
        """`former` is the hidden name; empty if there is none."""
        super().__init__([*names, former] if former else names, **settings)
        self.former = former

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Returns the names to show and the help."""
        names = self.opts
        self.opts = [one for one in names if one != self.former]
        try:
            return super().get_help_record(ctx)
        finally:
            self.opts = names
