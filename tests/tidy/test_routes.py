"""Every `Routes` value of the package is served: a system lists it, or includes a kit's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any, cast

from tablewright.api import TENANT, Context, Routes, System
from tablewright.commands.finding import found_system, system_names
from tablewright.kits.keyed import Keyed, system
from tablewright.kits.people.routes import people_routes
from tablewright.model import design_of
from tests.tidy.tree import PACKAGE, python_files


def _modules() -> Iterator[ModuleType]:
    """The modules of systems and kits whose text creates `Routes`."""
    for path in python_files(PACKAGE / "systems", PACKAGE / "kits"):
        if "Routes()" in path.read_text():
            yield import_module(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts))


def _systems() -> Iterator[System[Any, Any]]:
    """Those that are installed, one in the short form, and one with everything that kits offer."""
    yield from map(found_system, system_names())
    yield system("short", design_of("shop"))
    offered: Routes[Any] = Routes()
    offered.include(people_routes(), of=lambda parts: parts)
    yield system("kits", design_of("shop"), offered)


def _unlisted(modules: Iterable[Any], systems: Iterable[System[Any, Any]]) -> list[str]:
    """The places of `Routes` values of which no system has every route."""
    served = {id(one) for system in systems for one in _served(system)}
    return [
        f"{module.__name__}.{name}"
        for module in modules
        for name, routes in vars(module).items()
        if isinstance(routes, Routes) and id(routes) not in served
        if not (handlers := _handlers(cast(Routes[Any], routes))) or not handlers <= served
    ]


def _served(system: System[Any, Any]) -> Iterator[object]:
    """The routes that a system lists, and the handlers of those that these include."""
    for routes in system.routes:
        yield routes
        for route in routes:
            handler = route.handler
            while handler is not None:
                yield handler
                handler = getattr(handler, "__wrapped__", None)


def _handlers(routes: Routes[Any]) -> set[int]:
    return {id(route.handler) for route in routes}


def test_every_routes_value_is_listed_by_a_system_or_included():
    assert [] == _unlisted(_modules(), list(_systems()))


def test_routes_that_no_system_lists_are_found():
    empty: Routes[Keyed] = Routes()
    forgotten: Routes[Keyed] = Routes()

    @forgotten.get("/v1/forgotten", rule=TENANT)
    async def get_forgotten(context: Context[Keyed]) -> str:
        """Fails for every caller."""
        return ""

    listed: Routes[Keyed] = Routes()
    module = SimpleNamespace(__name__="shop", EMPTY=empty, FORGOTTEN=forgotten, LISTED=listed)
    found = system("shop", design_of("shop"), listed)
    assert ["shop.EMPTY", "shop.FORGOTTEN"] == _unlisted([module], [found])
    including: Routes[Keyed] = Routes()
    including.include(forgotten, of=lambda parts: parts)
    found = system("shop", design_of("shop"), listed, including)
    assert ["shop.EMPTY"] == _unlisted([module], [found])
