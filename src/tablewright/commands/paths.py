"""Paths as names of designs and systems.

    ./shop                  a package in a folder, or the module shop.py
    shop/design.py          a module in a file
    design.json             a design as `tablewright describe --json` writes it

A module keeps its name in its package, so that its own imports work.
Not here: names of modules and installed systems (`commands.finding`).
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tablewright.commands.failures import UnknownDesign

if TYPE_CHECKING:
    from tablewright.model.design import Design

_PYTHON, _JSON = ".py", ".json"


@dataclass(frozen=True, slots=True)
class ModuleFile:
    """The location of a module: the folder to import it from, and its name there."""

    folder: Path
    name: str


def is_path(name: str) -> bool:
    """Whether a name is a path, and not the name of a module or system."""
    separators = {os.sep, os.altsep or os.sep}
    return name.endswith((_PYTHON, _JSON)) or bool(separators & set(name)) or name in (".", "..")


def module_file(text: str) -> ModuleFile:
    """Returns the module at a path; raises `UnknownDesign`."""
    path = Path(text).expanduser().resolve()
    if not path.exists():
        path = path.with_name(path.name + _PYTHON) if not path.suffix else path
    if path.is_dir():
        if not (path / "__init__.py").is_file():
            raise UnknownDesign(f"The folder {text} is not a package: it has no __init__.py.")
    elif not path.is_file():
        raise UnknownDesign(f"The file {text} does not exist.")
    elif path.suffix != _PYTHON:
        raise UnknownDesign(f"The file {text} is neither Python (.py) nor a design (.json).")
    parts = [] if path.name == "__init__.py" else [path.stem if path.is_file() else path.name]
    folder = path.parent
    while (folder / "__init__.py").is_file() and folder != folder.parent:
        parts.insert(0, folder.name)
        folder = folder.parent
    unfit = next((one for one in parts if not one.isidentifier()), None)
    if unfit is not None:
        raise UnknownDesign(f"{unfit!r} cannot be the name of a module.")
    return ModuleFile(folder, ".".join(parts))


def is_design_file(name: str) -> bool:
    """Whether a name is the path of a design as JSON."""
    return name.endswith(_JSON)


def read_design(text: str) -> Design:
    """Returns the design in a JSON file; raises `UnknownDesign`."""
    from tablewright.model.design import Design

    try:
        content = Path(text).expanduser().read_bytes()
    except OSError as error:
        raise UnknownDesign(f"The file {text} cannot be read: {error.strerror}.") from None
    try:
        return Design.from_json(content)
    except ValueError as error:
        raise UnknownDesign(f"The file {text} is not a design: {error}.") from None
