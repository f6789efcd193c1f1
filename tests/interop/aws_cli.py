"""The AWS CLI as a user has it: typed into a shell, told where to go by its environment."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.interop.aws_settings import aws_environment

SECONDS_MAX = 120


def typed(command: str, url: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs a command line in a shell in which `aws` is the one installed beside this Python."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    return subprocess.run(
        command,
        shell=True,
        env=aws_environment(url, PATH=path, **settings),
        capture_output=True,
        text=True,
        timeout=SECONDS_MAX,
        check=False,
    )
