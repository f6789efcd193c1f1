"""Pages: the files of one folder, and nothing around it."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path

import pytest

from tablewright.api.pages.loading import sources_digest
from tablewright.api.pages.serving import OWN_ONLY, SHARED
from tablewright.testing.caller import ReceivedResponse
from tests.api.toy import routes, toy

SECRET = "a secret beside the pages"

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <title>Notes</title>
    <link rel="stylesheet" href="style.css">
    <script type="module" src="main.js"></script>
  </head>
  <body><a href="docs">docs</a></body>
</html>
"""
MAIN = """/** Starts the page. @typedef {import("./inner/shapes.js").Note} Note */
import { page } from "./inner/page.js";
import{h}from"./kit/vendor/preact.js";
import "./kit/html.js";
page(h);
"""
PAGE = """import {
  render,
  h,
} from "../kit/vendor/preact.js";
import { main } from "../main.js";
import { nobody } from "./missing.js";
export const page = () => new Worker(asset("inner/worker.js"));
"""

OUTSIDE = [
    "../secret.txt",
    "..%2fsecret.txt",
    "%2e%2e/secret.txt",
    "%2e%2e%2fsecret.txt",
    "..%252fsecret.txt",
    "..\\secret.txt",
    "..%5csecret.txt",
    "....//secret.txt",
    "./../secret.txt",
    "inner/../../secret.txt",
    "inner/..%2f..%2fsecret.txt",
    "..;/secret.txt",
    "%c0%ae%c0%ae/secret.txt",
    "/../secret.txt",
    "//secret.txt",
    "index.html/../../secret.txt",
    "index.html%00.txt",
    "%00",
    ".",
    "..",
    "inner",
    "inner/",
    "secret.txt",
    "linked.txt/..",
    "__init__.py",
    "inner/__pycache__/x.pyc",
    "INDEX.HTML",
    "~root/secret.txt",
    "C:/secret.txt",
    "file:secret.txt",
    "@",
    "@/",
    "@/secret.txt",
    "@0/../secret.txt",
    "@0/@0/main.js",
    "@0/..%2f..%2fsecret.txt",
    "@0/inner/",
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text(SECRET)
    pages = tmp_path / "pages"
    (pages / "inner").mkdir(parents=True)
    (pages / "index.html").write_text(INDEX)
    (pages / "main.js").write_text(MAIN)
    (pages / "inner" / "page.js").write_text(PAGE)
    (pages / "inner" / "worker.js").write_text("import '../style.js';")
    (pages / "style.css").write_text("body {}" + " " * 400)
    (pages / "__init__.py").write_text(SECRET)
    (pages / "noted.sqlite").write_text(SECRET)
    return pages


def _asked(folder: Path, method: str, path: str, **headers: str) -> ReceivedResponse:
    async def main() -> ReceivedResponse:
        async with toy(routes, pages=folder) as played:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return await played.caller().ask(method, path, headers=named)

    return asyncio.run(main())


@pytest.mark.parametrize("path", OUTSIDE)
def test_what_is_not_in_the_list_does_not_exist(path: str, folder: Path):
    answer = _asked(folder, "GET", f"/toy/{path}")
    assert 404 == answer.status
    assert SECRET.encode() not in answer.body


@pytest.mark.parametrize("name", ["noted.sqlite", "__init__.py"])
def test_a_file_of_a_kind_that_no_page_needs_is_not_served(name: str, folder: Path):
    assert 404 == _asked(folder, "GET", f"/toy/{name}").status


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_a_page_is_only_read(method: str, folder: Path):
    answer = _asked(folder, method, "/toy/index.html")
    assert (405, "GET, HEAD") == (answer.status, answer.headers["allow"])


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("index.html", "text/html; charset=utf-8"),
        ("inner/page.js", "text/javascript; charset=utf-8"),
        ("style.css", "text/css; charset=utf-8"),
    ],
)
def test_a_page_is_served_with_its_kind_and_may_use_nothing_from_outside(
    path: str, kind: str, folder: Path
):
    answer = _asked(folder, "GET", f"/toy/{path}")
    assert (200, kind) == (answer.status, answer.headers["content-type"])
    assert OWN_ONLY == answer.headers["content-security-policy"]
    assert "unsafe" not in OWN_ONLY
    assert "http" not in OWN_ONLY
    assert "no-cache" == answer.headers["cache-control"]


def _edition(page: bytes) -> str:
    (found,) = set(re.findall(rb"@[0-9a-f]{16}", page))
    return found.decode()


def test_a_page_names_every_script_that_it_will_import_and_no_other(folder: Path):
    page = _asked(folder, "GET", "/toy/").body
    edition = _edition(page)
    assert [
        f"{edition}/inner/page.js",
        f"{edition}/kit/vendor/preact.js",
        f"{edition}/kit/html.js",
        f"{edition}/kit/vendor/htm.js",
    ] == re.findall('rel="modulepreload" href="([^"]+)"', page.decode())
    assert f'<script type="module" src="{edition}/main.js">'.encode() in page
    assert f'<link rel="stylesheet" href="{edition}/style.css">'.encode() in page
    assert b'<a href="docs">' in page


