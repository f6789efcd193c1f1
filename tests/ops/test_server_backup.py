"""Backups of systems on a server: the same files, from and to any target."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright import Engine, SystemClock
from tablewright.client.embedded import EmbeddedTransport
from tablewright.client.targets import open_transport
from tablewright.client.transport import Transport
from tablewright.commands.finding import design_names, found_design
from tablewright.errors import NotABackupError, TableNotEmptyError
from tablewright.model.design import Design
from tablewright.ops.server_backup import back_up_server, restore_server
from tablewright.ops.transfer import exported
from tests.model.targets import endpoint
from tests.ops.seeding import seed

CLOCK = SystemClock()


def _found(transport: Transport, design: Design, folder: Path) -> list[tuple[str, int, str]]:
    manifest = exported(transport, design, folder, target="x", clock=CLOCK)
    return [(table.name, table.items, table.checksum) for table in manifest.tables]


def test_a_file_that_is_there_stays_as_it_is(tmp_path: Path):
    file = tmp_path / "monday.backup"
    file.write_text("something else")
    with EmbeddedTransport(Engine.memory(), owns_engine=True) as server:
        design = seed(server, "events")
        with pytest.raises(FileExistsError):
            back_up_server(server, design, file, target="x", clock=CLOCK)
    assert "something else" == file.read_text()
    assert [file] == list(tmp_path.iterdir())


def test_a_file_that_is_no_backup_changes_nothing(tmp_path: Path):
    file = tmp_path / "monday.backup"
    file.write_text("something else")
    design = found_design("events").design
    with EmbeddedTransport(Engine.memory(), owns_engine=True) as server:
        with pytest.raises(NotABackupError):
            restore_server(file, server, design, target="x", clock=CLOCK)
        assert [] == server.engine.call("ListTables", {})["TableNames"]
    assert [file] == list(tmp_path.iterdir())


def test_tables_that_have_items_are_not_written_over(tmp_path: Path):
    file = tmp_path / "monday.backup"
    with EmbeddedTransport(Engine.memory(), owns_engine=True) as server:
        design = seed(server, "events")
        back_up_server(server, design, file, target="x", clock=CLOCK)
        before = _found(server, design, tmp_path / "before")
        with pytest.raises(TableNotEmptyError):
            restore_server(file, server, design, target="x", clock=CLOCK)
        assert before == _found(server, design, tmp_path / "after")


@pytest.mark.parametrize("name", design_names())
def test_a_system_on_a_server_comes_back_on_another(name: str, tmp_path: Path):
    file = tmp_path / "monday.backup"
    with endpoint() as first_url, endpoint() as second_url:
        first, second = open_transport(first_url), open_transport(second_url)
        design = seed(first, name)
        summary = back_up_server(first, design, file, target=first_url, clock=CLOCK)
        restore_server(file, second, design, target=second_url, clock=CLOCK)
        there = _found(first, design, tmp_path / "first")
        again = _found(second, design, tmp_path / "second")
        first.close()
        second.close()
    assert there == again
    assert summary.items == sum(items for _, items, _ in there) > 10
    assert ["first", "monday.backup", "second"] == sorted(one.name for one in tmp_path.iterdir())
