"""The reader of the documentation: it reads a vault with its files and keys, and nothing else."""

from __future__ import annotations

import ast
import asyncio
import json
import runpy
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from tablewright.client.keys import Keyring, LocalMaster
from tablewright.clock import ManualClock
from tablewright.ids import RandomIds
from tablewright.kits.files.local import LocalFiles
from tablewright.kits.vault import Vault, limits
from tests.kits.vault.worlds import SOURCE, STREAM, pages
from tests.tidy.tree import ROOT

READER = ROOT / "examples" / "vault_reader.py"


def _vault(folder: Path) -> tuple[Vault, Keyring]:
    """A vault in a folder, with keys as `serve` keeps them."""
    (folder / "keys").mkdir()
    keys = Keyring(
        folder / "keys" / "keys.json", LocalMaster.create_file(folder / "keys" / "master.key")
    )
    files = LocalFiles(folder / "vault", RandomIds())
    return Vault(files, keys, ManualClock(), RandomIds()), keys


@pytest.fixture
def stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The records of each snapshot of a vault."""
    monkeypatch.setattr(limits, "VAULT_BLOCK_BYTES", 200)
    monkeypatch.setattr(limits, "VAULT_SEGMENTS_PER_SIZE_MAX", 3)
    vault, keys = _vault(tmp_path)
    contents: dict[str, Any] = {}

    async def main() -> None:
        content: dict[str, Any] = {f"c{number:03}": f"Ä {number}" for number in range(60)}
        for number in range(6):
            content = {**content, f"c{number:03}": number, f"new {number}": 1.5}
            content.pop(f"c{number + 20:03}")
            contents[f"j{number}"] = content
            if number == 3:
                keys.rotate("acme")
            async with vault.snapshot(SOURCE, f"j{number}") as made:
                await made.add(STREAM, pages(content, size=20), scan=True)
        await vault.erase(SOURCE, {STREAM: ["c050"]})

    asyncio.run(main())
    for content in contents.values():
        del content["c050"]
    return contents


def _read(capsys: pytest.CaptureFixture[str], folder: Path, *more: str) -> list[str]:
    reader = runpy.run_path(str(READER), run_name="reader")
    reader["main"]([str(folder / "vault"), str(folder / "keys"), "acme", "s1", *more])
    return capsys.readouterr().out.splitlines()


def test_the_reader_is_short_and_does_not_import_us():
    text = READER.read_text()
    assert len(text.splitlines()) <= 150
    imported = {
        name
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [])
    }
    assert not [one for one in imported if one.startswith("tablewright")]


def test_the_reader_lists_and_reads_every_snapshot(
    stored: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    listed = [line.partition(" ") for line in _read(capsys, tmp_path)]
    expected = {name: {STREAM: len(content)} for name, content in stored.items()}
    assert expected == {name: json.loads(counts) for name, _, counts in listed}
    for snapshot in ("j0", "j5"):
        lines = [line.partition("\t") for line in _read(capsys, tmp_path, STREAM, snapshot)]
        found = {json.loads(name): json.loads(data)["value"] for name, _, data in lines}
        assert stored[snapshot] == found


def test_the_reader_reads_attachments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "VAULT_PIECE_BYTES", 1000)
    vault, keys = _vault(tmp_path)
    content = bytes(range(256)) * 10

    async def chunks() -> AsyncGenerator[bytes]:
        yield content

    async def main() -> str:
        async with vault.snapshot(SOURCE, "j1") as made:
            found = await made.attach(chunks())
        keys.rotate("acme")
        await vault.rewrap(SOURCE)
        return found.id

    file_id = asyncio.run(main())
    reader = runpy.run_path(str(READER), run_name="reader")
    source = reader["Source"](tmp_path / "vault", tmp_path / "keys", "acme", "s1")
    [manifest] = source.manifests()
    assert content == source.file(manifest, file_id)
