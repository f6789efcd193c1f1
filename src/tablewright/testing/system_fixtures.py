"""Fixtures for systems. Each imports its packages when it is used.

While one of them is in use, the test may connect only to this machine.
Not here: fixtures for designs (`testing.fixtures`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tablewright.commands.extras import require
from tablewright.testing.loopback import only_loopback
from tablewright.testing.requiring import require_package

if TYPE_CHECKING:
    from tablewright.testing.audit import AuditTrail
    from tablewright.testing.kills import KillReport
    from tablewright.testing.matrix import Matrix
    from tablewright.testing.openapi import OpenApi
    from tablewright.testing.outgoing import OutgoingServer
    from tablewright.testing.page import Visit
    from tablewright.testing.secrets import Secrets
    from tablewright.testing.sync_system import Open, OpenAsync, SystemUnderTest


@pytest.fixture
def tablewright_system() -> Iterator[Open]:
    """Opens a system in memory: `shop = tablewright_system(SYSTEM)`.

    It takes `options=`, `sign_in=`, `clock=`, `ids=` and `nodes=`, as `AsyncSystemUnderTest` does.
    The test fails if the system responds with status 500.
    """
    require("serve", "The fixture tablewright_system")
    from tablewright.testing.sync_system import opening

    with only_loopback(), opening() as open_system:
        yield open_system


@pytest.fixture
def tablewright_async_system() -> Iterator[OpenAsync]:
    """The same for tests that use asyncio: callers and `run_jobs` are awaited."""
    require("serve", "The fixture tablewright_async_system")
    from tablewright.testing.sync_system import opening_async

    with only_loopback(), opening_async() as open_system:
        yield open_system


@pytest.fixture
def tablewright_nodes(tablewright_system: Open) -> Open:
    """Opens a system on two nodes over one store; requests go to each in turn."""
    return partial(tablewright_system, nodes=2)


@pytest.fixture
def tablewright_matrix() -> Iterator[Callable[..., Matrix]]:
    """The security matrix: `tablewright_matrix(SYSTEM, cast=cast, policy=POLICY).check()`."""
    require("serve", "The fixture tablewright_matrix")
    from tablewright.testing.matrix import Matrix

    with only_loopback():
        yield Matrix


@pytest.fixture
def tablewright_kills() -> Iterator[Callable[..., KillReport]]:
    """Stops a system before each effect: `tablewright_kills(SYSTEM, scenario, check)`."""
    require("serve", "The fixture tablewright_kills")
    from tablewright.testing.kills import kill_everywhere

    with only_loopback():
        yield kill_everywhere


@pytest.fixture
def tablewright_outgoing() -> Iterator[OutgoingServer]:
    """Another service on loopback: `tablewright_system(SYSTEM, network=service.network)`."""
    require("serve", "The fixture tablewright_outgoing")
    from tablewright.testing.outgoing import outgoing_server

    with only_loopback(), outgoing_server() as server:
        yield server


@pytest.fixture
def tablewright_openapi(tmp_path: Path) -> Callable[..., OpenApi]:
    """Calls by schemathesis: `tablewright_openapi(SYSTEM, caller="acme").check()`."""
    require("serve", "The fixture tablewright_openapi")
    require_package("schemathesis", "The fixture tablewright_openapi")
    from tablewright.testing.openapi import OpenApi

    return partial(OpenApi, folder=tmp_path)


@pytest.fixture
def tablewright_secrets() -> Iterator[Callable[[SystemUnderTest[Any]], Secrets]]:
    """Searches for secrets in the traces of a system: `tablewright_secrets(shop)`.

    Call it before the system's first request.
    """
    require("serve", "The fixture tablewright_secrets")
    from tablewright.testing.secrets import Secrets, logged_lines

    with logged_lines() as lines:
        yield lambda system: Secrets(system, lines)


@pytest.fixture
def tablewright_audit() -> Callable[..., AuditTrail]:
    """Checks the entries of changes: `audit = tablewright_audit(shop, ACTIVITIES)`.

    Call it before the requests that it checks, then `audit.check()`.
    """
    require("serve", "The fixture tablewright_audit")
    from tablewright.testing.audit import AuditTrail

    return AuditTrail


@pytest.fixture
def tablewright_page() -> Iterator[Callable[..., Visit]]:
    """The page of a system in a real browser: `shop = tablewright_page(SYSTEM)`.

    Without Chromium the test is skipped; in CI it fails.
    """
    require("serve", "The fixture tablewright_page")
    from tablewright.testing.page import opening_pages

    with opening_pages() as open_page:
        yield open_page
