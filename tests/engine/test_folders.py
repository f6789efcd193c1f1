"""Folders of stores and secrets: git ignores those that we create, and no others."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tablewright import Engine
from tablewright.engine.storage import folders, store_backup
from tablewright.errors import NotAStoreError


def test_a_folder_with_an_ignore_file_of_its_owner_is_not_taken(tmp_path: Path):
    (tmp_path / ".gitignore").write_text("dist/\n")
    with pytest.raises(NotAStoreError):
        Engine.open(tmp_path)
    assert "dist/\n" == (tmp_path / ".gitignore").read_text()


def test_a_folder_that_exists_gets_no_ignore_file(tmp_path: Path):
    folders.make_ignored_folder(tmp_path)
    assert [] == list(tmp_path.iterdir())


@pytest.mark.heavy
def test_git_add_commits_nothing_of_a_store_or_of_secrets(tmp_path: Path):
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    Engine.open(tmp_path / "data", sweeps=False).close()
    store_backup.back_up(tmp_path / "data", tmp_path / "data" / "monday.backup")
    store_backup.restore(tmp_path / "data" / "monday.backup", tmp_path / "restored")
    folders.make_ignored_folder(tmp_path / "deep" / "keys", mode=0o700)
    (tmp_path / "deep" / "keys" / "master.key").write_text("secret")
    listed = subprocess.run(
        ["git", "status", "--porcelain", "--untracked-files=all"],
        cwd=tmp_path,
        capture_output=True,
        check=True,
    )
    assert b"" == listed.stdout


def test_an_emptied_store_folder_becomes_a_store_again(tmp_path: Path):
    Engine.open(tmp_path / "data", sweeps=False).close()
    for one in (tmp_path / "data").iterdir():
        if one.name != ".gitignore":
            one.unlink()
    Engine.open(tmp_path / "data", sweeps=False).close()
    assert (tmp_path / "data" / ".gitignore").exists()
