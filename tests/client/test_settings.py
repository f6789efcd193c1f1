"""Settings: what is refused and where, which place wins, and that every one is described."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from tablewright.client.settings import CHECKS, Given, Settings, variable_of
from tablewright.errors.target import BadSettingError
from tests.tidy.tree import ROOT

PAGE = (ROOT / "docs" / "reference" / "settings.md").read_text()
NAMES = [field.name for field in fields(Settings)]

WRONG: list[tuple[str, object]] = [
    ("target", 5),
    ("target", ""),
    ("profile", "  "),
    ("ca_bundle", True),
    ("connect_timeout_s", "3"),
    ("connect_timeout_s", True),
    ("read_timeout_s", 0),
    ("read_timeout_s", -1),
    ("read_timeout_s", float("nan")),
    ("call_timeout_s", float("inf")),
    ("attempts_max", 0),
    ("attempts_max", 2.0),
    ("attempts_max", 101),
    ("pool_max", 0),
    ("pool_max", "many"),
    ("pool_idle_s", -0.1),
    ("adaptive", 1),
    ("adaptive", "true"),
]


def _found(folder: Path, toml: str = "", **environment: str) -> Settings:
    if toml:
        (folder / "tablewright.toml").write_text(toml)
    return Settings.found(environment=environment, folder=folder)


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_a_wrong_value_in_code_is_refused_by_name(name: str, value: object):
    given: dict[str, Any] = {name: value}
    with pytest.raises(BadSettingError, match=rf"T102: {name} in code must be "):
        Settings(**given)


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("read_timout_s = 1", "no setting 'read_timout_s'. Did you mean read_timeout_s?"),
        ("tarket = 'memory:'", "no setting 'tarket'. Did you mean target?"),
        ("colour = 'red'", "no setting 'colour'."),
        ("read_timeout_s = '1'", "read_timeout_s in .* must be a number, not '1'."),
        ("attempts_max = 1.5", "attempts_max in .* must be a whole number, not 1.5."),
        ("attempts_max = 1000", "attempts_max in .* must be from 1 to 100, not 1000."),
        ("adaptive = 'yes'", "adaptive in .* must be true or false, not 'yes'."),
        ("target = ['memory:']", "target in .* must be non-empty text"),
        ("target = ", "is not TOML"),
        ("[nested]", "no section 'nested'"),
    ],
)
def test_a_wrong_line_of_the_file_is_refused_with_its_place(
    tmp_path: Path, line: str, refusal: str
):
    with pytest.raises(BadSettingError, match=refusal) as told:
        _found(tmp_path, f"[client]\n{line}\n")
    assert str(tmp_path / "tablewright.toml") in str(told.value)


def test_a_client_that_is_no_section_is_refused(tmp_path: Path):
    with pytest.raises(BadSettingError, match=r"write \[client\]"):
        _found(tmp_path, "client = 'memory:'\n")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path):
    (tmp_path / "tablewright.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadSettingError, match="cannot be read"):
        _found(tmp_path)


@pytest.mark.parametrize(
    ("name", "text", "wanted"),
    [
        ("TABLEWRIGHT_READ_TIMEOUT_S", "soon", "a number"),
        ("TABLEWRIGHT_ATTEMPTS_MAX", "2.5", "a whole number"),
        ("TABLEWRIGHT_POOL_MAX", "0", "from 1 to 10,000"),
        ("TABLEWRIGHT_ADAPTIVE", "maybe", "true or false"),
    ],
)
def test_a_wrong_variable_is_refused_by_its_name(tmp_path: Path, name: str, text: str, wanted: str):
    with pytest.raises(BadSettingError, match=f"{name} in the environment must be {wanted}"):
        _found(tmp_path, **{name: text})


def test_an_unknown_setting_in_code_is_refused(tmp_path: Path):
    given: dict[str, Any] = {"timeout": 3}
    with pytest.raises(BadSettingError, match="code has no setting 'timeout'"):
        Settings.found(environment={}, folder=tmp_path, **given)


def test_without_anything_the_defaults_hold(tmp_path: Path):
    assert Settings() == _found(tmp_path)


def test_code_goes_before_the_environment_and_that_before_the_file(tmp_path: Path):
    (tmp_path / "tablewright.toml").write_text(
        "[client]\nread_timeout_s = 1\nconnect_timeout_s = 1\nattempts_max = 1\n"
    )
    environment = {"TABLEWRIGHT_READ_TIMEOUT_S": "2", "TABLEWRIGHT_CONNECT_TIMEOUT_S": "2.5"}
    found = Settings.found(environment=environment, folder=tmp_path, read_timeout_s=3)
    expected = Settings(read_timeout_s=3, connect_timeout_s=2.5, attempts_max=1)
    assert expected == found


def test_none_in_code_says_nothing(tmp_path: Path):
    environment = {"TABLEWRIGHT_TARGET": "memory:"}
    assert "memory:" == Settings.found(environment=environment, folder=tmp_path, target=None).target


def test_an_empty_variable_says_nothing(tmp_path: Path):
    assert Settings() == _found(tmp_path, TABLEWRIGHT_TARGET="", TABLEWRIGHT_ADAPTIVE="")


@pytest.mark.parametrize(
    ("text", "meant"), [("true", True), ("YES", True), ("1", True), ("no", False), ("0", False)]
)
def test_truth_may_be_written_in_words(tmp_path: Path, text: str, meant: bool):
    assert meant is _found(tmp_path, TABLEWRIGHT_ADAPTIVE=text).adaptive


def test_the_nearest_file_counts_alone(tmp_path: Path):
    inner = tmp_path / "a" / "b"
    inner.mkdir(parents=True)
    (tmp_path / "tablewright.toml").write_text("[client]\nattempts_max = 9\npool_max = 9\n")
    assert 9 == _found(inner).attempts_max
    (tmp_path / "a" / "tablewright.toml").write_text("[client]\nattempts_max = 5\n")
    assert Settings(attempts_max=5) == _found(inner)


@pytest.mark.parametrize("section", ["evnets", "cleint", "sevre", "Events", "yggdrasill"])
def test_a_mistyped_section_is_refused_with_the_nearest_name(tmp_path: Path, section: str):
    with pytest.raises(BadSettingError, match=rf"no section '{section}'. Did you mean \["):
        _found(tmp_path, f"[client]\nattempts_max = 2\n[{section}]\nretention_days = 3\n")


def test_a_setting_before_the_first_section_is_refused(tmp_path: Path):
    with pytest.raises(
        BadSettingError, match="Sections are client, serve, core, events, yggdrasil"
    ):
        _found(tmp_path, "zzz = 3\n")


def test_paths_of_a_file_are_meant_from_where_it_is(tmp_path: Path):
    inner = tmp_path / "inner"
    inner.mkdir()
    (tmp_path / "tablewright.toml").write_text(
        "[client]\ntarget = 'embedded:data'\nca_bundle = 'certs/ca.pem'\n"
    )
    found = _found(inner)
    assert f"embedded:{tmp_path / 'data'}" == found.target
    assert str(tmp_path / "certs" / "ca.pem") == found.ca_bundle


def test_an_absolute_path_of_a_file_stays(tmp_path: Path):
    found = _found(tmp_path, "[client]\ntarget = 'embedded:/srv/data'\n")
    assert "embedded:/srv/data" == found.target


def test_the_process_and_its_folder_are_looked_at_by_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABLEWRIGHT_POOL_MAX", "7")
    (tmp_path / "tablewright.toml").write_text("[client]\nattempts_max = 2\n")
    found = Settings.found()
    assert (7, 2) == (found.pool_max, found.attempts_max)


def test_every_setting_can_be_checked_and_given():
    assert NAMES == list(CHECKS)
    assert NAMES == list(Given.__annotations__)


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_is_described_with_its_variable_and_default(name: str):
    (row,) = re.findall(rf"^\| `{name}` \|.*$", PAGE, re.MULTILINE)
    default = getattr(Settings(), name)
    shown = {None: "none", "": "none", False: "false"}.get(
        default, f"{default:g}" if default else ""
    )
    assert f"| `{variable_of(name)}` |" in row
    assert f"| {shown} |" in row


def test_no_setting_is_described_that_is_not_there():
    ours = PAGE.partition("## Options of systems")[0]
    assert NAMES == re.findall(r"^\| `([a-z_]+)` \|", ours, re.MULTILINE)
