"""Class names of public packages: one name has one meaning."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import tablewright

# Names with two meanings, and why no module needs both.
TWICE = {
    "Condition": "`expressions` evaluates conditions for the engine, `model` declares them",
    "Target": "`partiql` names the table of a statement, `client` the place of a database",
    "Update": "`expressions` evaluates updates for the engine, `model` declares them",
    "User": "core and yggdrasil are separate systems",
}


def _packages() -> Iterator[ModuleType]:
    for one in walk_packages(tablewright.__path__, "tablewright."):
        if one.ispkg:
            yield import_module(one.name)


def _exported(packages: Iterable[ModuleType]) -> dict[str, set[type]]:
    classes: dict[str, set[type]] = {}
    for package in packages:
        for name in getattr(package, "__all__", ()):
            value = getattr(package, name)
            if inspect.isclass(value):
                classes.setdefault(name, set()).add(value)
    return classes


def _shared(classes: dict[str, set[type]]) -> list[str]:
    return sorted(name for name, found in classes.items() if len(found) > 1)


def test_public_packages_export_different_classes_under_different_names():
    classes = _exported(_packages())
    assert len(classes) > 500
    assert sorted(TWICE) == _shared(classes)


def test_two_classes_with_one_name_are_found():
    first, second = ModuleType("first"), ModuleType("second")
    first.__dict__.update(__all__=["Page"], Page=type("Page", (), {}))
    second.__dict__.update(__all__=["Page", "Row"], Page=type("Page", (), {}), Row=int)
    assert ["Page"] == _shared(_exported([first, second]))
