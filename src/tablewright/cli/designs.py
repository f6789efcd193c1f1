"""Designs by name: those that ship with Tablewright, and a user's own.

    yggdrasil               a system that ships with Tablewright
    shop.design             a module that can be imported, from the working folder too
    shop.design:DESIGN      a name in such a module

A module's design is its `DESIGN`, or else everything that it declares.
Not here: what a design is (`model.design`).
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from tablewright.cli.failures import UnknownDesign

if TYPE_CHECKING:
    from tablewright.model.design import Design

_SYSTEMS = "tablewright.systems"
_DESIGN = "DESIGN"


@dataclass(frozen=True, slots=True)
class FoundDesign:
    """A design, and the module that declares it."""

    design: Design
    module: Any


def system_names() -> list[str]:
    """The systems that ship with Tablewright."""
    package: Any = import_module(_SYSTEMS)
    return sorted(found.name for found in iter_modules(package.__path__) if found.ispkg)


def found_design(name: str) -> FoundDesign:
    """The design of a system or of a module; raises `UnknownDesign`."""
    module_name, _, attribute = name.partition(":")
    systems = system_names()
    if module_name in systems and not attribute:
        module_name = f"{_SYSTEMS}.{module_name}.design"
    elif "." not in module_name and not attribute:
        _refuse_unless_importable(module_name, systems)
    module = _imported(module_name)
    found = getattr(module, attribute or _DESIGN, None)
    if found is None and attribute:
        raise UnknownDesign(f"{module_name} has no {attribute}.")
    return FoundDesign(_design(module, found), module)


def _refuse_unless_importable(name: str, systems: list[str]) -> None:
    from importlib.util import find_spec

    _look_here()
    if find_spec(name) is None:
        alike = get_close_matches(name, systems, n=1)
        meant = f" Did you mean {alike[0]}?" if alike else f" There are {', '.join(systems)}."
        raise UnknownDesign(f"There is no system and no module {name!r}.{meant}")


def _imported(name: str) -> Any:
    _look_here()
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        raise UnknownDesign(
            f"{name} cannot be imported: there is no module {error.name}."
        ) from None


def _look_here() -> None:
    if "" not in sys.path:
        sys.path.insert(0, "")  # as `python -m` does


def _design(module: Any, found: Any) -> Design:
    from tablewright.model.describing import design_of_module
    from tablewright.model.design import Design

    if isinstance(found, Design):
        return found
    design = design_of_module(module)
    if not design.tables:
        raise UnknownDesign(f"{module.__name__} declares no table.")
    return design
