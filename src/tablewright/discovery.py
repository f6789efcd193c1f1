"""Discovery: entry points of installed packages, and your own modules.

    tablewright.designs      a `Design`, for `describe`, `plan`, `lint` and others
    tablewright.systems      a `System`, for `serve`, `client` and tests
    tablewright.commands     a click group: the commands of the system with the same name
    tablewright.seeds        a function `seed(scale, draws, now)`: data for the design of this name

Names come from the metadata of packages: nothing is imported here.
Not here: importing them (`commands.finding`).
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

DESIGNS: Final = "tablewright.designs"
SYSTEMS: Final = "tablewright.systems"
COMMANDS: Final = "tablewright.commands"
SEEDS: Final = "tablewright.seeds"


def names(group: str) -> list[str]:
    """Returns the names of a group of entry points."""
    return sorted(entry_points(group=group).names)


def announced(group: str, name: str) -> list[EntryPoint]:
    """Returns the entry points with a name; several if packages disagree."""
    return list({one.value: one for one in entry_points(group=group, name=name)}.values())


def is_module_in(folder: Path, name: str) -> bool:
    """Whether a directory has a module or a package with this name."""
    return (folder / f"{name}.py").is_file() or (folder / name / "__init__.py").is_file()
