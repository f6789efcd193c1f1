"""Mails of jobs with what AWS does: lost responses, calls without one, indexes behind."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.kits.people.mails import CONFIRM, NEW_ADDRESS, NOTICE, RESET, UNDO_ADDRESS
from tablewright.testing import sweep
from tests.kits.mail.sweeps import SCENARIOS
from tests.systems.sweeping import Scenario, covered

KINDS_OF_MAIL = {CONFIRM, RESET, NEW_ADDRESS, UNDO_ADDRESS, NOTICE}


@pytest.mark.heavy
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.__name__)
def test_each_mail_arrives_and_its_link_works_under_every_fault(scenario: Scenario[Any]):
    print(sweep(scenario, kinds=scenario.kinds, sample=6))


def test_every_mail_of_the_people_kit_is_swept():
    _, jobs = covered(SCENARIOS[:1])
    assert KINDS_OF_MAIL <= jobs
