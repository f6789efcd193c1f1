"""`tablewright vault`: lists, verifies and exports snapshots, given only their files and keys.

Not here: the vault (`kits.vault`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tablewright.commands.extras import require
from tablewright.commands.failures import (
    AlreadyThere,
    ProblemsFound,
    UnreadablePath,
    UsageFailure,
    failure_of,
)
from tablewright.commands.outcome import Outcome, counted, printable, write
from tablewright.commands.output import output_option
from tablewright.commands.targets import key_options, keyring

if TYPE_CHECKING:
    from tablewright.kits.vault import Manifest, RecordChange, Vault, VaultSource, VerifyReport
    from tablewright.kits.vault.exports import Form

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")


_EXAMPLES = """\b
Examples:
  tablewright vault list ./vault acme --keys keys.json --master-key master.key
  tablewright vault verify ./vault acme --keys keys.json --master-key master.key
  tablewright vault export ./vault acme crm contacts --output contacts.xlsx --keys keys.json \\
      --master-key master.key
"""
_KEYS = "--keys keys.json --master-key master.key"


def _finished(work: Coroutine[Any, Any, T]) -> T:
    import asyncio  # `tablewright --help` does without

    return asyncio.run(work)


def _example(*lines: str) -> str:
    return "\b\nExamples:\n" + "\n".join(f"  tablewright vault {one} {_KEYS}" for one in lines)


@click.group(short_help="Read snapshots without a database.", epilog=_EXAMPLES)
def vault() -> None:
    """List, verify, search and export the snapshots of a vault.

    The commands need only the files of the vault and the keys of its accounts, not the database.
    PLACE is the directory of the vault, or s3://bucket/prefix.
    """


def _place(command: F) -> F:
    """Adds the place, the account and the keys."""
    account = click.argument("account")
    place = click.argument("place")
    as_json = click.option(
        "--json", "as_json", is_flag=True, help="Write one JSON object to stdout."
    )
    return place(account(key_options(as_json(command))))


def _snapshot_option(command: F) -> F:
    return click.option(
        "--snapshot", default="", metavar="ID", help="Id of a snapshot.  [default: the newest]"
    )(command)


@vault.command(
    "list",
    short_help="List sources and snapshots.",
    epilog=_example("list ./vault acme", "list ./vault acme crm"),
)
@_place
@click.argument("source", required=False)
def list_snapshots(
    place: str,
    account: str,
    source: str | None,
    key_file: Path | None,
    master_key: str | None,
    as_json: bool,
) -> int:
    """List the snapshots of ACCOUNT in PLACE, of all sources or of SOURCE."""
    opened = _opened(place, key_file, master_key)

    async def found() -> list[Manifest]:
        sources = await _sources(opened, account, source)
        return [one for each in sources for one in await opened.snapshots(each)]

    manifests = _finished(found())
    lines = [
        f"{printable(one.source)}\t{printable(one.snapshot)}\t{_counts(one)}" for one in manifests
    ]
    data = {"snapshots": [_shown(one) for one in manifests]}
    return _write(data, lines or ["No snapshots."], as_json=as_json)


@vault.command(
    "verify",
    short_help="Check every file of a vault.",
    epilog=_example("verify ./vault acme", "verify ./vault acme crm --share 0.05"),
)
@_place
@click.argument("source", required=False)
@click.option(
    "--share",
    type=click.FloatRange(0, 1),
    default=1.0,
    show_default=True,
    help="Share of the blocks to read; 1 also checks hashes and counts.",
)
def verify_vault(
    place: str,
    account: str,
    source: str | None,
    share: float,
    key_file: Path | None,
    master_key: str | None,
    as_json: bool,
) -> int:
    """Read the snapshots of ACCOUNT in PLACE, and report damaged files.

    Exits 0 if everything can be read, and 1 if a file is damaged.
    """
    opened = _opened(place, key_file, master_key)

    async def found() -> dict[str, VerifyReport]:
        sources = await _sources(opened, account, source)
        return {one.source: await opened.verify(one, share=share) for one in sources}

    reports = _finished(found())
    data = {"sources": {name: _reported(one) for name, one in reports.items()}}
    lines = [line for name, one in reports.items() for line in _lines(name, one)]
    count = sum(len(one.damages) for one in reports.values())
    failure = failure_of(ProblemsFound(f"{place} has {counted(count, 'damaged file')}."))
    outcome = Outcome(data=data, text=lambda: "\n".join(lines), failure=failure if count else None)
    return write(outcome, as_json=as_json)


@vault.command(
    "show",
    short_help="Show a record, or its history.",
    epilog=_example(
        "show ./vault acme crm contacts c1", "show ./vault acme crm contacts c1 --history"
    ),
)
@_place
@click.argument("source")
@click.argument("stream")
@click.argument("record")
@_snapshot_option
@click.option("--history", is_flag=True, help="Show all versions, the oldest first.")
def show_record(
    place: str,
    account: str,
    source: str,
    stream: str,
    record: str,
    snapshot: str,
    history: bool,
    key_file: Path | None,
    master_key: str | None,
    as_json: bool,
) -> int:
    """Show the RECORD of a STREAM as it was at a snapshot."""
    opened, of = _opened(place, key_file, master_key), _source(account, source)

    async def found() -> list[tuple[str, bytes | None]]:
        if history:
            versions = await opened.history(of, stream, record)
            return [(one.snapshot, one.data) for one in versions]
        state = await opened.state(of, snapshot)
        return [(state.manifest.snapshot, await state.get(stream, record))]

    versions = _finished(found())
    texts = [(name, "removed" if data is None else data.decode()) for name, data in versions]
    data = {
        "versions": [
            {"snapshot": name, "record": None if one is None else json.loads(one)}
            for name, one in versions
        ]
    }
    lines = [f"{printable(name)}\t{printable(text)}" for name, text in texts]
    return _write(data, lines or ["No versions."], as_json=as_json)


@vault.command(
    "search",
    short_help="Find records by words.",
    epilog=_example("search ./vault acme crm 'ada example.com'"),
)
@_place
@click.argument("source")
@click.argument("words")
@_snapshot_option
@click.option(
    "--limit",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="Maximum number of records.",
)
def search_vault(
    place: str,
    account: str,
    source: str,
    words: str,
    snapshot: str,
    limit: int,
    key_file: Path | None,
    master_key: str | None,
    as_json: bool,
) -> int:
    """Find the records of SOURCE that have all WORDS in their id or values."""
    opened = _opened(place, key_file, master_key)

    async def found() -> list[tuple[str, str, bytes]]:
        state = await opened.state(_source(account, source), snapshot)
        records = await state.search(words, limit=limit)
        return [(stream, one.id, one.data) for stream, one in records]

    records = _finished(found())
    data = {
        "records": [
            {"stream": stream, "id": name, "record": json.loads(one)}
            for stream, name, one in records
        ]
    }
    lines = [
        f"{printable(stream)}\t{printable(name)}\t{printable(one.decode())}"
        for stream, name, one in records
    ]
    return _write(data, lines or ["No records."], as_json=as_json)


@vault.command(
    "diff",
    short_help="Compare two snapshots.",
    epilog=_example("diff ./vault acme crm job-1 job-2"),
)
@_place
@click.argument("source")
@click.argument("before")
@click.argument("after")
def compare(
    place: str,
    account: str,
    source: str,
    before: str,
    after: str,
    key_file: Path | None,
    master_key: str | None,
    as_json: bool,
) -> int:
    """List the records that were added, changed or removed between two snapshots."""
    opened, of = _opened(place, key_file, master_key), _source(account, source)

    async def found() -> list[RecordChange]:
        states = [await opened.state(of, one) for one in (before, after)]
        return [one async for one in opened.difference(*states)]

    changes = _finished(found())
    data = {"changes": [{"stream": one.stream, "id": one.id, "kind": one.kind} for one in changes]}
    lines = [f"{one.kind}\t{printable(one.stream)}\t{printable(one.id)}" for one in changes]
    return _write(data, lines or ["No changes."], as_json=as_json)


@vault.command(
    "export",
    short_help="Export a stream to a file.",
    epilog=_example("export ./vault acme crm contacts --output contacts.csv"),
)
@_place
@click.argument("source")
@click.argument("stream")
@_snapshot_option
@output_option(
    "file",
    click.Path(path_type=Path, dir_okay=False),
    "Output file; must not exist.",
    required=True,
    former="--to",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["json", "jsonl", "csv", "xlsx"]),
    help="File format.  [default: the ending of the file]",
)
def export_stream(
    place: str,
    account: str,
    source: str,
    stream: str,
    snapshot: str,
    file: Path,
    form: Form | None,
    key_file: Path | None,
    master_key: str | None,
    as_json: bool,
) -> int:
    """Write the records of a STREAM, as they were at a snapshot, to a file."""
    opened = _opened(place, key_file, master_key)
    chosen = form or _form_of(file)
    if file.exists():
        raise AlreadyThere(f"{file} already exists.")

    async def save() -> int:
        from tablewright.kits.vault.exports import exported

        state = await opened.state(_source(account, source), snapshot)
        count = state.stream(stream).count
        unfinished = file.with_name(f".{file.name}.unfinished")
        try:
            with unfinished.open("wb") as target:
                async for piece in exported(state, stream, chosen):
                    target.write(piece)
            unfinished.replace(file)
        finally:
            unfinished.unlink(missing_ok=True)
        return count

    count = _finished(save())
    words = f"{counted(count, 'record')} exported to {printable(str(file))}."
    return _write({"records": count, "file": str(file)}, [words], as_json=as_json)


def _opened(place: str, key_file: Path | None, master_key: str | None) -> Vault:
    require("vault", "`tablewright vault`")
    from tablewright.clock import SystemClock
    from tablewright.ids import RandomIds
    from tablewright.kits.files.local import LocalFiles
    from tablewright.kits.files.s3 import S3, S3Files, s3_place
    from tablewright.kits.vault import Vault

    keys, ids = keyring(key_file, master_key), RandomIds()
    if keys is None:
        raise UsageFailure("--keys and --master-key are required.")
    if place.startswith(S3):
        return Vault(S3Files(*s3_place(place)), keys, SystemClock(), ids)
    if not Path(place).is_dir():
        raise UnreadablePath(f"The directory {place} does not exist.")
    return Vault(LocalFiles(Path(place), ids), keys, SystemClock(), ids)


def _source(account: str, source: str) -> VaultSource:
    from tablewright.kits.vault import VaultSource

    return VaultSource(account, source)


async def _sources(opened: Vault, account: str, source: str | None) -> list[VaultSource]:
    return await opened.sources(account) if source is None else [_source(account, source)]


def _form_of(file: Path) -> Form:
    from tablewright.kits.vault.exports import CONTENT_TYPES

    ending = file.suffix.removeprefix(".").lower()
    for form in CONTENT_TYPES:
        if form == ending:
            return form
    raise UsageFailure(f"Pass --format: {file.name} ends with none of {', '.join(CONTENT_TYPES)}.")


def _write(data: dict[str, Any], lines: list[str], *, as_json: bool) -> int:
    return write(Outcome(data=data, text=lambda: "\n".join(lines)), as_json=as_json)


def _counts(manifest: Manifest) -> str:
    found = (f"{name} {one.count:,}" for name, one in sorted(manifest.streams.items()))
    return printable(", ".join(found))


def _shown(manifest: Manifest) -> dict[str, Any]:
    return {
        "source": manifest.source,
        "snapshot": manifest.snapshot,
        "ended_seconds": manifest.ended_seconds,
        "platform": manifest.platform,
        "is_held": manifest.is_held,
        "errors": manifest.error_count,
        "streams": {name: one.count for name, one in sorted(manifest.streams.items())},
    }


def _reported(report: VerifyReport) -> dict[str, Any]:
    return {
        "snapshots": report.snapshots,
        "segments": report.segments,
        "blocks": report.blocks,
        "size_bytes": report.size_bytes,
        "damages": [
            {
                "file": one.file,
                "stream": one.stream,
                "reason": one.reason,
                "snapshots": one.snapshots,
            }
            for one in report.damages
        ],
    }


def _lines(source: str, report: VerifyReport) -> list[str]:
    damages = [
        f"{printable(one.file)}: {printable(one.reason)} Snapshots: {', '.join(one.snapshots)}."
        for one in report.damages
    ]
    verdict = "sound" if report.is_sound else "damaged"
    summary = (
        f"{printable(source)} is {verdict}: {counted(report.snapshots, 'snapshot')}, "
        f"{counted(report.blocks, 'block')} of {counted(report.segments, 'segment')} read."
    )
    return [*damages, summary]
