"""Pages: the files of one folder, and nothing around it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablewright.api.pages import OWN_ONLY
from tests.api.caller import Reply
from tests.api.toy import routes, toy

SECRET = "a secret beside the pages"

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
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text(SECRET)
    pages = tmp_path / "pages"
    (pages / "inner").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Notes</title>")
    (pages / "inner" / "page.js").write_text("export {}")
    (pages / "style.css").write_text("body {}")
    (pages / "__init__.py").write_text(SECRET)
    (pages / "noted.sqlite").write_text(SECRET)
    return pages


def _asked(folder: Path, method: str, path: str, **headers: str) -> Reply:
    async def main() -> Reply:
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
