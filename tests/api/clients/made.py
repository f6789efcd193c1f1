"""Clients, written for the tests: their sources, and modules made of them."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from tablewright.api.clients import Language, client_text
from tablewright.api.openapi.document import document
from tablewright.api.system import System
from tablewright.systems.core.system import SYSTEM as CORE
from tablewright.systems.events.system import SYSTEM as EVENTS
from tablewright.systems.yggdrasil.system import SYSTEM as YGGDRASIL
from tests.api.clients import visits
from tests.api.openapi import notes, test_exposing

ROUTES = {
    "notes": notes.ROUTES,
    "letters": test_exposing.ROUTES,
    "core": list(CORE.each_route()),
    "events": list(EVENTS.each_route()),
    "yggdrasil": list(YGGDRASIL.each_route()),
    "visits": visits.ROUTES,
}
SYSTEMS: dict[str, System[Any, Any]] = {"core": CORE, "yggdrasil": YGGDRASIL}


@cache
def document_of(name: str) -> dict[str, Any]:
    """The document of a service."""
    return document(
        ROUTES[name],
        title=name.capitalize(),
        version="1.2",
        schemes=SYSTEMS[name].schemes if name in SYSTEMS else notes.SCHEMES,
        description=notes.DESCRIPTION,
        base=f"/{name}",
    )


@cache
def source_of(name: str, language: Language) -> str:
    """The source of a client."""
    command = f"tablewright client {name} --lang {language}"
    return client_text(document_of(name), language=language, command=command)


def module_of(name: str, folder: Path) -> ModuleType:
    """A Python client, imported."""
    file = folder / f"{name}_client.py"
    file.write_text(source_of(name, "python"))
    spec = importlib.util.spec_from_file_location(f"{name}_client", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module
