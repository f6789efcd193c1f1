"""The rules, each with its code: common mistakes in designs of DynamoDB tables.

`docs/guides/lint.md` has a section for each. L100 is about the comments that allow findings.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.ops.lint import (
    expiry,
    indexes,
    key_types,
    partition_keys,
    pattern_reach,
    plain_secrets,
    shared_keys,
    sorting,
    statements,
    supplied_keys,
    uniqueness,
)
from tablewright.ops.lint.findings import Check

COMMENTS = "L100"


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the linter: its code, its title and its check."""

    code: str
    title: str
    check: Check


RULES = (
    Rule(partition_keys.CODE, "few partitions", partition_keys.few_partitions),
    Rule(key_types.CODE, "key types", key_types.unstated_types),
    Rule(pattern_reach.FILTER, "filters instead of keys", pattern_reach.filters),
    Rule(statements.CODE, "contradictions", statements.contradictions),
    Rule(indexes.CODE, "unneeded indexes", indexes.needless_indexes),
    Rule(uniqueness.CODE, "uniqueness", uniqueness.not_unique),
    Rule(pattern_reach.SCAN, "scans", pattern_reach.scans),
    Rule(supplied_keys.CODE, "keys without a source", supplied_keys.unsupplied_keys),
    Rule(pattern_reach.UNSERVED, "patterns without a key", pattern_reach.unserved),
    Rule(expiry.CODE, "expiry", expiry.expiry_mistakes),
    Rule(pattern_reach.IMPOSSIBLE, "impossible key conditions", pattern_reach.impossible),
    Rule(sorting.CODE, "sort order", sorting.wrong_order),
    Rule(shared_keys.CODE, "shared keys", shared_keys.shared_keys),
    Rule(plain_secrets.CODE, "plain secrets", plain_secrets.plain_secrets),
)

CODES = {COMMENTS: "comments that allow findings"} | {rule.code: rule.title for rule in RULES}
