"""Whether the machine would notice: each planted fault must make it fail, and soon."""

from __future__ import annotations

import pytest
from hypothesis import Phase

from tests.stateful.backup_faults import BACKUP_FAULTS
from tests.stateful.everything import run
from tests.stateful.faults import FAULTS, Fault

STEPS_MAX = 10_000  # half of what `test_model` takes; most faults are found in the first few


@pytest.mark.parametrize("fault", [*FAULTS, *BACKUP_FAULTS], ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch):
    fault(monkeypatch)
    with pytest.raises(AssertionError):
        run(f"With_{fault.__name__}_", steps_due=STEPS_MAX, phases=(Phase.generate,))
