"""Allowances: comments that allow a finding, with a reason.

    # tablewright: allow L101 because only open jobs are in it, and they are few
    by_status = Entry("{status}", "{started_at}", name="status-startedAt-index")

A comment is on its declaration or right above it, and may continue in the comment lines below. For
a class, it applies to everything in the class; for a table, to everything in it. A comment without
a reason, or without an effect, is rejected: L100.
"""

from __future__ import annotations

import re
import tokenize
from dataclasses import dataclass
from pathlib import Path

from tablewright.ops.lint.catalog import CODES, COMMENTS
from tablewright.ops.lint.findings import DesignLocation, Finding, FindingSeverity, SourceLine
from tablewright.ops.lint.sources import Declaration

_COMMENT = re.compile(r"#+\s*tablewright:\s*(?P<rest>.*)")
_ALLOW = re.compile(r"allow\s+(?P<codes>L\d+(?:\s*,\s*L\d+)*)(?:\s+because\b\s*(?P<reason>.*))?")
_FORM = "Write `# tablewright: allow L101 because …`, and give the reason."


@dataclass(frozen=True, slots=True)
class Allowance:
    """A comment that allows findings of some codes."""

    codes: tuple[str, ...]
    reason: str
    source: SourceLine
    last_line: int
    is_alone: bool
    """Whether the comment is alone on its line, and applies to the following declaration."""

    def is_about(self, declaration: Declaration) -> bool:
        """Whether the comment is on a declaration, or right above it."""
        if self.source.file != declaration.file:
            return False
        if declaration.first <= self.source.line <= declaration.last:
            return True
        return self.is_alone and self.last_line + 1 == declaration.first


@dataclass(frozen=True, slots=True)
class Comments:
    """The allowances of a file, and its invalid comments."""

    allowances: tuple[Allowance, ...]
    refusals: tuple[Finding, ...]


def comments_of(file: str) -> Comments:
    """Parses the comments of a file that are directives for the linter."""
    allowances: list[Allowance] = []
    refusals: list[Finding] = []
    for line, last, text, is_alone in _directives(file):
        source = SourceLine(file, line)
        found = _ALLOW.fullmatch(text)
        reason = "" if found is None else (found["reason"] or "").strip()
        codes = () if found is None else tuple(re.findall(r"L\d+", found["codes"]))
        unknown = [code for code in codes if code not in CODES]
        if found is None:
            refusals.append(_refusal(source, f"Invalid linter comment: {text!r}."))
        elif unknown:
            refusals.append(_refusal(source, f"Unknown rule {', '.join(unknown)}."))
        elif not reason:
            refusals.append(
                _refusal(source, f"The comment allows {', '.join(codes)} without a reason.")
            )
        else:
            allowances.append(Allowance(codes, reason, source, last, is_alone))
    return Comments(tuple(allowances), tuple(refusals))


def unused(allowance: Allowance) -> Finding:
    """Returns the finding for a comment that allows nothing."""
    reason = f"The comment allows {', '.join(allowance.codes)}, which is not found here."
    return Finding(
        COMMENTS,
        FindingSeverity.WARNING,
        DesignLocation(),
        reason,
        "Remove it.",
        source=allowance.source,
    )


def _refusal(source: SourceLine, reason: str) -> Finding:
    return Finding(COMMENTS, FindingSeverity.ERROR, DesignLocation(), reason, _FORM, source=source)


def _directives(file: str) -> list[tuple[int, int, str, bool]]:
    """Yields the lines, the text and the position of each comment that begins with our name."""
    comments: dict[int, tuple[str, bool]] = {}
    with Path(file).open("rb") as lines:
        for token in tokenize.tokenize(lines.readline):
            if token.type == tokenize.COMMENT:
                is_alone = not token.line[: token.start[1]].strip()
                comments[token.start[0]] = (token.string, is_alone)
    found: list[tuple[int, int, str, bool]] = []
    for line, (text, is_alone) in comments.items():
        begun = _COMMENT.match(text)
        if begun is None:
            continue
        words, last = [begun["rest"]], line
        while is_alone and comments.get(last + 1, ("", False))[1]:
            following = comments[last + 1][0]
            if _COMMENT.match(following):
                break
            words.append(following.lstrip("# "))
            last += 1
        found.append((line, _end_of_block(comments, last), " ".join(words).strip(), is_alone))
    return found


def _end_of_block(comments: dict[int, tuple[str, bool]], line: int) -> int:
    """Returns the last line of a comment block."""
    while comments.get(line + 1, ("", False))[1]:
        line += 1
    return line