def _bundle(folder: Path) -> None:
    """Puts a bundle beside the sources of the page, as `make pages` does."""
    found = {
        path.relative_to(root).as_posix(): path.read_bytes()
        for root in (Path(str(SHARED)), folder)
        for path in root.rglob("*.*")
        if path.is_file()
    }
    (folder / "bundle").mkdir()
    (folder / "bundle" / "main.js").write_text("bundled()")
    (folder / "bundle" / "main.css").write_text("body{}")
    (folder / "bundle" / "sources.txt").write_text(f"{sources_digest(INDEX, found)}\n")


def test_a_page_with_a_bundle_names_it_instead_of_its_modules(folder: Path):
    _bundle(folder)
    page = _asked(folder, "GET", "/toy/").body.decode()
    edition = _edition(page.encode())
    assert f'<script type="module" src="{edition}/bundle/main.js">' in page
    assert f'<link rel="stylesheet" href="{edition}/bundle/main.css">' in page
    assert 2 == page.count(edition)


@pytest.mark.parametrize("name", ["main.js", "inner/page.js", "inner/worker.js", "style.css"])
def test_a_bundle_whose_sources_have_changed_is_not_served(name: str, folder: Path):
    _bundle(folder)
    with (folder / name).open("a") as file:
        file.write("/* changed */")
    assert b"bundle/" not in _asked(folder, "GET", "/toy/").body


def test_a_file_that_no_bundle_holds_leaves_it_in_use(folder: Path):
    _bundle(folder)
    (folder / "unused.js").write_text("unused()")
    assert b"bundle/main.js" in _asked(folder, "GET", "/toy/").body


@pytest.mark.parametrize("path", ["?source", "index.html?a=b&source", "?source&a"])
def test_whoever_asks_for_the_sources_gets_modules(path: str, folder: Path):
    before = _asked(folder, "GET", "/toy/").body
    _bundle(folder)
    sources = _asked(folder, "GET", f"/toy/{path}").body
    assert b"bundle/" not in sources
    assert before.count(b"modulepreload") == sources.count(b"modulepreload")


def test_what_a_page_names_is_kept_for_good_and_the_page_is_not(folder: Path):
    page = _asked(folder, "GET", "/toy/")
    named = _asked(folder, "GET", f"/toy/{_edition(page.body)}/main.js")
    assert (200, MAIN.encode()) == (named.status, named.body)
    assert "public, max-age=31536000, immutable" == named.headers["cache-control"]
    assert "no-cache" == page.headers["cache-control"]


@pytest.mark.parametrize("name", ["main.js", "inner/page.js", "style.css", "added.js"])
def test_a_page_of_which_one_file_changes_names_all_of_them_anew(name: str, folder: Path):
    before = _edition(_asked(folder, "GET", "/toy/").body)
    with (folder / name).open("a") as file:
        file.write("/* changed */")
    assert before != _edition(_asked(folder, "GET", "/toy/").body)


def test_an_edition_that_is_gone_gets_what_there_is_now_and_does_not_keep_it(folder: Path):
    answer = _asked(folder, "GET", "/toy/@0123456789abcdef/main.js")
    assert (200, MAIN.encode()) == (answer.status, answer.body)
    assert "no-cache" == answer.headers["cache-control"]


@pytest.mark.parametrize(
    ("accepted", "is_packed"),
    [
        ("gzip, deflate, br", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("gzip;q=1", True),
        ("", False),
        ("identity", False),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip;q=0.000", False),
        ("gzip;q=much", False),
    ],
)
def test_a_file_is_packed_for_those_who_take_it_so(accepted: str, is_packed: bool, folder: Path):
    answer = _asked(folder, "GET", "/toy/style.css", accept_encoding=accepted)
    assert is_packed == (answer.headers.get("content-encoding") == "gzip")
    plain = gzip.decompress(answer.body) if is_packed else answer.body
    assert (folder / "style.css").read_bytes() == plain
    assert "accept-encoding" == answer.headers["vary"]


def test_a_file_that_packing_would_not_shrink_is_sent_as_it_is(folder: Path):
    (folder / "dot.png").write_bytes(b"\x89PNG" * 400)
    (folder / "short.js").write_text("x()")
    for name in ("dot.png", "short.js"):
        answer = _asked(folder, "GET", f"/toy/{name}", accept_encoding="gzip")
        assert "content-encoding" not in answer.headers
        assert (folder / name).read_bytes() == answer.body


def test_what_is_packed_has_a_tag_of_its_own(folder: Path):
    plain = _asked(folder, "GET", "/toy/style.css").headers["etag"]
    tag = _asked(folder, "GET", "/toy/style.css", accept_encoding="gzip").headers["etag"]
    assert plain != tag
    for held, status in ((plain, 200), (tag, 304)):
        packed = {"accept_encoding": "gzip", "if_none_match": held}
        assert status == _asked(folder, "GET", "/toy/style.css", **packed).status


def test_who_has_a_page_already_is_told_so(folder: Path):
    tag = _asked(folder, "GET", "/toy/").headers["etag"]
    answer = _asked(folder, "GET", "/toy/", if_none_match=tag)
    assert (304, b"") == (answer.status, answer.body)


def test_the_head_of_a_page_is_that_of_its_content(folder: Path):
    got, head = (_asked(folder, method, "/toy/") for method in ("GET", "HEAD"))
    assert (200, b"") == (head.status, head.body)
    assert got.headers["content-length"] == head.headers["content-length"]


def test_a_route_is_found_before_a_page(folder: Path):
    assert {"status": "healthy"} == _asked(folder, "GET", "/toy/v1/health").json
