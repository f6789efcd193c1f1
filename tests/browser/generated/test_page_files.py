"""The files of the generated page: what they may not contain, and that their types are right."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from tests.browser.page_files import PageFiles, type_faults

PAGE = PageFiles(Path(str(files("tablewright"))) / "api" / "static" / "generated")


def test_no_file_names_another_host_or_sets_markup():
    assert [] == PAGE.naming_hosts_or_setting_markup()


def test_files_are_short_explain_themselves_and_hide_no_shared_one():
    assert [] == PAGE.too_long()
    assert [] == PAGE.silent()
    assert [] == PAGE.doubled()


def test_every_import_exists_and_every_script_is_imported():
    assert [] == PAGE.unimported()


def test_the_types_that_the_scripts_declare_hold():
    assert "" == type_faults(Path(__file__).parent)
