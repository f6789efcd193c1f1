"""Options of commands that work on a target, and the database that they open.

Not here: the syntax of targets (`client.target_texts`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tablewright.commands.extras import require
from tablewright.commands.failures import UnreadablePath, UsageFailure

if TYPE_CHECKING:
    from tablewright.client import Database, Target
    from tablewright.client.keys import Keyring
    from tablewright.client.transport import Transport
    from tablewright.engine.storage.store_backup import Summary
    from tablewright.model.design import Design

F = TypeVar("F", bound=Callable[..., Any])

_KMS = "arn:"


def target_option(command: F) -> F:
    """Adds --target."""
    return click.option(
        "--target",
        metavar="TARGET",
        help="embedded:PATH, aws:REGION or the URL of a server.  [default: TABLEWRIGHT_TARGET, or "
        "`target` in tablewright.toml]",
    )(command)


def key_options(command: F) -> F:
    """Adds --keys and --master-key, for encrypted attributes."""
    keys = click.option(
        "--keys",
        "key_file",
        type=click.Path(path_type=Path, dir_okay=False),
        help="File of wrapped data keys, for encrypted attributes.",
    )
    master = click.option(
        "--master-key",
        metavar="FILE|ARN",
        help="File of the master key, or its ARN in AWS KMS.",
    )
    return keys(master(command))


def chosen_target(target: Target | str | None, *, must_exist: bool = False) -> Target:
    """Returns the target of a command; raises `BadTargetError`."""
    from tablewright.client import Settings, Target

    chosen = Target.chosen(target, None if target else Settings.found().target)
    if must_exist and is_missing(chosen):
        raise UnreadablePath(f"The store {chosen.path} does not exist.")
    return chosen


def is_missing(target: Target) -> bool:
    """Returns whether a target is a store that does not exist; opening it would create it."""
    return target.kind == "embedded" and target.path is not None and not target.path.exists()


@dataclass(frozen=True, slots=True)
class OnServer:
    """A system on a server, for backups."""

    target: Target
    design: Design

    def back_up(self, file: Path, progress: Any) -> Summary:
        """Writes the system to a file."""
        from tablewright.clock import SystemClock
        from tablewright.ops.server_backup import back_up_server

        transport = opened_transport(self.target)
        try:
            return back_up_server(
                transport,
                self.design,
                file,
                target=str(self.target),
                clock=SystemClock(),
                progress=progress,
            )
        finally:
            transport.close()

    def restore(self, file: Path, progress: Any) -> Summary:
        """Restores the system from a file."""
        from tablewright.clock import SystemClock
        from tablewright.ops.server_backup import restore_server

        transport = opened_transport(self.target)
        try:
            return restore_server(
                file,
                transport,
                self.design,
                target=str(self.target),
                clock=SystemClock(),
                progress=progress,
            )
        finally:
            transport.close()


def on_server(path: str, design: str | None, *, must_exist: bool) -> OnServer | None:
    """Returns the system on a server, or None if the text is the path of a store."""
    from tablewright.client import Target
    from tablewright.client.target_texts import names_a_server
    from tablewright.commands.finding import found_design

    if not names_a_server(path):
        if design is not None:
            raise UsageFailure(
                "--design applies only to servers. A store is always backed up or restored as a "
                "whole."
            )
        if must_exist and not Path(path).exists():
            raise UsageFailure(f"The store {path!r} does not exist.")
        return None
    target = Target.parse(path)
    if design is None:
        raise UsageFailure("A server needs --design: it may have other tables.")
    return OnServer(target, found_design(design).design)


def opened_transport(target: Target) -> Transport:
    """Opens a transport to a target."""
    from tablewright.client.targets import open_transport

    return open_transport(target)


def opened_database(target: Target, keys: Keyring | None = None) -> Database:
    """Opens a database on a target."""
    from tablewright.client import Database

    return Database(str(target), keys=keys)


def keyring(key_file: Path | None, master_key: str | None) -> Keyring | None:
    """Returns the keys for encrypted attributes; None if the options are absent."""
    if key_file is None and master_key is None:
        return None
    if key_file is None or master_key is None:
        raise UsageFailure("--keys and --master-key must be used together.")
    require("kms" if master_key.startswith(_KMS) else "encryption", "Encryption")
    from tablewright.client.keys import Keyring, KmsMaster, LocalMaster

    if master_key.startswith(_KMS):
        return Keyring(key_file, KmsMaster(master_key))
    return Keyring(key_file, LocalMaster.from_file(master_key))
