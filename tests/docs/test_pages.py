"""Every page: its examples run, its links lead somewhere, it has one title."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.docs.markdown import FRAGMENTS, PAGES, blocks, links, prose
from tests.each import check_each
from tests.tidy.tree import ROOT, name_of

ENDPOINT = "http://127.0.0.1:8000"
WITH_EXAMPLES = [page for page in PAGES if any(b.language == "python" for b in blocks(page))]


def test_the_readme_has_an_example_that_runs():
    assert ROOT / "README.md" in WITH_EXAMPLES


@pytest.mark.heavy
@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name_of)
def test_the_examples_of_a_page_run_and_print_what_it_says(
    page: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
):
    """A `python` block runs, and so does an `sh` block that calls `aws`; a `text` block right after
    it is what it prints.

    The blocks of a page share their names and their endpoint, so that a page can go on where it
    left off.
    """
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    in_order = blocks(page)
    with _endpoint(page) as url:
        for block, following in zip(in_order, [*in_order[1:], None], strict=True):
            text = block.text.replace(ENDPOINT, url)
            if block.language == "python":
                # Padding makes a traceback point at the line of the page.
                code = compile("\n" * block.line + text, str(page), "exec", dont_inherit=True)
                exec(code, names)
                printed = capsys.readouterr().out
            elif block.language == "sh" and "\naws " in text:
                printed = _shell(text)
            else:
                continue
            expected = following.text if following and following.language == "text" else ""
            assert expected == printed


def _shell(text: str) -> str:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    nowhere = {"AWS_CONFIG_FILE": os.devnull, "AWS_SHARED_CREDENTIALS_FILE": os.devnull}
    done = subprocess.run(
        ["bash", "-e", "-c", text],
        env={**os.environ, **nowhere, "PATH": path},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert "" == done.stderr
    return done.stdout


@contextmanager
def _endpoint(page: Path) -> Iterator[str]:
    """The address of an endpoint that a page's examples can use in place of the one they name."""
    if ENDPOINT not in page.read_text():
        yield ENDPOINT
        return
    command = [sys.executable, "-m", "tablewright", "dynamodb", "--memory", "--port", "0", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as served:
        assert served.stdout is not None
        try:
            yield json.loads(served.stdout.readline())["data"]["url"]
        finally:
            served.terminate()


def test_the_links_of_a_page_lead_to_files_that_are_there(subtests: pytest.Subtests):
    check_each(subtests, PAGES, _check_links, name=name_of)


def _check_links(page: Path) -> None:
    inside = [link.partition("#")[0] for link in links(page) if "://" not in link]
    assert [] == [link for link in inside if link and not (page.parent / link).exists()]


def test_the_tests_that_pages_name_exist(subtests: pytest.Subtests):
    check_each(subtests, PAGES, _check_named_tests, name=name_of)


def _check_named_tests(page: Path) -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)", page.read_text())
    assert [] == [path for path in named if not (ROOT / path).is_file()]


def test_a_page_has_exactly_one_title_and_begins_with_it(subtests: pytest.Subtests):
    check_each(subtests, sorted({*PAGES} - {*FRAGMENTS}), _check_title, name=name_of)


def _check_title(page: Path) -> None:
    assert 1 == len(re.findall(r"^# ", prose(page), re.MULTILINE))
    assert page.read_text().startswith("# ")


def test_every_page_of_the_documentation_can_be_reached_from_its_index():
    reached: set[Path] = set()
    waiting = [ROOT / "docs" / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in reached or page.suffix != ".md":
            continue
        reached.add(page)
        inside = (link.partition("#")[0] for link in links(page) if "://" not in link)
        waiting += [(page.parent / link).resolve() for link in inside if link]
    unreached = [p for p in PAGES if p.is_relative_to(ROOT / "docs") and p not in reached]
    assert [] == [name_of(page) for page in unreached]
