"""The table of operations: each is what its name says, also those that are imported when called."""

from __future__ import annotations

import re

import pytest

from tablewright.engine import shapes
from tablewright.engine.operations import OPERATIONS, WhenCalled
from tablewright.operations import ITEM_READS, ITEM_WRITES, NAMES


def test_there_is_an_operation_for_every_shape_and_no_other():
    assert shapes.OPERATIONS == set(OPERATIONS)


def test_the_facts_about_operations_name_each_of_them_and_no_other():
    assert set(OPERATIONS) == NAMES


@pytest.mark.parametrize("name", OPERATIONS)
def test_an_operation_is_the_function_of_its_name(name: str):
    operation = OPERATIONS[name]
    if isinstance(operation, WhenCalled):
        operation = operation.operation
    assert re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower() == getattr(operation, "__name__", "")
    assert callable(operation)


def test_operations_on_items_do_not_wait_for_an_import():
    at_once = {name for name, found in OPERATIONS.items() if not isinstance(found, WhenCalled)}
    assert ITEM_READS | ITEM_WRITES == at_once
