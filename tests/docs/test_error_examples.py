"""The examples of error pages run, and fail with the error shown.

A `py` block before a `text` block raises the error of that text; every other `py` block runs. The
blocks can use the names of the tutorial's shop, which has a few orders.
An `sh` block has commands, of which the last one prints the `text` block that follows. A block
after "With `NAME`:" is a file of that name.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from examples import shop
from tablewright import ManualClock, TablewrightError, model
from tablewright.cli.root import run
from tablewright.client import Database
from tests.docs.markdown import blocks, steps
from tests.tidy.tree import ROOT, name_of

EVERY_PAGE = sorted((ROOT / "docs" / "errors").glob("*.md"))
PAGES = [page for page in EVERY_PAGE if re.fullmatch(r"C1\d\d|[DR][12]\d\d", page.stem)]
PAGES_WITH_COMMANDS = [
    page for page in EVERY_PAGE if any(block.language == "sh" for block in blocks(page))
]
NAMES: dict[str, Any] = {
    **{name: getattr(model, name) for name in model.__all__},
    **{one.__name__: one for one in (shop.Shop, shop.Customer, shop.Order, shop.Account)},
    **{one.__name__: one for one in (date, datetime, timedelta, Decimal)},
    "UTC": UTC,
    "Annotated": Annotated,
    "Any": Any,
    "Literal": Literal,
    "Meta": Meta,
    "__name__": "__main__",
}


@pytest.fixture
def db() -> Iterator[Database]:
    with Database("memory:", clock=ManualClock()) as db:
        db.create_tables(shop.DESIGN)
        db.run(shop.Customer(customer_id="ada", email="ada@example.com", name="Ada").create())
        for number in (1, 2):
            placed_at = datetime(2026, 11, number, tzinfo=UTC)
            order = shop.Order(
                customer_id="ada", order_id=f"o{number}", placed_at=placed_at, total=Decimal(number)
            )
            db.run(order.create())
        yield db


def test_there_are_pages_with_examples():
    assert PAGES
    assert PAGES_WITH_COMMANDS


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_wrong_example_raises_the_error_shown_and_the_right_one_runs(page: Path, db: Database):
    names = {**NAMES, "db": db}
    in_order = blocks(page)
    assert "py" in {block.language for block in in_order}
    for block, following in zip(in_order, [*in_order[1:], None], strict=True):
        if block.language != "py":
            continue
        code = compile("\n" * block.line + block.text, str(page), "exec")
        if following is None or following.language != "text":
            exec(code, names)
            continue
        with pytest.raises(TablewrightError) as failure:
            exec(code, names)
        assert following.text == _as_python_says_it(failure.value)
        assert page.stem == getattr(failure.value, "code", "")


def _as_python_says_it(error: Exception) -> str:
    """The last line of a traceback, folded at the end of each sentence."""
    text = re.sub(r"(?<=\.) (?=[A-Z`])", "\n", str(error))
    return f"{type(error).__name__}: {text}\n"


@pytest.mark.parametrize("page", PAGES_WITH_COMMANDS, ids=name_of)
def test_the_commands_of_a_page_end_with_the_error_shown(
    page: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    monkeypatch.chdir(tmp_path)
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "test")
    printed = None
    for text_before, block in steps(page):
        if block.language == "sh":
            *_, printed = [_run(line, capsys) for line in block.text.splitlines()]
        elif printed is not None:
            assert block.text == printed
            assert f"Error {page.stem}: " in printed
            return
        elif file := re.search(r"With (?:this )?`(\S+)`:$", text_before.strip()):
            (tmp_path / file[1]).write_text(block.text)
    pytest.fail("No text follows the command.")


def _run(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """The error that a command prints, without the folder and the last line, which is always the
    same.
    """
    program, *arguments = shlex.split(line)
    assert "tablewright" == program
    run(arguments)
    printed = capsys.readouterr().err.replace(f"{Path.cwd()}/", "")
    return re.sub(r"^  Run `tablewright explain .*\n", "", printed, flags=re.MULTILINE)
