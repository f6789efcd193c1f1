"""A kill before each effect of what the operator does: the log and the store say the same."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.testing.kills import kill_everywhere
from tests.kits.admin.sweeps import Bureau, Prepared, log_of, prepare, state_of
from tests.kits.admin.test_people import BOTH, V1
from tests.kits.admin.world import bureau

WHY = {"reason": "Ticket 17"}


async def _operate(bureau: Bureau, one: Prepared) -> None:
    requests: list[tuple[str, Any]] = [
        (f"{V1}/admin/jobs/redo", {"jobId": "one"}),
        (f"{V1}/admin/jobs/discard", {"jobId": "two"}),
        (f"{V1}/admin/jobs/cancel", {"jobId": "three"}),
        (f"{V1}/admin/lines/hold", {"line": "nightly"}),
        (f"{V1}/admin/lines/release", {"line": "nightly"}),
        (one.enable, None),
        (f"{one.user}/second-factor/reset", None),
        (f"{one.user}/suspend", WHY),
        (f"{one.user}/reactivate", None),
        (f"{one.account}/suspend", WHY),
        (f"{one.account}/reactivate", None),
    ]
    for path, body in requests:
        answer = await bureau.operator.post(path, body)
        assert answer.status < 300, (path, answer.body)
        if path.endswith("reset"):
            await bureau.run_jobs()  # suspended people get no mails


async def _check(bureau: Bureau, one: Prepared) -> None:
    log, state = await log_of(bureau, but=one.events), await state_of(bureau, one)

    def is_on(begun: str, ended: str) -> bool:
        assert 0 <= log[ended] <= log[begun] <= 1
        return log[begun] > log[ended]

    assert (state["jobs"][0] == "failed") == (log["job_redone"] == 0)
    assert (state["jobs"][1] is None) == (log["job_discarded"] == 1)
    assert (state["jobs"][2] == "cancelled") == (log["job_cancelled"] == 1)
    assert any(state["held"]) == is_on("line_held", "line_released")
    assert state["hook"] == (log["webhook_enabled"] == 1)
    assert state["factor"] == (log["second_factor_reset"] == 0)
    assert (state["user"] == "suspended") == is_on("user_suspended", "user_reactivated")
    assert (state["account"] == "suspended") == is_on("account_suspended", "account_reactivated")
    for _ in range(3):
        bureau.clock.advance(seconds=70)  # past the lease of a job that was killed
        await bureau.run_jobs()
    told = [mail.to for mail in bureau.outbox.sent if "second factor" in mail.text]
    assert bool(told) == (log["second_factor_reset"] == 1)
    if log["user_suspended"]:
        assert 0 == (await state_of(bureau, one))["sessions"]


@pytest.mark.heavy
@BOTH
def test_a_kill_before_any_effect_leaves_as_many_entries_as_changes(over_tables: bool):
    made = bureau(over_tables=over_tables)
    report = kill_everywhere(made, _operate, _check, prepare=prepare, nodes=2)
    assert report.kills >= 11, report
