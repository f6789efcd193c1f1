"""What `pip install tablewright` gives: run in a clean environment, measured and printed.

    python -m tests.light_install

It builds the sdist, and the wheel from it. It installs the wheel without extras into a new
environment, runs the commands that need no extra for every design that ships, and checks that the
others name the extra. Then it adds the extra `yggdrasil` and serves the systems from there.
Not here: which modules import packages of extras (`lint-imports`), each error (`tests/cli`).
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE
from typing import Any
from urllib.parse import urljoin
from urllib.request import Request, urlopen

from tablewright.commands.extras import installed_by
from tests.distribution import built

SECONDS_MAX = 120
RUNS = 3
DESIGNS = ("core", "events", "listbackup", "whatsapp", "yggdrasil")
MEASURED = ("tablewright", "tablewright.cli", "tablewright.cli.root", "tablewright.client")

# Runs in the clean environment: each argument is a command line and the status that it must have.
_COMMANDS = """
import contextlib, io, json, sys
from tablewright.cli.root import run
for line, status in json.loads(sys.argv[1]):
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        got = run(line.split())
    if got != status:
        sys.exit(f"`tablewright {line}` ended with {got}, not {status}:\\n{said.getvalue()}")
"""
# Every module that a light install must be able to import.
_MODULES = """
import importlib, pkgutil, sys, tablewright
names = "api doubles kits serving systems testing"
heavy = tuple(f"tablewright.{one}" for one in names.split())
found = pkgutil.iter_modules(tablewright.__path__, "tablewright.")
waiting = [one.name for one in found if not one.name.startswith((*heavy, "tablewright.__main__"))]
while waiting:
    module = importlib.import_module(waiting.pop())
    found = pkgutil.iter_modules(getattr(module, "__path__", ()), module.__name__ + ".")
    waiting += [one.name for one in found]
"""


def main() -> None:
    """Raises what is wrong with the first thing that is."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = built(folder / "dist").wheel
        packages = _installed(wheel, folder / "environment")
        python = folder / "environment" / "bin" / "python"
        _run(python, folder, "-c", _MODULES)
        _run(python, folder, "-c", _COMMANDS, json.dumps(_lines()))
        _serve_dynamodb(python, folder)
        _print_sizes(wheel, packages)
        for module in MEASURED:
            _print_import_time(python, folder, module)
        _install(python, f"{wheel}[yggdrasil]")
        _serve_systems(python, folder)


def _lines() -> list[tuple[str, int]]:
    """Command lines, and the exit status of each."""
    lines = [("version", 0), ("systems", 0), ("serve", 1), ("serve yggdrasil", 1), ("token", 1)]
    lines += [("--help", 0), ("yggdrasil gedcom --help", 0)]
    lines += [("yggdrasil gedcom export x.ged --target memory: --user u --tree t", 1)]
    for name in DESIGNS:
        target = f"--target embedded:{name}"
        lines += [(f"{command} {name}", 0) for command in ("describe", "docs", "lint", "diagram")]
        lines += [(f"plan {name} {target}", 3), (f"apply {name} {target} --yes", 0)]
        lines += [(f"seed {name} {target} --quiet", 0), (f"verify {name} --quiet", 0)]
    return lines


def _installed(wheel: Path, environment: Path) -> Path:
    """Installs the wheel alone, and returns the folder of installed packages."""
    create = [sys.executable, "-m", "venv", "--without-pip", environment]
    subprocess.run(create, check=True, timeout=SECONDS_MAX)
    _install(environment / "bin" / "python", str(wheel))
    (packages,) = environment.glob("lib/python*/site-packages")
    heavy = [one.replace("-", "_") for one in installed_by("all")]
    present = sorted(one for one in heavy if any(packages.glob(f"{one}-*.dist-info")))
    assert present == [], f"a light install has {', '.join(present)}"
    return packages


def _install(python: Path, what: str) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet", "--quiet", "--disable-pip-version-check"]
    pip += ["--no-input", "--python", str(python), "install", what]
    subprocess.run(pip, check=True, timeout=SECONDS_MAX)


