"""Single bits that change on the disk: nothing wrong is answered, and verify sees what is gone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.crash import bit_flips
from tests.crash.bit_flips import BLIND
from tests.crash.flipping_child import REFUSED, WRONG

FLIPS = {"anywhere": 40, "meta pages": 15, "commit numbers": 10, "branch pages": 30}
CONTROL_FLIPS = 20


@pytest.mark.parametrize("region", FLIPS)
def test_a_flipped_bit_is_refused_or_harmless_and_never_answered(tmp_path: Path, region: str):
    outcome = bit_flips.run(tmp_path, seed=1, flips=FLIPS[region], region=region)
    assert [] == outcome.problems
    assert FLIPS[region] == outcome.flips + outcome.reads[BLIND]
    assert outcome.reads[REFUSED]


def test_the_rig_notices_records_whose_checksum_nobody_looks_at(tmp_path: Path):
    outcome = bit_flips.run(tmp_path, seed=2, flips=CONTROL_FLIPS, fault="checksums_ignored")
    assert outcome.reads[WRONG]
    assert outcome.problems


def test_the_rig_notices_a_newest_commit_that_nobody_checks(tmp_path: Path):
    """Without the check the last acknowledged write is silently undone."""
    outcome = bit_flips.run(
        tmp_path,
        seed=2,
        flips=CONTROL_FLIPS,
        region="commit numbers",
        fault="meta_pages_trusted",
    )
    assert [finding for finding in outcome.problems if "verify saw nothing" in finding]
