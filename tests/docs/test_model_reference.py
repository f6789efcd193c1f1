"""The reference of the model names everything public, and the page of requests every operation."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tablewright import client, model
from tablewright.model import Operation
from tests.docs.markdown import prose
from tests.tidy.tree import ROOT

REFERENCE = ROOT / "docs" / "reference"
PROSE = prose(REFERENCE / "model.md")
NAMED = set(re.findall(r"`\.?(?:\w+\.)?(\w+)\b[^`]*`", PROSE))
# What is public without being for callers: it is what operations and databases are made of.
INNER = {
    "steps",
    "prepared",
    "unpaged",
    "all_changes",
    "asked",
    "paging",
    "page",
    "key",
    "is_by_key",
    "version_of",
}


@pytest.mark.parametrize("module", [model, client], ids=lambda module: module.__name__)
def test_every_public_name_is_in_the_reference(module: Any):
    assert [] == [name for name in module.__all__ if name not in NAMED]


def _methods(cls: type) -> Iterator[str]:
    for name, found in inspect.getmembers(cls):
        is_callable = inspect.isfunction(found) or inspect.ismethod(found)
        if is_callable and not name.startswith("_") and name not in INNER:
            yield name


@pytest.mark.parametrize(
    "cls",
    [
        model.At,
        model.ChangeFeed,
        model.Delete,
        model.Design,
        model.Entity,
        model.Get,
        model.Query,
        model.Scan,
        model.Update,
        client.AsyncDatabase,
        client.Database,
    ],
)
def test_every_public_method_is_in_the_reference(cls: type):
    assert [] == [name for name in _methods(cls) if name not in NAMED]


def test_a_sync_and_an_async_database_have_the_same_methods():
    assert sorted(_methods(client.Database)) == sorted(_methods(client.AsyncDatabase))


def _operations(cls: type) -> Iterator[type]:
    for child in cls.__subclasses__():
        yield from _operations(child)
        is_ours = child.__module__.startswith("tablewright.model.")
        if is_ours and not inspect.isabstract(child) and not child.__name__.startswith("_"):
            yield child


def test_the_page_of_requests_shows_every_operation(monkeypatch: pytest.MonkeyPatch):
    """Reading a stream is left out: no two answers of it are alike."""
    monkeypatch.syspath_prepend(REFERENCE)
    from request_page import requests_page  # pyright: ignore[reportMissingImports]

    shown: set[str] = set()

    def noting(cls: type, name: str) -> None:
        original = getattr(cls, name)

        def noted(self: Any, *args: Any) -> Any:
            shown.add(type(self).__name__)
            return original(self, *args)

        monkeypatch.setattr(cls, name, noted)

    operations = list(_operations(Operation))
    for cls in operations:
        noting(cls, "prepared" if hasattr(cls, "prepared") else "steps")
    requests_page()
    for name in ("request_page", "request_cases"):
        del sys.modules[name]
    assert set() == {cls.__name__ for cls in operations} - shown
