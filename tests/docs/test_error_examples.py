"""The pages of errors show real code: what is wrong is refused in the words shown, the rest runs.

A `py` block before a `text` block is wrong, and the text is what Python says of it; every other
`py` block is right. They find the names of the tutorial's shop, with a few orders in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any, Literal

import pytest

from examples import shop
from tablewright import ManualClock, TablewrightError, model
from tablewright.client import Database
from tests.docs.markdown import blocks
from tests.tidy.tree import ROOT, name_of

PAGES = sorted(
    page
    for page in (ROOT / "docs" / "errors").glob("*.md")
    if re.fullmatch(r"[CDR]1\d\d", page.stem)
)
NAMES: dict[str, Any] = {
    **{name: getattr(model, name) for name in model.__all__},
    **{one.__name__: one for one in (shop.Shop, shop.Customer, shop.Order, shop.Account)},
    **{one.__name__: one for one in (date, datetime, timedelta, Decimal)},
    "UTC": UTC,
    "Any": Any,
    "Literal": Literal,
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


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_wrong_example_is_refused_in_the_words_shown_and_the_right_one_is_not(
    page: Path, db: Database
):
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
        with pytest.raises(TablewrightError) as refusal:
            exec(code, names)
        assert following.text == _as_python_says_it(refusal.value)
        assert page.stem == getattr(refusal.value, "code", "")


def _as_python_says_it(error: Exception) -> str:
    """The last line of a traceback, folded at the end of each sentence."""
    text = re.sub(r"(?<=\.) (?=[A-Z`])", "\n", str(error))
    return f"{type(error).__name__}: {text}\n"
