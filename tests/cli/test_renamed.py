"""Options have one name and one meaning; former names are accepted, and not shown."""

from __future__ import annotations

from pathlib import Path

import click

from tests.cli.conftest import Tablewright
from tests.cli.every import COMMANDS


def _help(name: str) -> str:
    return COMMANDS[name].get_help(click.Context(COMMANDS[name]))


def _options(name: str) -> dict[str, click.Option]:
    return {
        text: option
        for option in COMMANDS[name].params
        if isinstance(option, click.Option)
        for text in option.opts
    }


def test_no_help_shows_a_former_name():
    assert [] == [name for name in COMMANDS if " --to " in _help(name)]
    assert "--secrets DIRECTORY" in _help("token")
    assert "--keys" not in _help("token")


def test_keys_is_a_file_of_data_keys_wherever_help_shows_it():
    kinds = {
        name: _options(name)["--keys"].type for name in COMMANDS if " --keys FILE" in _help(name)
    }
    assert {"plan", "seed", "run", "vault export"} <= set(kinds)
    assert all(isinstance(kind, click.Path) and kind.file_okay for kind in kinds.values())
    shown = [name for name in COMMANDS if " --keys " in _help(name).partition("Options:")[2]]
    assert [] == [name for name in shown if "--master-key" not in _help(name)]


def test_every_output_has_the_short_name_o():
    outputs = [name for name in COMMANDS if "--output" in _options(name)]
    assert {"client", "diagram", "docs", "export", "infrastructure", "vault export"} <= set(outputs)
    assert all("-o" in _options(name) for name in outputs)


def test_a_script_with_the_former_names_still_works(tablewright: Tablewright, tmp_path: Path):
    store = f"embedded:{tmp_path / 'store'}"
    assert 0 == tablewright("seed", "events", "--target", store).status
    for option in ("--to", "--output", "-o"):
        folder = tmp_path / option.strip("-")
        assert 0 == tablewright("export", "events", "--target", store, option, folder).status
        assert (folder / "manifest.json").is_file() or any(folder.iterdir())
    for option in ("--keys", "--secrets"):
        refused = tablewright("token", option, tmp_path)
        assert "U110" in refused.stderr
