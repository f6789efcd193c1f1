"""What every file of a page has to keep to: which it may not hold, import or forget.

Not here: the pages themselves (`test_page_files.py`).
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tests.browser.bundles import SHARED
from tests.interop.node import PACKAGES, NodeMissing, installed

LINES_MAX = 400
COLUMNS_MAX = 100
COMPILE_SECONDS_MAX = 120

_NAMED = re.compile(r"https?://(?!example\.com|www\.w3\.org/2000/svg)|url\(|@import")
_MARKUP = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|style=")
# Words between tags, or in an attribute that people read: an arrow or a comparison is neither.
_BETWEEN = re.compile(r"(?<![=\s])>([^<>`$;]*[A-Za-z]{2}[^<>`$;]*)(?:<(?!=)|\$\{)")
_READ = re.compile(
    r'\s(?:aria-label|alt|hint|label|legend|placeholder|title)="([^"$]*[A-Za-z]{2}[^"]*)"'
)
_EXAMPLES = re.compile(r"https://example|^[a-z_.…, ]+$")  # values, which no language changes
_NOT_OURS = ("bundle/", "kit/vendor/")
_IMPORTED = re.compile(r'^(?! \*).*(?:from|import) ?"(\.[^"]+\.js)"', re.MULTILINE)
_WORKER = re.compile(r'\basset\("([^"]+\.js)"\)')
_TEXTS = re.compile(r"(?:^|/)words/[a-z]{2}\.js$")  # one file per language, however long


@dataclass(frozen=True)
class PageFiles:
    """The files of one page, among those that all pages share."""

    folder: Path

    @property
    def ours(self) -> dict[str, str]:
        """The texts that we wrote, by their path."""
        found = {
            path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
            for folder in (SHARED, self.folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix in (".js", ".css", ".html", ".svg")
        }
        return {name: text for name, text in found.items() if not name.startswith(_NOT_OURS)}

    @property
    def index(self) -> str:
        """The text of the page itself."""
        return self.ours["index.html"]

    def too_long(self) -> list[str]:
        """Files and lines that are too long."""
        texts = {name: text.splitlines() for name, text in self.ours.items()}
        long_files = [
            name
            for name, lines in texts.items()
            if len(lines) > LINES_MAX and not _TEXTS.search(name)
        ]
        return long_files + [
            f"{name}:{number}"
            for name, lines in texts.items()
            for number, line in enumerate(lines, 1)
            if len(line) > COLUMNS_MAX
        ]

    def silent(self) -> list[str]:
        """Scripts that do not begin by saying what they are."""
        scripts = {name: text for name, text in self.ours.items() if name.endswith(".js")}
        return [name for name, text in scripts.items() if not text.startswith(("/**", "// "))]

    def naming_hosts_or_setting_markup(self) -> list[str]:
        """Files that name another host, or take a text for markup or style."""
        return [
            name for name, text in self.ours.items() if _NAMED.search(text) or _MARKUP.search(text)
        ]

    def with_words(self) -> list[str]:
        """Scripts that hold words for people, instead of taking them from `words/`."""
        return [
            f"{name}: {found.strip()}"
            for name, text in self.ours.items()
            if name.endswith(".js") and "words/" not in name
            for found in [*_BETWEEN.findall(_code(text)), *_READ.findall(_code(text))]
            if found.strip() and not _EXAMPLES.search(found.strip())
        ]

    def doubled(self) -> list[str]:
        """Files that hide one that all pages share."""
        own = {path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*.*")}
        return sorted(own & {path.relative_to(SHARED).as_posix() for path in SHARED.rglob("*.*")})

    def imported(self) -> set[str]:
        """All scripts that the page loads; raises if one imports a script that does not exist."""
        found = {"main.js", "kit/theme.js"}
        waiting = list(found)
        while waiting:
            name = waiting.pop()
            text = self._at(name).read_text(encoding="utf-8")
            beside = [os.path.join(os.path.dirname(name), one) for one in _IMPORTED.findall(text)]
            for there in map(os.path.normpath, [*beside, *_WORKER.findall(text)]):
                assert self._at(there).is_file(), f"{name} imports {there}"
                if there not in found:
                    found.add(there)
                    waiting.append(there)
        return found

    def unimported(self) -> list[str]:
        """Scripts of the page that nothing imports, apart from those that only hold types."""
        scripts = (name for name in self.ours if name.endswith(".js"))
        own = {name for name in scripts if (self.folder / name).is_file()}
        return sorted(name for name in own - self.imported() if not name.endswith("shapes.js"))

    def _at(self, name: str) -> Path:
        own = self.folder / name
        return own if own.is_file() else SHARED / name


def _code(text: str) -> str:
    """A script without its comments, and without the names in `<code>`."""
    text = re.sub(r"/\*.*?\*/|^\s*//.*?$", "", text, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"<(code|kbd)>[^<]*</\1>", "", text)


def unused_texts(words: Path, sources: dict[str, str]) -> list[str]:
    """The places of texts that no script names; a name may end with a value, `tabs.${tab}`."""
    code = "\n".join(sources.values())
    begun = tuple(re.findall(r"[`]([\w.]+\.)\$\{", code))
    named = set(re.findall(r'["]([\w.]+)["]', code))
    script = "import(process.argv[1]).then(({default: all}) => console.log(JSON.stringify(all)))"
    with TemporaryDirectory() as folder:
        module = Path(folder) / "en.mjs"  # so that Node.js takes it for a module
        module.write_bytes(words.read_bytes())
        done = subprocess.run(
            [_node(), "--eval", script, str(module)],
            capture_output=True,
            text=True,
            timeout=COMPILE_SECONDS_MAX,
            check=True,
        )
    places = _places(json.loads(done.stdout))
    return [one for one in places if one not in named and not one.startswith(begun)]


def _places(texts: dict[str, Any], prefix: str = "") -> Iterator[str]:
    for name, one in texts.items():
        if isinstance(one, str) or "other" in one:
            yield prefix + name
        else:
            yield from _places(one, f"{prefix}{name}.")


def _node() -> str:
    """The path of Node.js. Without it the test is skipped; in CI it fails."""
    try:
        return installed()
    except NodeMissing as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"NOT TESTED: {missing}")


def type_faults(project: Path) -> str:
    """What the TypeScript compiler finds wrong in the scripts that a `tsconfig.json` names."""
    node = _node()
    compiler = PACKAGES / "typescript" / "bin" / "tsc"
    done = subprocess.run(
        [node, str(compiler), "--project", str(project)],
        capture_output=True,
        text=True,
        timeout=COMPILE_SECONDS_MAX,
        check=False,
    )
    return done.stdout or ("" if done.returncode == 0 else done.stderr)
