"""Walking through a guide as its reader does: every block is run, typed into a file, or compared.

    sh      runs in the reader's folder; `tablewright serve` runs until the next one starts
    text    is what the block before it prints; three dots stand for any text
    py      is typed into `shop.py`, as the sentence before it says: "Below `...`, add", "Replace
            `...` with"; or into another file: "In `...`, below `...`, add", "Save this as `...`"

A word with three dots at its end, in a command, is the last printed word with that beginning. After
"A moment later" a block runs until it prints what the page says. Addresses in angle brackets exist.
"Ctrl-C" stops the server.
Not here: pages whose blocks need no server and no files (`test_pages`).
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from threading import Timer
from types import ModuleType

from tablewright.client import Target
from tablewright.serving.reloading import Snapshot, sources
from tests.docs.markdown import Block, steps

SECONDS_MAX = 60
ATTEMPTS_MAX = 200

API, ENDPOINT = "http://127.0.0.1:8080", "http://127.0.0.1:8000"
_INSTALL = re.compile(r"(pip install .*|python3 -m venv \S+|\. \.venv/bin/activate)")
_WITHOUT = re.compile(r"AWS_|TABLEWRIGHT_")
_EDITED = "shop.py"
_SAVED = re.compile(r"Save this as `(\S+)`:$")
_BELOW = re.compile(r"(?:In `(?P<file>\S+)`, b|B)elow `(?P<line>[^`]+)`, add:$")
_REPLACED = re.compile(r"(?:In `(?P<file>\S+)`, r|R)eplace `(?P<line>[^`]+)` with:$")


@dataclass
class Walk:
    """A reader with an empty folder, a terminal, and another one for the server."""

    folder: Path
    exports: list[str] = field(default_factory=list[str])
    printed: str = ""
    installs: list[str] = field(default_factory=list[str])
    server: Server | None = None
    typed: dict[str, str] = field(default_factory=dict[str, str])  # files that are not saved yet
    seen: Snapshot = field(default_factory=dict[Path, int])  # what the server runs

    def through(self, page: Path) -> None:
        """Does everything that a page says."""
        in_order = steps(page)
        shown = [block.text if block.language == "text" else "" for _, block in in_order]
        for (prose, block), expected in zip(in_order, [*shown[1:], ""], strict=True):
            self._look_up(prose)
            if "Ctrl-C" in prose:
                self.stop()
            self._do(prose, block, expected)

    def stop(self) -> None:
        """Stops the server, if there is one."""
        if self.server is not None:
            self.server.stop()
            self.server = None

    def _do(self, prose: str, block: Block, expected: str) -> None:
        if block.language == "py":
            self._edit(prose, block)
        elif block.language == "sh" and block.text.startswith("tablewright serve"):
            self._serve(block.text.strip(), expected)
        elif block.language == "sh":
            self._save()
            self._run(block, expected, is_repeated="A moment later" in prose)
            self._reload()
        else:
            assert block.language == "text", (
                f"line {block.line}: unknown language {block.language!r}"
            )

    def _look_up(self, prose: str) -> None:
        for address in re.findall(r"<(http://[^>]+)>", prose):
            with urllib.request.urlopen(self._here(address), timeout=SECONDS_MAX) as response:
                assert 200 == response.status

    def _edit(self, prose: str, block: Block) -> None:
        *_, told = prose.strip().split("\n")
        if saved := _SAVED.search(told):
            self.typed[saved[1]] = block.text
            return
        below, replaced = _BELOW.search(told), _REPLACED.search(told)
        found = below or replaced
        assert found is not None, f"line {block.line}: {told!r} does not say where"
        name, wanted = found["file"] or _EDITED, found["line"]
        text = self.typed.get(name) or (self.folder / name).read_text()
        lines = text.splitlines(keepends=True)
        places = [number for number, line in enumerate(lines) if wanted == line.strip()]
        assert 1 == len(places), f"line {block.line}: {wanted!r} is in {len(places)} lines"
        lines[places[0]] = f"{lines[places[0]] if below else ''}{block.text}"
        self.typed[name] = "".join(lines)
        if name == _EDITED:
            _check_import(self.typed[name])

    def _save(self) -> None:
        for name, text in self.typed.items():
            (self.folder / name).write_text(text)
        self.typed.clear()
        self._reload()

    def _reload(self) -> None:
        """Waits for the server to restart, if it should."""
        if self.server is not None and self.server.reloads and self.seen != sources(self.folder):
            self.seen = sources(self.folder)
            self.printed += self.server.banner()

    def _serve(self, command: str, expected: str) -> None:
        arguments = shlex.split(command)
        if "--target" in arguments:
            assert "remote" == Target.parse(arguments[arguments.index("--target") + 1]).kind
            return
        self.stop()
        self.server = Server.started(arguments, self.folder)
        self.seen = sources(self.folder)
        told = self.server.banner()
        self.printed += told
        _check(expected, self._there(told))

    def _run(self, block: Block, expected: str, *, is_repeated: bool) -> None:
        lines = block.text.splitlines()
        installs = [line for line in lines if _INSTALL.fullmatch(line)]
        self.installs += installs
        commands = [self._completed(line) for line in lines if line not in installs]
        self.exports += [line for line in commands if line.startswith("export ")]
        printed, attempts = self._there(self._shell(commands)), 1
        while is_repeated and attempts < ATTEMPTS_MAX and not _matches(expected, printed):
            printed, attempts = self._there(self._shell(commands)), attempts + 1
        _check(expected, printed)
        self.printed += printed

    def _shell(self, commands: list[str]) -> str:
        if not commands:
            return ""
        done = subprocess.run(
            ["bash", "-e", "-c", self._here("\n".join([*self.exports, *commands]))],
            cwd=self.folder,
            env=_environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=SECONDS_MAX,
            check=False,
        )
        return done.stdout

    def _completed(self, line: str) -> str:
        def last(match: re.Match[str]) -> str:
            return re.findall(rf"{re.escape(match[1])}\w+", self.printed)[-1]

        return re.sub(r"\b(\w+_)\.\.\.", last, line)

    def _here(self, text: str) -> str:
        if self.server is not None:
            text = text.replace(API, self.server.url).replace(ENDPOINT, self.server.endpoint)
        return text

    def _there(self, text: str) -> str:
        if self.server is not None:
            text = text.replace(self.server.url, API).replace(self.server.endpoint, ENDPOINT)
        return text


@dataclass
class Server:
    """`tablewright serve` on ports that are free; a restart takes others."""

    process: subprocess.Popen[str]
    reloads: bool
    errors: Path
    url: str = ""
    endpoint: str = ""

    @classmethod
    def started(cls, arguments: list[str], folder: Path) -> Server:
        errors = folder / "server.log"
        with errors.open("a") as log:
            process = subprocess.Popen(
                [*arguments, "--port", "0", "--dynamodb-port", "0"],
                cwd=folder,
                env=_environment(),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        return cls(process, "--reload" in arguments, errors)

    def banner(self) -> str:
        """What it prints when it is ready."""
        lines: list[str] = []
        assert self.process.stdout is not None
        late = Timer(SECONDS_MAX, self.process.terminate)
        late.start()
        for line in self.process.stdout:
            lines.append(line)
            if line.startswith("  Stop "):
                break
        late.cancel()
        told = "".join(lines)
        assert "  Stop " in told, self.errors.read_text()
        self.url, self.endpoint = (
            re.findall(rf"^{name} +(http://[\d.:]+)", told, re.MULTILINE)[0]
            for name in ("Tablewright at", "  DynamoDB")
        )
        return told

    def stop(self) -> None:
        """Presses Ctrl-C."""
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(SECONDS_MAX)
        assert self.process.stdout is not None
        self.process.stdout.close()
        assert 0 == status, self.errors.read_text()


def _check_import(text: str) -> None:
    """A reader saves after each step, and the server restarts: every state must work."""
    module = sys.modules["shop"] = ModuleType("shop")
    try:
        exec(compile(text, "shop.py", "exec", dont_inherit=True), vars(module))
    finally:
        del sys.modules["shop"]


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not _WITHOUT.match(name)}
    return {**kept, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}


def _matches(expected: str, printed: str) -> bool:
    form = re.escape(expected.rstrip("\n")).replace(re.escape("..."), ".*")
    return re.fullmatch(form, printed.rstrip("\n"), re.DOTALL) is not None


def _check(expected: str, printed: str) -> None:
    if not _matches(expected, printed):
        assert expected == printed  # shows where they differ


def installed(lines: list[str]) -> set[str]:
    """What the `pip install` lines of a page ask for, without quotation marks."""
    return {word for line in lines if "pip" in line for word in shlex.split(line)[2:]}
