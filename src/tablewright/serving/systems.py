"""Systems: those that can be served, found by their module `service`.

    tablewright.systems.events.service
        ROUTES, TITLE, DESCRIPTION, VERSION, SCHEMES    what it offers
        DESIGN                                          its tables
        OPTIONS                                         the dataclass of what can be set
        service(surroundings, options) -> Service       the system at work
    tablewright.systems.events.demo
        demo_key(surroundings, options) -> str | None   what shows the demo data, told once:
                                                        an API key, or an address and a password

Not here: what they do (`tablewright.systems`).
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

_PACKAGE = "tablewright.systems"


def served_names() -> list[str]:
    """The systems that have a service."""
    package: Any = import_module(_PACKAGE)
    names = sorted(found.name for found in iter_modules(package.__path__) if found.ispkg)
    return [name for name in names if find_spec(f"{_PACKAGE}.{name}.service") is not None]


def service_module(name: str) -> Any:
    """The module of a system's service."""
    return import_module(f"{_PACKAGE}.{name}.service")


def demo_module(name: str) -> Any:
    """The module of a system's demo."""
    return import_module(f"{_PACKAGE}.{name}.demo")
