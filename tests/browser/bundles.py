"""Bundles: the modules of each page that ships with the package, as one script and one stylesheet.

`python -m tests.browser.bundles` (`make pages`) builds them again. The result is committed, so that
neither a user nor a Python developer needs Node.js. esbuild's version is pinned, and the same
sources give the same bytes: a test builds them and compares.
Not here: when a bundle is served (`tablewright.api.pages.loading`).
"""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tablewright.api.pages.loading import (
    BUNDLE,
    BUNDLE_SCRIPT,
    BUNDLE_SOURCES,
    BUNDLE_STYLES,
    INDEX,
    scripts_of,
    sources_digest,
    styles_of,
)
from tests.interop.node import PACKAGES, NodeFailed, NodeMissing, installed

_PACKAGE: Final = Path(str(files("tablewright")))
SHARED: Final = _PACKAGE / "api" / "static" / "page"
PAGES: Final = {
    "admin": _PACKAGE / "kits" / "admin" / "pages",
    "core": _PACKAGE / "systems" / "core" / "pages",
    "events": _PACKAGE / "systems" / "events" / "pages",
    "generated": _PACKAGE / "api" / "static" / "generated",
    "sandbox": _PACKAGE / "doubles" / "pages",
    "yggdrasil": _PACKAGE / "systems" / "yggdrasil" / "pages",
}
_BUILD_SECONDS_MAX: Final = 120
_MAIN: Final = "main.js"
_STYLES: Final = "all_styles.css"
_BANNER: Final = "/* Built by `make pages`. Licences are in kit/vendor. */"
_OPTIONS: Final = (
    "--bundle",
    "--minify",
    "--format=esm",
    "--target=esnext",
    "--charset=utf8",
    "--legal-comments=none",
    "--log-level=warning",
    f"--outdir={BUNDLE}",
    f"--banner:js={_BANNER}",
    f"--banner:css={_BANNER}",
)


def source_files(folder: Path) -> dict[str, bytes]:
    """The files of a page and of the kit, by path, without its bundle."""
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for root in (SHARED, folder)
        for path in sorted(root.rglob("*"))
        if path.is_file() and path.suffix in (".html", ".js", ".css")
        if not path.is_relative_to(folder / BUNDLE)
    }


def built(folder: Path) -> dict[str, bytes]:
    """The bundle of a page, by path; raises `NodeMissing` or `NodeFailed`."""
    found = source_files(folder)
    text = found[INDEX].decode()
    found[_STYLES] = "".join(f'@import "./{one}";\n' for one in styles_of(text, found)).encode()
    with TemporaryDirectory() as name:
        work = Path(name)
        for path, content in found.items():
            (work / path).parent.mkdir(parents=True, exist_ok=True)
            (work / path).write_bytes(content)
        _bundle(work, [*scripts_of(text, found), _STYLES])
        (work / BUNDLE / _STYLES).rename(work / BUNDLE_STYLES)
        (work / BUNDLE_SOURCES).write_text(f"{sources_digest(text, found)}\n")
        assert (work / BUNDLE_SCRIPT).is_file(), f"{folder} does not start with {_MAIN}"
        return _contents(work)


def committed(folder: Path) -> dict[str, bytes]:
    """The bundle of a page as it is in the package, by path."""
    return _contents(folder)


def build_all() -> None:
    """Replaces the bundles of all pages."""
    for name, folder in PAGES.items():
        bundle = built(folder)
        for path in committed(folder):
            (folder / path).unlink()
        for path, content in bundle.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(content)
        print(f"{name}: {sum(map(len, bundle.values())):,} bytes", file=sys.stderr)


def _contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted((folder / BUNDLE).rglob("*"))
        if path.is_file()
    }


def _bundle(work: Path, entries: list[str]) -> None:
    node = installed()
    done = subprocess.run(
        [node, str(PACKAGES / "esbuild" / "bin" / "esbuild"), *entries, "--outbase=.", *_OPTIONS],
        cwd=work,
        capture_output=True,
        text=True,
        timeout=_BUILD_SECONDS_MAX,
        check=False,
    )
    if done.returncode or done.stderr:
        raise NodeFailed(f"esbuild failed:\n{done.stderr}")


if __name__ == "__main__":
    try:
        build_all()
    except (NodeMissing, NodeFailed) as error:
        sys.exit(str(error))
