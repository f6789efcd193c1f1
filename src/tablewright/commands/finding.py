"""Finding designs and systems by name.

    yggdrasil               an installed system: an entry point
    shop                    a module that can be imported, also from the working folder
    shop.design:DESIGN      a name in such a module

A package announces what it ships by entry points: `tablewright.designs` names a `Design`, and
`tablewright.systems` a `System`. The systems that ship with Tablewright do the same.
Not here: what a design is (`model.design`), what a system is (`api.system`).
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

from tablewright.commands.extras import missing_package, require_for_system
from tablewright.commands.failures import NotASystem, UnknownDesign

if TYPE_CHECKING:
    from tablewright.api.system import System
    from tablewright.model.design import Design

_DESIGNS, _SYSTEMS = "tablewright.designs", "tablewright.systems"
_DESIGN, _SYSTEM = "DESIGN", "SYSTEM"


@dataclass(frozen=True, slots=True)
class FoundDesign:
    """A design, and the module that declares it."""

    design: Design
    module: Any


def design_names() -> list[str]:
    """The designs that installed packages announce."""
    return sorted({one.name for one in entry_points(group=_DESIGNS)})


def system_names() -> list[str]:
    """The systems that installed packages announce."""
    return sorted({one.name for one in entry_points(group=_SYSTEMS)})


def found_design(name: str) -> FoundDesign:
    """The design with a name; raises `UnknownDesign`."""
    module, attribute, found = _found(name, _DESIGNS, _DESIGN)
    if found is None and attribute:
        raise UnknownDesign(f"Module {module.__name__} does not define {attribute}.")
    return FoundDesign(_design(module, found), module)


def found_system(name: str) -> System[Any, Any]:
    """The system with a name; raises `UnknownDesign`, `NotASystem`, `MissingExtraError`."""
    require_for_system(name)
    from tablewright.api.system import System

    module, attribute, found = _found(name, _SYSTEMS, _SYSTEM)
    if not isinstance(found, System):
        raise NotASystem(
            f"Module {module.__name__} does not define {attribute or _SYSTEM} as a System."
        )
    return cast("System[Any, Any]", found)


def _found(name: str, group: str, usual: str) -> tuple[Any, str, Any]:
    """The module that a name stands for, the attribute that it names, and that one's value."""
    module_name, _, attribute = name.partition(":")
    if not attribute and (announced := _announced(name, group)) is not None:
        module_name, _, usual = announced.value.partition(":")
    elif module_name.startswith(".") or ("." not in module_name and not attribute):
        _check_importable(module_name, group)
    module = _imported(module_name)
    return module, attribute, getattr(module, attribute or usual, None)


def _announced(name: str, group: str) -> EntryPoint | None:
    found = {one.value: one for one in entry_points(group=group, name=name)}
    if len(found) > 1:
        raise UnknownDesign(
            f"Several packages announce {name!r}: {', '.join(sorted(found))}. Name one of these."
        )
    return next(iter(found.values()), None)


def _check_importable(name: str, group: str) -> None:
    _look_here()
    if name.startswith(".") or find_spec(name) is None:
        known = sorted({one.name for one in entry_points(group=group)})
        alike = get_close_matches(name, known, n=1)
        meant = f"Did you mean {alike[0]}?" if alike else f"Known names: {', '.join(known)}."
        raise UnknownDesign(f"No system or module is named {name!r}. {meant}")


def _imported(name: str) -> Any:
    _look_here()
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        missing = error.name or name
        if name == missing or name.startswith(f"{missing}."):
            raise UnknownDesign(f"Module {name} cannot be imported: {missing} not found.") from None
        raise missing_package(missing.partition(".")[0], f"Module {name}") from None


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
        raise UnknownDesign(f"Module {module.__name__} does not declare a table.")
    return design
