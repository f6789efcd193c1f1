"""Templates: a traffic file with every entity, pattern and write of a design, to fill in.

Rates are zero, and sizes are those of example items, so that the file is valid as it is.
Not here: its members (`ops.cost.traffic`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tablewright.model.design import Design, EntityDesign, TableDesign
from tablewright.ops.cost.declared import (
    BY_UNIQUE,
    is_on_several,
    named_entities,
    softly_of,
    uniques_of,
)
from tablewright.ops.cost.sizes import sizes_of

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_HEAD = """\
# Traffic of {system}. Estimate its cost: tablewright cost NAME --traffic FILE
# Fill in `items` of each entity, and per_month or per_second of each call.
# Delete what you do not use.

peak = 1                  # busiest second / mean
utilization = 0.7         # share of provisioned capacity used at the peak
"""


def traffic_template(design: Design) -> str:
    """Returns a traffic file of a design, in TOML."""
    parts = [_HEAD.format(system=design.system)]
    parts += [_section(name, *found) for name, found in named_entities(design).items()]
    for one in design.collections:
        parts.append(f"[collections.{_key(one.name)}]\nper_month = 0\nitems = 1\n")
    return "\n".join(parts)


def _section(name: str, table: TableDesign, entity: EntityDesign) -> str:
    path = f"entities.{_key(name)}"
    size = sizes_of(table, entity, None).item_bytes
    lines = [f"[{path}]", "items = 0", f"item_bytes = {size}          # of an example item"]
    shares = [index for index, entry in entity.index_keys.items() if entry.when]
    if shares:
        listed = ", ".join(f"{_key(one)} = 1.0" for one in shares)
        lines.append(f"index_share = {{ {listed} }}          # share of the items in an index")
    patterns = list(_patterns(entity))
    if patterns:
        lines += ["", f"[{path}.patterns]", *patterns]
    lines += ["", f"[{path}.writes]", *_writes(entity), ""]
    return "\n".join(lines)


def _patterns(entity: EntityDesign) -> Iterator[str]:
    for one in entity.patterns:
        items = ", items = 1" if is_on_several(one.operation) else ""
        yield f"{_key(one.name)} = {{ per_month = 0{items} }}"
    if uniques_of(entity):
        yield f"{BY_UNIQUE} = {{ per_month = 0 }}"


def _writes(entity: EntityDesign) -> Iterator[str]:
    yield "create = { per_month = 0 }"
    listed = ", ".join(f'"{one}"' for one in entity.index_keys)
    moves = f"          # moves = [{listed}], if keys change" if listed else ""
    yield f"update = {{ per_month = 0 }}{moves}"
    if softly_of(entity) is None:
        yield "delete = { per_month = 0 }"
    else:
        yield "delete = { per_month = 0 }          # an update: the item is kept"
        yield "erase = { per_month = 0 }"


def _key(name: str) -> str:
    if _BARE.fullmatch(name):
        return name
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'
