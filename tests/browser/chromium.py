"""Installs Chromium from Debian's packages, where it is missing and that is allowed.

python -m tests.browser.chromium
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tablewright.testing.chromium import MISSING, found

_INSTALL_SECONDS_MAX = 300


def install() -> bool:
    """Installs Chromium if it is missing and this user may; whether it is there now."""
    if found() is None and shutil.which("apt-get") is not None and os.geteuid() == 0:
        for command in (["apt-get", "update"], ["apt-get", "install", "--yes", "chromium"]):
            subprocess.run(
                command,
                env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
                stdout=subprocess.DEVNULL,
                timeout=_INSTALL_SECONDS_MAX,
                check=False,
            )
    return found() is not None


if __name__ == "__main__" and not install():
    sys.stderr.write(f"make: {MISSING} Tests in a browser are left out until then.\n")
