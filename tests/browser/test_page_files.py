"""The files of every page: what they may not hold, and that their types are right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.bundles import PAGES as BUNDLED
from tests.browser.bundles import SHARED
from tests.browser.kit.gallery import PAGES as GALLERY
from tests.browser.page_files import PageFiles, type_faults, unused_texts

PAGES = {name: PageFiles(folder) for name, folder in BUNDLED.items()}

VENDOR = SHARED / "kit" / "vendor"

every_page = pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)


@every_page
def test_every_file_is_short_and_its_lines_are_too(page: PageFiles):
    assert [] == page.too_long()


@every_page
def test_every_script_begins_by_saying_what_it_is(page: PageFiles):
    assert [] == page.silent()


@every_page
def test_no_file_names_another_host_or_sets_markup(page: PageFiles):
    assert [] == page.naming_hosts_or_setting_markup()


@every_page
def test_password_fields_are_masked_and_open_to_password_managers_and_paste(page: PageFiles):
    for name, text in page.ours.items():
        assert not re.search(r"onpaste|\"paste\"", text, re.IGNORECASE), name
        for found in re.finditer(r'autocomplete="(?:current|new)-password"', text):
            assert 'type="password"' in text[max(0, found.start() - 200) : found.end()], name


@every_page
def test_no_file_hides_one_that_all_pages_share(page: PageFiles):
    assert [] == page.doubled()


@every_page
def test_everything_that_a_script_imports_is_there_and_everything_that_is_there_is_imported(
    page: PageFiles,
):
    assert [] == page.unimported()


@every_page
def test_words_for_people_are_in_the_file_of_their_language(page: PageFiles):
    assert [] == page.with_words()


def test_words_in_markup_and_in_its_attributes_are_found(tmp_path: Path):
    (tmp_path / "main.js").write_text(
        "html`<p>Hello you</p><b title='x'>${a > b ? c : d}</b><i title=\"Close it\"></i>`;\n"
        "const f = (one) => one < 2;\n"
    )
    assert ["main.js: Hello you", "main.js: Close it"] == PageFiles(tmp_path).with_words()


@pytest.mark.parametrize("name", [*PAGES, "kit"])
def test_every_text_is_shown_somewhere(name: str):
    folder = SHARED / "kit" if name == "kit" else BUNDLED[name]
    texts = {
        path.as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*.js")
        if path != folder / "words" / "en.js" and "bundle" not in path.parts
    }
    assert [] == unused_texts(folder / "words" / "en.js", texts)


def test_every_page_keeps_its_preferences_under_a_name_of_its_own():
    names = [re.findall(r'<html [^>]*data-preferences="(\w+)"', p.index) for p in PAGES.values()]
    expected = [["admin"], ["core"], ["events"], ["tablewright"], ["sandbox"], ["yggdrasil"]]
    assert expected == names


def test_every_module_of_the_kit_is_shown_in_the_gallery_or_used_by_a_page():
    kit = {path.relative_to(SHARED).as_posix() for path in (SHARED / "kit").rglob("*.js")}
    used = {"kit/theme.js"}
    for page in (*PAGES.values(), PageFiles(GALLERY)):
        used |= page.imported()
    assert set() == kit - used


def test_every_vendored_file_has_its_licence_beside_it():
    told = (VENDOR / "README.txt").read_text(encoding="utf-8")
    for path in (VENDOR).glob("*.js"):
        assert f"{path.name} " in told
    for licence in set(re.findall(r"LICENSE-\w+\.txt", told)):
        assert (VENDOR / licence).is_file()


@pytest.mark.parametrize("name", [*PAGES, "kit"])
def test_the_types_that_the_scripts_declare_hold(name: str):
    assert "" == type_faults(Path(__file__).parent / name)
