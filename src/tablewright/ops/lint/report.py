"""The report of a lint: what remains, and what was allowed for a reason."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

from tablewright.model.design import Design
from tablewright.ops.lint.allowances import Allowance, comments_of, unused
from tablewright.ops.lint.catalog import RULES
from tablewright.ops.lint.findings import Finding, FindingSeverity
from tablewright.ops.lint.sources import Sources


@dataclass(frozen=True, slots=True)
class LintReport:
    """The findings of a design."""

    system: str
    findings: tuple[Finding, ...]
    allowed: tuple[Finding, ...]

    @property
    def is_sound(self) -> bool:
        """Whether no error remains."""
        return self.count(FindingSeverity.ERROR) == 0

    def count(self, severity: FindingSeverity) -> int:
        """Returns the number of remaining findings of a severity."""
        return sum(one.severity is severity for one in self.findings)

    def to_json(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "system": self.system,
            "counts": {one.value: self.count(one) for one in FindingSeverity},
            "findings": [one.to_json() for one in self.findings],
            "allowed": [one.to_json() for one in self.allowed],
        }


def lint(design: Design) -> tuple[Finding, ...]:
    """Returns all findings of a design, the most severe first."""
    return _sorted([finding for rule in RULES for finding in rule.check(design)])


def lint_module(design: Design, module: ModuleType | None) -> LintReport:
    """Returns the findings of a design, with the source lines and allowances of its classes."""
    sources = Sources(design, module)
    comments = [comments_of(file) for file in sources.files]
    allowances = [one for found in comments for one in found.allowances]
    remaining = [one for found in comments for one in found.refusals]
    allowed: list[Finding] = []
    used: set[Allowance] = set()
    for finding in lint(design):
        declarations = sources.declarations(finding.place)
        located = replace(finding, source=declarations[0].line if declarations else None)
        found = [
            one
            for one in allowances
            if finding.code in one.codes and any(one.is_about(place) for place in declarations)
        ]
        if found:
            used.update(found)
            allowed.append(replace(located, allowed_because=found[0].reason))
        else:
            remaining.append(located)
    remaining += [unused(one) for one in allowances if one not in used]
    return LintReport(design.system, _sorted(remaining), _sorted(allowed))


def _sorted(findings: list[Finding]) -> tuple[Finding, ...]:
    order = list(FindingSeverity)
    return tuple(sorted(findings, key=lambda one: (order.index(one.severity), one.code)))
