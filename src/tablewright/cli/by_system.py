"""System commands: `tablewright <system> <command>`.

The root group looks up an unknown name among the systems of installed packages and the user's
modules. It imports a system only to run its commands, never for `tablewright --help`.
Not here: how a name becomes a group of commands (`commands.finding`).
"""

from __future__ import annotations

import sys
from difflib import get_close_matches
from typing import Any, cast

import click

from tablewright.commands.finding import found_commands, names_with_commands
from tablewright.errors import TablewrightError


class BySystem(click.Group):
    """A group of commands that includes those of systems."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Returns the names of commands, then those of systems with commands."""
        return [*super().list_commands(ctx), *self._systems()]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Returns the command with a name, or the group of a system's commands."""
        found = super().get_command(ctx, cmd_name)
        if found is not None or cmd_name.startswith("-"):
            return found
        try:
            return found_commands(cmd_name)
        except TablewrightError:
            if ctx.resilient_parsing:  # a shell asks for completions, and ignores errors
                return None
            raise

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Raises a usage error that names similar commands and systems."""
        name = args[0]
        is_option = name.startswith("-")
        if not is_option and not ctx.resilient_parsing and self.get_command(ctx, name) is None:
            shown = [one for one, command in self.commands.items() if not command.hidden]
            alike = get_close_matches(name, [*shown, *self._systems()], n=1)
            meant = f" Did you mean {alike[0]!r}?" if alike else ""
            ctx.fail(f"No such command {name!r}.{meant}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the commands, then the systems with commands, without importing them."""
        shown = {name: one for name, one in self.commands.items() if not one.hidden}
        systems = self._systems()
        width = formatter.width - 6 - max(map(len, (*shown, *systems)))
        with formatter.section("Commands"):
            formatter.write_dl(
                [(name, one.get_short_help_str(width)) for name, one in sorted(shown.items())]
            )
        if systems:
            with formatter.section("System commands"):
                formatter.write_dl(
                    [(name, f"Run `{ctx.command_path} {name} --help`.") for name in systems]
                )

    def _systems(self) -> list[str]:
        return [name for name in names_with_commands() if name not in self.commands]


class Renamed(click.Group):
    """An old name for a group of a system: it still works, and prints a deprecation warning."""

    def __init__(self, old_name: str, *new_name: str) -> None:
        super().__init__(
            old_name, callback=self._warn, hidden=True, help=f"Renamed: {' '.join(new_name)}."
        )
        self._new_name = new_name

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Returns the names of the commands."""
        return self._group().list_commands(ctx)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Returns the command with a name."""
        return self._group().get_command(ctx, cmd_name)

    def _group(self) -> click.Group:
        system, *below = self._new_name
        found: Any = found_commands(system)
        for name in below:
            found = found.commands[name]
        return cast(click.Group, found)

    def _warn(self) -> None:
        sys.stderr.write(
            f"Warning: `tablewright {self.name}` is deprecated. "
            f"Use `tablewright {' '.join(self._new_name)}`.\n"
        )
