"""Servers by others that speak DynamoDB's protocol, each a process of its own.

    moto    the mock of AWS in Python

A test that a peer cannot pass says why: `lacks(target, moto="...")`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

STOP_SECONDS_MAX = 30

# It says its port, and ends when its input does.
_MOTO = """
import logging, sys
from moto.server import ThreadedMotoServer
logging.disable(logging.CRITICAL)
server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
server.start()
print(server.get_host_and_port()[1], flush=True)
sys.stdin.read()
server.stop()
"""


@contextmanager
def moto() -> Iterator[str]:
    """The address of a fresh moto."""
    with subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", _MOTO],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield f"http://127.0.0.1:{int(process.stdout.readline())}"
        finally:
            process.stdin.close()
            process.stdout.close()
            process.wait(STOP_SECONDS_MAX)


def lacks(target: str, **reasons: str) -> None:
    """Skips a test on peers that lack something, for the stated reason."""
    if target in reasons:
        pytest.skip(f"{target} {reasons[target]}")
