"""Schemathesis over the whole OpenAPI document of a running service, from outside.

For each operation it sends what the document allows and what it forbids, without a credential and
with one. `TABLEWRIGHT_FUZZ_EXAMPLES=500` lets it run for longer, with another seed each time.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import SystemRandom

import pytest

from tests.endpoint.faults.served import ROOT
from tests.systems.faults.served import ServedSystem

_EXAMPLES_USUAL = 2  # of each operation and phase
_EXAMPLES = int(os.environ.get("TABLEWRIGHT_FUZZ_EXAMPLES", _EXAMPLES_USUAL))
_SECONDS_MAX = 300 + 60 * _EXAMPLES  # on a machine that does much else
IS_LONG = _EXAMPLES > _EXAMPLES_USUAL

ONLY_ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="the rig watches processes")

# Not among them is that whatever fits the document is accepted: it cannot say that a number must be
# one that DynamoDB keeps, that a date must be one, or that of two members exactly one is given.
_CHECKS = (
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


def fuzz(served: ServedSystem, folder: Path, key: str, *options: str, known: object = None) -> None:
    """Lets schemathesis loose, and fails with what it says if it is not content.

    `known` are ids that the hooks of the system put into requests.
    """
    seed = SystemRandom().randrange(2**32) if IS_LONG else 1
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "--no-color", "run"),
        f"http://127.0.0.1:{served.port}/{served.system}/openapi.json",
        *("--header", f"Authorization: Bearer {key}"),
        *("--checks", ",".join(_CHECKS)),
        *("--suppress-health-check", "all"),
        *("--max-examples", str(_EXAMPLES), "--seed", str(seed)),
        *options,
    ]
    settings = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "SCHEMATHESIS_HOOKS": f"tests.systems.{served.system}.fuzz_hooks",
        "FUZZ_KNOWN": json.dumps(known or {}),
    }
    done = subprocess.run(
        command,
        cwd=folder,
        env=settings,
        capture_output=True,
        text=True,
        timeout=_SECONDS_MAX,
        check=False,
    )
    if done.returncode != 0:
        pytest.fail(done.stdout + done.stderr, pytrace=False)
