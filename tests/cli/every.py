"""Every command of the command line, also those of systems."""

from __future__ import annotations

from collections.abc import Iterator

import click

from tablewright.cli.root import root


def _below(group: click.Group, path: str = "") -> Iterator[tuple[str, click.Command]]:
    context = click.Context(group)
    for name in group.list_commands(context):
        found = group.get_command(context, name)
        if found is not None and not found.hidden:
            yield f"{path}{name}", found
            if isinstance(found, click.Group):
                yield from _below(found, f"{path}{name} ")


COMMANDS = dict(_below(root))  # by what is typed after `tablewright`; no hidden ones
