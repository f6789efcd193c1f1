"""The recipes, and the pages for newcomers, also run on the servers of others, and print the same.

Not here: that they run in memory (`test_pages`).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewright.model import Entity, design_of
from tablewright.ops.lint import FindingSeverity, lint
from tests.docs.markdown import blocks
from tests.model.engine import settled_database
from tests.model.peers import moto
from tests.tidy.tree import ROOT

GUIDES = ROOT / "docs" / "guides"
PAGE = GUIDES / "recipes.md"
MEMORY = 'Database("memory:")'
RECIPES = {
    "Leaderboard",
    "Counter that counts each event once",
    "Many-to-many",
    "Parent with its newest children",
    "Time series",
    "Unique values",
    "Soft delete",
    "Migration",
    "Tenants",
    "Optimistic locking",
}


@pytest.fixture(params=["moto", "DynamoDB Local"])
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a server; a DynamoDB Local is used if its address is given."""
    if request.param == "moto":
        with moto() as address:
            yield address
        return
    address = os.environ.get("DYNAMODB_LOCAL_URL")
    if address is None:
        pytest.skip("DYNAMODB_LOCAL_URL names no DynamoDB Local")
    yield address


def test_every_recipe_is_there():
    headings = [line[3:] for line in PAGE.read_text().splitlines() if line.startswith("## ")]
    assert RECIPES == {*headings}


def test_lint_reports_no_error_in_a_recipe():
    names: dict[str, Any] = {"__name__": "recipes"}
    for block in blocks(PAGE):
        if block.language == "python":
            exec(compile(block.text, str(PAGE), "exec", dont_inherit=True), names)
    declared = [
        one
        for one in names.values()
        if isinstance(one, type) and issubclass(one, Entity) and one.__module__ == "recipes"
    ]
    design = design_of("recipes", *declared)
    assert len(RECIPES) - 1 == len(design.tables)  # one recipe is in another guide
    found = [one for one in lint(design) if one.severity is FindingSeverity.ERROR]
    assert [] == found


@pytest.mark.heavy
@pytest.mark.parametrize("page", [PAGE, GUIDES / "coming-from.md"], ids=lambda page: page.stem)
def test_pages_print_the_same_on_other_servers(
    page: Path, url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        if name not in os.environ:  # an engine may accept only its own
            monkeypatch.setenv(name, "test")
    names: dict[str, object] = {"__name__": "__main__", "settled_database": settled_database}
    in_order = blocks(page)
    assert sum(MEMORY in block.text for block in in_order) == 1
    for block, following in zip(in_order, [*in_order[1:], None], strict=True):
        if block.language != "python":
            continue
        text = block.text.replace(MEMORY, f"settled_database({url!r})")
        exec(compile("\n" * block.line + text, str(page), "exec", dont_inherit=True), names)
        printed = capsys.readouterr().out
        expected = following.text if following and following.language == "text" else ""
        assert expected == printed
