"""ARCHITECTURE.md is one page, and its layers are those that `make lint` enforces."""

from __future__ import annotations

import re
import tomllib

from tests.docs.markdown import blocks
from tests.tidy.tree import ROOT

PAGE = ROOT / "ARCHITECTURE.md"
LINES_MAX = 110

_CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
_LAYERS = next(one for one in _CONTRACTS["contracts"] if one["type"] == "layers")["layers"]


def test_it_fits_on_one_page():
    assert len(PAGE.read_text().splitlines()) <= LINES_MAX


def test_its_layers_are_those_of_the_contract_in_their_order():
    lines = [line for line in blocks(PAGE)[0].text.splitlines() if not line.startswith(" ")]
    drawn = "\n".join(lines[:-1])
    bottom, *_ = lines[-1].split("   ")  # the last layers share a line
    names = [*re.findall(r"^(\w+)", drawn, re.MULTILINE), *bottom.split()]
    expected = [name for layer in _LAYERS for name in layer.split(" | ") if name != "__main__"]
    assert sorted(expected) == sorted(names)
    order = {name: number for number, layer in enumerate(_LAYERS) for name in layer.split(" | ")}
    assert sorted(names, key=lambda name: order[name]) == names
