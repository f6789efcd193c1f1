"""The recipes also run on the servers of others, and print the same.

Not here: that they run in memory (`test_pages`).
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.docs.markdown import blocks
from tests.model.peers import moto
from tests.tidy.tree import ROOT

PAGE = ROOT / "docs" / "guides" / "recipes.md"
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


@pytest.mark.heavy
def test_the_recipes_print_the_same_on_other_servers(
    url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        if name not in os.environ:  # an engine may accept only its own
            monkeypatch.setenv(name, "test")
    names: dict[str, object] = {"__name__": "__main__"}
    in_order = blocks(PAGE)
    assert sum(MEMORY in block.text for block in in_order) == 1
    for block, following in zip(in_order, [*in_order[1:], None], strict=True):
        if block.language != "python":
            continue
        text = block.text.replace(MEMORY, f"Database({url!r})")
        exec(compile("\n" * block.line + text, str(PAGE), "exec", dont_inherit=True), names)
        printed = capsys.readouterr().out
        expected = following.text if following and following.language == "text" else ""
        assert expected == printed
