"""OpenAPI: schemathesis calls every operation of a system, with valid and invalid requests.

    tablewright_openapi(SYSTEM, caller="acme").check()

It fails for a response with status 500 or more, for a response that is not in the document, and for
a bad request that is accepted. The system is served on this machine, without rate limits. Its time
runs 20 times as fast, so that long polls and background work wait only briefly. Streams are
excluded, because they do not end.
Not here: the hooks that put existing ids into requests (`testing.openapi_hooks`).
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tablewright.api.system import System
from tablewright.api.waiting import Wait, wait_for_event
from tablewright.clock import ManualClock
from tablewright.ids import random_share
from tablewright.testing.openapi_hooks import KNOWN_VARIABLE
from tablewright.testing.serving import served
from tablewright.testing.unlimited import Unlimited

EXAMPLES_VARIABLE: Final = "TABLEWRIGHT_FUZZ_EXAMPLES"
_EXAMPLES_USUAL: Final = 2  # of each operation and phase
_SECONDS_MAX: Final = 300  # on a busy machine
_SECONDS_PER_EXAMPLE: Final = 60
_PACE: Final = 20  # seconds of the system's time in a second of the machine's

# There is no check that every valid request is accepted: a document cannot express that a number
# must be one that DynamoDB stores, that a date must exist, or that one of two members is required.
_CHECKS: Final = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "missing_required_header",
    "unsupported_method",
    "ignored_auth",
    "use_after_free",
    "ensure_resource_availability",
)

Known = Callable[[Any], Awaitable[Mapping[str, Sequence[str]]]]


class OpenApiError(AssertionError):
    """Schemathesis found a problem; the message is its report."""


class OpenApi:
    """Calls of schemathesis to one system.

    `caller` is the name of a caller that signs in. `known` is an async function that takes the
    system and returns ids that exist, by the name of their parameter or attribute; half of the
    requests contain one. `only` and `without` are regular expressions for paths. `mode` is
    "positive" for requests that the document allows. `more` are arguments of `in_memory`. The
    environment variable `TABLEWRIGHT_FUZZ_EXAMPLES` lets it run for longer, with a new seed each
    time.
    """

    def __init__(
        self,
        system: System[Any, Any],
        folder: Path,
        *,
        caller: str | None = None,
        headers: Mapping[str, str] | None = None,
        known: Known | None = None,
        only: str = "",
        without: str = "",
        mode: str = "all",
        phases: Sequence[str] = ("coverage", "fuzzing", "stateful"),
        **more: Any,
    ) -> None:
        self._system = system
        self._folder = folder
        self._caller = caller
        self._headers = headers or {}
        self._known = known
        self._more = more
        examples = int(os.environ.get(EXAMPLES_VARIABLE, _EXAMPLES_USUAL))
        seed = 1 if examples == _EXAMPLES_USUAL else int(random_share() * 2**32)
        self._seconds_max = _SECONDS_MAX + _SECONDS_PER_EXAMPLE * examples
        streams = [one.path for one in system.each_route() if one.signature.is_stream]
        self._options = [
            *("--checks", ",".join(_CHECKS), "--suppress-health-check", "all"),
            *("--max-examples", str(examples), "--seed", str(seed)),
            *("--mode", mode, "--phases", ",".join(phases)),
            *(part for path in streams for part in ("--exclude-path", path)),
            *(("--include-path-regex", only) if only else ()),
            *(("--exclude-path-regex", without) if without else ()),
        ]

    def check(self) -> None:
        """Raises `OpenApiError` with the report, or the unexpected errors of the system."""
        clock = self._more.get("clock") or ManualClock()
        given = {"clock": clock, "wait": paced(clock), "rate_limits": Unlimited(), **self._more}
        with served(self._system, **given) as running:
            headers = dict(self._headers)
            if self._caller is not None:
                headers |= running.headers_of(self._caller)
            known: Mapping[str, Sequence[str]] = {}
            if self._known is not None:
                known = running.run(_awaited(self._known, running.awaited))
            self._run(f"{running.url}/openapi.json", headers, known)

    def _run(
        self, url: str, headers: Mapping[str, str], known: Mapping[str, Sequence[str]]
    ) -> None:
        lines = [
            part for name, value in headers.items() for part in ("-H", f"{name.title()}: {value}")
        ]
        done = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli", "--no-color", "run", url),
                *lines,
                *self._options,
            ],
            cwd=self._folder,
            env={
                **os.environ,
                "SCHEMATHESIS_HOOKS": "tablewright.testing.openapi_hooks",
                KNOWN_VARIABLE: json.dumps(known),
            },
            capture_output=True,
            text=True,
            timeout=self._seconds_max,
            check=False,
        )
        if done.returncode != 0:
            raise OpenApiError(done.stdout + done.stderr)


def paced(clock: ManualClock) -> Wait:
    """A way to wait that advances the clock, by 20 seconds in a second of the machine's time.

    Background work of a served system waits again and again. If its waits ended at once, years
    would pass within a test, and no session or lease would last.
    """

    async def wait(event: asyncio.Event, seconds: float) -> None:
        ends_at = clock.now() + seconds
        await wait_for_event(event, seconds / _PACE)
        left_seconds = ends_at - clock.now()  # other waits have advanced the clock
        if left_seconds > 0 and not event.is_set():
            clock.advance(seconds=left_seconds)

    return wait


async def _awaited(known: Known, system: Any) -> Mapping[str, Sequence[str]]:
    return await known(system)
