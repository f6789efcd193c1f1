"""Many small cases in one test: every case runs, and each that fails is reported under its name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest

T = TypeVar("T")


def check_each(
    subtests: pytest.Subtests,
    cases: Iterable[T],
    check: Callable[[T], None],
    *,
    name: Callable[[T], str] = str,
) -> None:
    """Checks every case; one that fails becomes a subtest.

    Only those do: a test or subtest of its own costs more than most of these cases.
    """
    for case in cases:
        try:
            check(case)
        except (Exception, pytest.fail.Exception) as failure:
            with subtests.test(name(case)):
                raise failure
