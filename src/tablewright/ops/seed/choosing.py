"""Choosing: where the data of a design comes from.

A design in `shop.design` has its data in `shop.seed`, if there is such a module; one whose module
has a function `seed` has it there. Otherwise it is made up.
Not here: making it up (`seed.generating`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import cast

from tablewright.errors import UnseedableError
from tablewright.ids import Draws
from tablewright.model.design import Design
from tablewright.model.entity import Entity
from tablewright.ops.entities import entities_of
from tablewright.ops.seed.generating import Generator

SeedFunction = Callable[[int, Draws, datetime], Iterable[Entity]]

_NAME = "seed"


@dataclass(frozen=True, slots=True)
class Seeds:
    """The entities to write, and where they come from."""

    origin: str  # the module that makes them, or `generated`
    entities: Iterator[Entity]
    left_out: tuple[str, ...] = ()  # entities that need keys of encryption


def seeded(
    design: Design,
    source: ModuleType | SeedFunction | None,
    *,
    scale: int,
    draws: Draws,
    now: datetime,
    has_keys: bool = False,
    tenant: str | None = None,
) -> Seeds:
    """The data of a design: from a function, from beside a module, or made up.

    Data that is made up belongs to `tenant`, or to several tenants without one.
    Raises `UnseedableError`.
    """
    module = source if isinstance(source, ModuleType) else None
    function = _function(module) if module else cast("SeedFunction | None", source)
    if function is not None:
        return Seeds(f"{function.__module__}", iter(function(scale, draws, now)))
    entities = entities_of(design, module).values()
    generator = Generator(
        entities, scale=scale, draws=draws, now=now, has_keys=has_keys, tenant=tenant
    )
    return Seeds("generated", generator.entities(), tuple(generator.left_out()))


def _function(module: ModuleType) -> SeedFunction | None:
    own: object = getattr(module, _NAME, None)
    if callable(own):
        return cast(SeedFunction, own)
    package, _, _ = module.__name__.rpartition(".")
    name = f"{package}.{_NAME}"
    if not package or find_spec(name) is None:
        return None
    found: object = getattr(import_module(name), _NAME, None)
    if not callable(found):
        raise UnseedableError(f"{name} has no function seed(scale, draws, now).")
    return cast(SeedFunction, found)