def _run(python: Path, folder: Path, *arguments: str) -> str:
    """Runs Python in a folder of its own; returns what it wrote to stderr."""
    ran = subprocess.run(
        [python, *arguments],
        cwd=folder,
        env=_environment(),
        capture_output=True,
        text=True,
        timeout=SECONDS_MAX,
        check=False,
    )
    if ran.returncode != 0:
        sys.exit(f"light install: {ran.stderr}")
    return ran.stderr


def _environment() -> dict[str, str]:
    """This process's variables, without those that would bring other packages along."""
    return {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "TABLEWRIGHT"))}


def _serve_dynamodb(python: Path, folder: Path) -> None:
    with _serving(python, folder, "dynamodb", "--memory", "--port", "0") as data:
        head = {
            "X-Amz-Target": "DynamoDB_20120810.ListTables",
            "Content-Type": "application/x-amz-json-1.0",
            "Authorization": "AWS4-HMAC-SHA256 Credential=any/20261118/us-east-1/dynamodb/"
            "aws4_request, SignedHeaders=host, Signature=00",
            "X-Amz-Date": "20261118T000000Z",
        }
        assert {"TableNames": []} == json.loads(_got(Request(data["url"], b"{}", head)))


def _serve_systems(python: Path, folder: Path) -> None:
    """Asks for health, for pages with all that they load, and for data with the sample key."""
    with _serving(python, folder, "serve", "--demo", "--port", "0", "--dynamodb-port", "0") as data:
        url, key = data["url"].rstrip("/"), data["demo_keys"]["events"]
        assert {"status": "healthy"} == json.loads(_got(f"{url}/healthz"))
        for name in ("events", "yggdrasil"):
            page = _got(f"{url}/{name}/").decode()
            loaded = [one for one in re.findall(r'(?:src|href)="([^"#]+)"', page) if "." in one]
            assert loaded, f"the page of {name} loads nothing"
            for one in loaded:
                assert _got(urljoin(f"{url}/{name}/", one)), f"{one} is empty"
        events = _got(Request(f"{url}/events/v1/inbox", headers={"Authorization": f"Bearer {key}"}))
        assert json.loads(events)["events"], "there are no events for the sample key"


@contextmanager
def _serving(python: Path, folder: Path, *arguments: str) -> Iterator[dict[str, Any]]:
    """A server of the environment, and what it wrote when it was ready."""
    command = [python, "-m", "tablewright", *arguments, "--json"]
    log = folder / f"{arguments[0]}.log"
    with (
        log.open("w") as errors,
        subprocess.Popen(
            command, cwd=folder, env=_environment(), stdout=PIPE, stderr=errors, text=True
        ) as server,
    ):
        assert server.stdout is not None
        try:
            yield json.loads(server.stdout.readline())["data"]
        except Exception:
            sys.stderr.write(log.read_text())
            raise
        finally:
            server.terminate()


def _got(request: Request | str) -> bytes:
    with urlopen(request, timeout=SECONDS_MAX) as response:
        return response.read()


def _print_sizes(wheel: Path, packages: Path) -> None:
    def kib(folder: Path) -> str:
        files = [one for one in folder.rglob("*") if "__pycache__" not in one.parts]
        return f"{sum(one.stat().st_size for one in files if one.is_file()) / 1024:10,.0f} KiB"

    installed = sorted(one.name.partition("-")[0] for one in packages.glob("*.dist-info"))
    print(f"wheel                  {wheel.stat().st_size / 1024:10,.0f} KiB")
    print(f"tablewright, installed {kib(packages / 'tablewright')}")
    print(f"with dependencies      {kib(packages)}   {', '.join(installed)}")


def _print_import_time(python: Path, folder: Path, module: str) -> None:
    """The best of some runs, when modules are compiled: other processes only make it longer."""

    def milliseconds() -> float:
        listing = _run(python, folder, "-X", "importtime", "-c", f"import {module}")
        rows = [line.removeprefix("import time:").split("|") for line in listing.splitlines()]
        tops = [int(row[1]) for row in rows if row[-1][1:].startswith("tablewright")]
        return sum(tops) / 1000

    print(f"import {module:<22} {min(milliseconds() for _ in range(RUNS)):6.1f} ms")


if __name__ == "__main__":
    main()
