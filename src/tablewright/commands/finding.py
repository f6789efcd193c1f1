"""Finding designs, systems and their commands by name.

    yggdrasil               an installed system: an entry point
    shop                    a module that can be imported, also from the working folder
    shop.design:DESIGN      a name in such a module
    ./shop, shop/design.py  the same by its path
    design.json             a design without its classes

Not here: paths (`commands.paths`), what packages announce (`tablewright.discovery`), what a design
is (`model.design`), what a system is (`api.system`).
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import click

from tablewright import discovery
from tablewright.commands.extras import missing_package, require_for_system
from tablewright.commands.failures import NoCommands, NotASystem, UnknownDesign
from tablewright.commands.paths import is_design_file, is_path, module_file, read_design

if TYPE_CHECKING:
    from tablewright.api.system import System
    from tablewright.model.design import Design

_DESIGN, _SYSTEM = "DESIGN", "SYSTEM"


@dataclass(frozen=True, slots=True)
class FoundDesign:
    """A design, the name it was found by, and the module that declares it."""

    design: Design
    name: str
    module: Any  # None for a design in a JSON file

    def check_classes(self) -> None:
        """Raises `UnknownDesign` for a design in a JSON file, which has no entity classes."""
        if self.module is None:
            raise UnknownDesign(
                f"The file {self.name} describes a design, but this command needs its classes. "
                f"Name the module that declares them."
            )

    @property
    def seed(self) -> Any:
        """Returns the function that generates its sample data, from a package or the module's
        system.

        Returns the module itself if neither has one: a module `seed` may be next to it.
        """
        self.check_classes()
        if (announced := _announced(self.name, discovery.SEEDS)) is not None:
            return announced.load()
        return getattr(getattr(self.module, _SYSTEM, None), "seed", None) or self.module


def design_names() -> list[str]:
    """Returns the designs of installed packages."""
    return discovery.names(discovery.DESIGNS)


def system_names() -> list[str]:
    """Returns the systems of installed packages."""
    return discovery.names(discovery.SYSTEMS)


def names_with_commands() -> list[str]:
    """Returns the systems of installed packages that have commands."""
    return discovery.names(discovery.COMMANDS)


def found_design(name: str) -> FoundDesign:
    """Returns the design with a name; raises `UnknownDesign`."""
    if is_design_file(name):
        return FoundDesign(read_design(name), name, None)
    module, attribute, found = _found(name, discovery.DESIGNS, _DESIGN)
    if found is None and attribute:
        raise UnknownDesign(f"Module {module.__name__} does not define {attribute}.")
    return FoundDesign(_design(module, found), name, module)


def found_system(name: str) -> System[Any, Any]:
    """Returns the system with a name; raises `UnknownDesign`, `NotASystem`, `MissingExtraError`."""
    require_for_system(name)
    from tablewright.api.system import System

    if is_design_file(name):
        raise NotASystem(f"The file {name} describes a design, and a system also has code.")
    module, attribute, found = _found(name, discovery.SYSTEMS, _SYSTEM)
    if not isinstance(found, System):
        raise NotASystem(
            f"Module {module.__name__} does not define {attribute or _SYSTEM} as a System."
        )
    return cast("System[Any, Any]", found)


def found_commands(name: str) -> click.Group | None:
    """Returns the commands of the named system; None if no system has this name.

    The commands of an installed package are imported without its system. A user's module is
    imported only if its source contains the word SYSTEM, so that a mistyped command runs no other
    code. Raises `NoCommands`, and what `found_system` raises.
    """
    is_system = _announced(name, discovery.SYSTEMS) is not None
    if (announced := _announced(name, discovery.COMMANDS)) is not None:
        return _group(name, announced.value)
    if not is_system and not _may_declare_a_system(name):
        return None
    place = found_system(name).commands
    if not place:
        raise NoCommands(f"System {name} has no commands.")
    return _group(name, place)


def _group(name: str, place: str) -> click.Group:
    module, _, attribute = place.partition(":")
    found = getattr(_imported(module), attribute, None)
    if not isinstance(found, click.Group):
        raise NoCommands(f"{place}, the commands of system {name}, is not a click group.")
    return found


def _may_declare_a_system(name: str) -> bool:
    module = name.partition(":")[0]
    if not all(part.isidentifier() for part in module.split(".")):
        return False
    _look_here()
    source = _source(module.partition(".")[0])
    return source is not None and ("." in module or _SYSTEM in source)


def _source(module: str) -> str | None:
    """Returns the source of a module without importing it; None if there is none."""
    try:
        spec = find_spec(module)
        if spec is None or not spec.has_location or spec.origin is None:
            return None
        return Path(spec.origin).read_text(encoding="utf-8")
    except (OSError, ValueError):  # it has no spec, or is not text
        return None


def _found(name: str, group: str, usual: str) -> tuple[Any, str, Any]:
    """Returns the module, attribute name and value that a name refers to."""
    module_name, _, attribute = name.partition(":")
    if is_path(module_name):
        module = _imported_from(module_name)
        return module, attribute, getattr(module, attribute or usual, None)
    if not attribute and (announced := _announced(name, group)) is not None:
        module_name, _, usual = announced.value.partition(":")
    elif module_name.startswith(".") or ("." not in module_name and not attribute):
        _check_importable(module_name, group)
    module = _imported(module_name)
    return module, attribute, getattr(module, attribute or usual, None)


def _announced(name: str, group: str) -> EntryPoint | None:
    found = discovery.announced(group, name)
    if len(found) > 1:
        places = ", ".join(sorted(one.value for one in found))
        raise UnknownDesign(f"Several packages announce {name!r}: {places}. Name one of these.")
    return found[0] if found else None


def _check_importable(name: str, group: str) -> None:
    _look_here()
    if name.startswith(".") or find_spec(name) is None:
        known = discovery.names(group)
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


def _imported_from(path: str) -> Any:
    """Returns the module at a path; raises `UnknownDesign` if another has its name."""
    wanted = module_file(path)
    if str(wanted.folder) not in sys.path:
        sys.path.insert(0, str(wanted.folder))
    module = _imported(wanted.name)
    file = Path(getattr(module, "__file__", None) or ".").resolve()
    if not file.is_relative_to(wanted.folder):
        raise UnknownDesign(
            f"Python already has another module {wanted.name}. Rename {path}, or move it into a "
            f"package."
        )
    return module


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
