"""The files of the page: what they may not hold, and that their types are right."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from tests.browser.page_files import PageFiles, type_faults

PAGE = PageFiles(Path(str(files("tablewright.systems.yggdrasil"))) / "pages")


def test_every_file_is_short_and_its_lines_are_too():
    assert [] == PAGE.too_long()


def test_every_script_begins_by_saying_what_it_is():
    assert [] == PAGE.silent()


def test_no_file_names_another_host_or_sets_markup():
    assert [] == PAGE.naming_hosts_or_setting_markup()


def test_no_file_hides_one_that_all_pages_share():
    assert [] == PAGE.doubled()


def test_everything_that_a_script_imports_is_there_and_everything_that_is_there_is_imported():
    assert [] == PAGE.unimported()


def test_the_types_that_the_scripts_declare_hold():
    assert "" == type_faults(Path(__file__).parent)
