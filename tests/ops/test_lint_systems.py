"""The systems that ship with Tablewright have no mistakes, but for those that say why."""

from __future__ import annotations

import pytest

from tablewright.commands.finding import design_names, found_design
from tablewright.ops.lint import lint_module


@pytest.mark.parametrize("name", design_names())
def test_a_system_is_met_with_silence(name: str):
    found = found_design(name)
    report = lint_module(found.design, found.module)
    assert [] == [f"{one.code} {one.source} {one.reason}" for one in report.findings]


@pytest.mark.parametrize("name", design_names())
def test_what_a_system_allows_has_a_line_and_a_reason(name: str):
    found = found_design(name)
    for one in lint_module(found.design, found.module).allowed:
        assert one.source is not None
        assert len((one.allowed_because or "").split()) > 3, one
