"""The classes of a design: a design is a value without code, and some jobs need the code.

Not here: describing classes as a design (`model.describing`).
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from types import ModuleType

from tablewright.model.declaring.collections import Collection
from tablewright.model.declaring.tables import Table
from tablewright.model.design import Design, TableDesign
from tablewright.model.entity import Entity

Entities = Mapping[tuple[str, str], type[Entity]]  # by the names of their table and of themselves


def entities_of(design: Design, module: ModuleType | None = None) -> Entities:
    """Returns the entity classes of a design, from a module or from all declared classes."""
    declared = list(_all_tables(Table) if module is None else _tables(module))
    return {
        (table.name, entity.__plan__.name): entity
        for table in design.tables
        for entity in _declared(table, declared)
    }


def _declared(table: TableDesign, declared: list[type[Table]]) -> list[type[Entity]]:
    """Returns the classes of a table's entities, from the table that has exactly these."""
    wanted = {entity.name for entity in table.entities}
    for one in declared:
        names = {entity.__plan__.name for entity in one.entities}
        if one.table_name == table.name and names == wanted:
            return one.entities
    return []


def _all_tables(of: type[Table]) -> Iterator[type[Table]]:
    for table in of.__subclasses__():
        yield table
        yield from _all_tables(table)


def _tables(module: ModuleType) -> Iterator[type[Table]]:
    for found in vars(module).values():
        if not inspect.isclass(found):
            continue
        if issubclass(found, Table) and found is not Table:
            yield found
        elif issubclass(found, Entity) and "__plan__" in vars(found):
            yield found.__plan__.table
        elif issubclass(found, Collection) and found is not Collection:
            yield from (member.plan.table for member in found.__members__)
