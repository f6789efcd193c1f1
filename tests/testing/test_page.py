"""A page in a real browser: the generated one keeps to the rules, and a careless one does not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablewright.testing.page import PageError
from tests.testing.test_system import LIBRARY

pytestmark = pytest.mark.heavy

CARELESS = """<!doctype html>
<title>Careless</title>
<input name="first">
<label>Second <input name="second"></label>
<script>document.title = "taken"</script>
<script src="broken.js"></script>
<img src="http://127.0.0.2:9/pixel.png" alt="">
"""


def test_a_page_that_breaks_the_rules_is_found(tmp_path: Path, tablewright_page: Any):
    (tmp_path / "index.html").write_text(CARELESS)
    (tmp_path / "broken.js").write_text("undefined.name")
    visit = tablewright_page(replace(LIBRARY, pages=tmp_path))
    visit.open()
    with pytest.raises(PageError) as found:
        visit.check()
    said = str(found.value)
    assert "content security policy: script-src" in said
    assert "Cannot read properties of undefined" in said
    assert 'a control has no label: <input name="first">' in said
    assert "second" not in said
    visit.page.goto("about:blank")
    visit.complaints.clear()
    visit.hosts.clear()


def test_the_generated_page_keeps_to_the_rules(tablewright_page: Any):
    library = tablewright_page(LIBRARY)
    library.open()
    library.page.get_by_label("API key").fill(library.key("acme"))
    library.page.get_by_role("button", name="Sign in").click()
    library.page.get_by_role("heading", name="No books").wait_for()
