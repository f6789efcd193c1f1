"""The guide from nothing to a service does what it says, on a server of its own."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.docs.walkthrough import Walk, installed
from tests.tidy.tree import ROOT

GUIDE = ROOT / "docs" / "guides" / "first-service.md"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


@pytest.mark.heavy
def test_every_block_of_the_guide_does_what_it_says(tmp_path: Path):
    folder = tmp_path / "shop"
    folder.mkdir()
    walk = Walk(folder)
    try:
        walk.through(GUIDE)
    finally:
        walk.stop()
    extras = PROJECT["optional-dependencies"]
    known = {f"{PROJECT['name']}[{extra}]" for extra in extras}
    known |= {re.split(r"[\[<>=]", one)[0] for one in extras["dev"]}
    assert {"tablewright[serve]", "pytest"} == installed(walk.installs)
    assert installed(walk.installs) <= known
