"""The guide to costs: its traffic is traffic, and its example is what the command says."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tablewright.cli.root import run
from tablewright.ops.cost import prices_of, traffic_of
from tests.docs.markdown import blocks
from tests.tidy.tree import ROOT

PAGE = ROOT / "docs" / "guides" / "cost.md"
TRAFFIC, PRICES = (block.text for block in blocks(PAGE) if block.language == "toml")


def test_the_example_of_the_guide_is_what_the_command_says(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.syspath_prepend(ROOT)
    file = tmp_path / "traffic.toml"
    file.write_text(TRAFFIC)
    assert 0 == run(["cost", "examples.shop", "--traffic", str(file)])
    said = "\n".join(line.rstrip() for line in capsys.readouterr().out.strip().splitlines())
    assert f"```text\n{said}\n```" in PAGE.read_text()


def test_the_files_of_the_guide_can_be_read():
    assert 3 == traffic_of(TRAFFIC).peak
    (region,) = tomllib.loads(PRICES)
    assert prices_of(region, PRICES).source


def test_the_guide_names_every_member_of_the_files():
    from tablewright.ops.cost import traffic

    told = set(re.findall(r"`(\w+)`|\b(\w+) =|\[(\w+)\.|\.(\w+)\]", PAGE.read_text()))
    names = {name for found in told for name in found}
    structs = (traffic.Traffic, traffic.EntityTraffic, traffic.Reads, traffic.Writes)
    fields = {name for struct in structs for name in struct.__struct_fields__}
    assert set() == fields - names
