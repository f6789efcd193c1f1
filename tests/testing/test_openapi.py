"""Schemathesis calls a system: it passes a sound one, and finds what is not in the document."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from tablewright.api import PUBLIC, Context, Response, Routes
from tablewright.clock import ManualClock
from tablewright.errors import MissingExtraError
from tablewright.kits.keyed import Keyed, system
from tablewright.testing.openapi import OpenApiError, paced
from tablewright.testing.openapi_hooks import with_known
from tablewright.testing.requiring import require_package
from tests.testing.test_system import LIBRARY


def test_a_missing_package_is_named_with_the_command_that_installs_it(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setitem(sys.modules, "schemathesis", None)
    with pytest.raises(MissingExtraError, match="Run `pip install schemathesis`"):
        require_package("schemathesis", "The fixture tablewright_openapi")


@pytest.mark.heavy
def test_a_response_that_is_not_in_the_document_is_found(tablewright_openapi: Any):
    routes: Routes[Keyed] = Routes()

    @routes.get("/v1/odd", rule=PUBLIC)
    async def odd(context: Context[Keyed]) -> Response[dict[str, str]]:
        """Responds as it did not say it would."""
        return Response({"a": "b"}, status=418)

    shop = system("odd", LIBRARY.design, routes)
    with pytest.raises(OpenApiError, match="418"):
        tablewright_openapi(shop, only="^/v1/odd", phases=["fuzzing"]).check()


def test_waits_end_together_and_advance_the_clock_once():
    async def wait() -> None:
        clock, event = ManualClock(start=0), asyncio.Event()
        await asyncio.gather(paced(clock)(event, 0.5), paced(clock)(event, 1.0))
        assert 1.0 == clock.now()
        event.set()
        await paced(clock)(event, 1_000)
        assert 1.0 == clock.now()

    asyncio.run(wait())


def test_ids_that_are_not_known_stay_as_they_are():
    body = {"tree_id": "x", "people": [{"person_id": "y"}], "count": 1}
    assert body == with_known(body)
