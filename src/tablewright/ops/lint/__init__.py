"""Lint: finds common mistakes in DynamoDB designs before deployment.

    for finding in lint(design):
        finding.code, finding.severity, str(finding.place), finding.reason, finding.remedy

`lint` is a pure function of a design. `lint_module` also reads the source of the classes, so that a
finding has a line, and a comment there can allow it.
"""

from __future__ import annotations

from tablewright.ops.lint.catalog import CODES
from tablewright.ops.lint.findings import DesignLocation, Finding, FindingSeverity
from tablewright.ops.lint.report import LintReport, lint, lint_module

__all__ = [
    "CODES",
    "DesignLocation",
    "Finding",
    "FindingSeverity",
    "LintReport",
    "lint",
    "lint_module",
]
