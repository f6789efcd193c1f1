"""Options of commands that work on a target, and the database that they open.

Not here: the syntax of targets (`client.target_texts`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import wraps
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


@dataclass(frozen=True, slots=True)
class GivenTarget:
    """The options --target and --table-prefix; None where one is absent."""

    text: str | None = None
    table_prefix: str | None = None

    def prefixed(self, target: Target) -> Target:
        """Returns a target with the prefix of the option or settings; raises `BadSettingError`."""
        return replace(target, table_prefix=prefix_of(self.table_prefix))


def prefix_of(given: str | None) -> str:
    """Returns the prefix of the option or settings; raises `BadSettingError`."""
    from tablewright.client.settings import Settings, chosen_prefix

    return chosen_prefix(given, Settings.found() if given is None else None)


def target_option(command: Callable[..., int]) -> Callable[..., int]:
    """Adds --target and --table-prefix, and passes both as one `GivenTarget`."""

    @wraps(command)
    def with_target(*, target: str | None, table_prefix: str | None, **given: Any) -> int:
        return command(target=GivenTarget(target, table_prefix), **given)

    option = click.option(
        "--target",
        metavar="TARGET",
        help="embedded:PATH, aws:REGION or the URL of a server.  [default: TABLEWRIGHT_TARGET, or "
        "`target` in tablewright.toml]",
    )
    return option(table_prefix_option(with_target))


def table_prefix_option(command: F) -> F:
    """Adds the option `--table-prefix` to a command."""
    return click.option(
        "--table-prefix",
        metavar="PREFIX",
        help="Added to every table name on the target, such as staging-.  [default: "
        "TABLEWRIGHT_TABLE_PREFIX, or `table_prefix` in tablewright.toml]",
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


def chosen_target(
    given: GivenTarget, *, folder: Path | None = None, must_exist: bool = False
) -> Target:
    """Returns the target of a command; raises `BadTargetError`.

    `folder` is the directory of a store, given instead of --target.
    """
    from tablewright.client import Settings, Target

    if folder is not None:
        chosen = Target.in_folder(folder)
    else:
        chosen = Target.chosen(given.text, None if given.text else Settings.found().target)
    chosen = given.prefixed(chosen)
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
                target=self.target.described,
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
                target=self.target.described,
                clock=SystemClock(),
                progress=progress,
            )
        finally:
            transport.close()


def without_store(target: Target) -> Target:
    """Returns an empty store in memory in place of a missing one, with the same table prefix."""
    return replace(target, kind="memory", path=None) if is_missing(target) else target


def on_server(
    path: str, design: str | None, table_prefix: str | None, *, must_exist: bool
) -> OnServer | None:
    """Returns the system on a server, or None if the text is the path of a store."""
    from tablewright.client import Target
    from tablewright.client.target_texts import names_a_server
    from tablewright.commands.finding import found_design

    if not names_a_server(path):
        if design is not None or table_prefix is not None:
            raise UsageFailure(
                "--design and --table-prefix apply only to servers. A store is always backed up "
                "or restored as a whole."
            )
        if must_exist and not Path(path).exists():
            raise UsageFailure(f"The store {path!r} does not exist.")
        return None
    target = GivenTarget(path, table_prefix).prefixed(Target.parse(path))
    if design is None:
        raise UsageFailure("A server needs --design: it may have other tables.")
    return OnServer(target, found_design(design).design)


def opened_transport(target: Target) -> Transport:
    """Opens a transport to a target. Its callers use the table names of the design."""
    from tablewright.client.table_names import PrefixedTransport, TableNames
    from tablewright.client.targets import open_transport

    transport = open_transport(target)
    if not target.table_prefix:
        return transport
    return PrefixedTransport(transport, TableNames(target.table_prefix))


def opened_database(target: Target, keys: Keyring | None = None) -> Database:
    """Returns a database on the target, for a block."""
    from tablewright.client import Database

    return Database(str(target), keys=keys, table_prefix=target.table_prefix)


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
