"""Measures which share of a file's lines the page shows, without and with imported facts.

    python -m tests.systems.yggdrasil.gedcom.visible FILE...

A line with a value is visible if its value is in a response about people and links, or in the facts
of a person. A pointer is visible if its target is. A line without a value is visible if a line
below it is, or its tag is a fact.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Any

from tablewright.systems.yggdrasil.dates.dates import read_date
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure
from tablewright.systems.yggdrasil.gedcom.meaning.events import spelled
from tests.systems.yggdrasil.gedcom.trees import records_of
from tests.systems.yggdrasil.service.growing import API, asked
from tests.systems.yggdrasil.service.test_importing import brought, new_tree
from tests.systems.yggdrasil.service.world import World, running

_LINKS = {"FAMS", "FAMC", "HUSB", "WIFE", "CHIL", "SEX"}  # always shown, as kin and gender


async def _shown(world: World, content: bytes) -> tuple[str, list[dict[str, Any]]]:
    """The text of all people and links, and all facts."""
    tree_id = await new_tree(world.ann)
    await brought(world, tree_id, content)
    fields = await asked(world.ann, "GET", f"{API}/trees/{tree_id}/graph")
    facts: list[dict[str, Any]] = []
    texts = [json.dumps(fields, ensure_ascii=False)]
    for one in fields["persons"]:
        path = f"{API}/persons/{one['personId']}"
        world.clock.advance(seconds=1)  # within the rate limit
        texts.append(json.dumps(await asked(world.ann, "GET", path), ensure_ascii=False))
        query = "?limit=500"
        while query:
            page = await asked(world.ann, "GET", f"{path}/facts{query}")
            facts += page["items"]
            query = f"?limit=500&cursor={page['cursor']}" if "cursor" in page else ""
    return "\n".join(texts), facts


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))


def _visible(records: list[Structure], text: str, tags: set[str]) -> tuple[int, int]:
    plain = _plain(text)
    count, total = 0, 0

    def see(one: Structure) -> bool:
        nonlocal count, total
        lines = 1 + one.value.count("\n")
        total += lines
        below = [see(child) for child in one.children]
        value = spelled(one.value) if one.tag == "DATE" else one.value
        words = _plain(value)
        if one.tag in _LINKS or (one.tag == "DATE" and _day(value) in text):
            seen = True
        elif one.points or not words:
            seen = any(below) or one.tag in tags
        else:
            seen = all(_plain(line) in plain for line in value.splitlines())
        count += lines if seen else 0
        return seen

    for record in records:
        see(record)
    return count, total


def _day(value: str) -> str:
    found = read_date(value)
    return f'"{found.day}"' if found is not None and found.day is not None else "\0"


async def measure(path: Path) -> None:
    """Prints the shares of a file."""
    content = path.read_bytes()
    async with running() as world:
        fields, facts = await _shown(world, content)
    records = records_of(content)
    tags = {one["tag"] for one in facts} | {"SOUR", "OBJE", "INDI", "FAM"}
    more = json.dumps(facts, ensure_ascii=False)
    before, total = _visible(records, fields, {"INDI", "FAM", "BIRT", "DEAT", "MARR", "DIV"})
    after, _ = _visible(records, f"{fields}\n{more}", tags)
    print(f"{path.name}: {before / total:.0%} before, {after / total:.0%} after, {total:,} lines")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        asyncio.run(measure(Path(name)))
