"""Both transports, for tests that hold for both."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Protocol

import pytest

from tests.client.remote.callers import KEY, KINDS, Caller, Kind
from tests.client.remote.scripted import Step, scripted


class On(Protocol):
    """Makes a transport that calls a server which follows the steps; options are settings."""

    def __call__(self, *steps: Step, **options: Any) -> Caller: ...


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> Kind:
    """Which transport."""
    return request.param


@pytest.fixture
def on(kind: Kind) -> Iterator[On]:
    """Servers and transports that are ended with the test."""
    with ExitStack() as stack:

        def made(*steps: Step, **options: Any) -> Caller:
            server = stack.enter_context(scripted(*steps))
            endpoint = options.pop("endpoint", server.endpoint)
            caller = Caller(kind, endpoint, options.pop("credentials", KEY), server, **options)
            stack.callback(caller.end)
            return caller

        yield made
