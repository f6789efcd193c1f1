"""`tablewright dynamodb`: starts the DynamoDB endpoint, and prints its address.

Not here: how requests are served (`tablewright.endpoint`).
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablewright import limits
from tablewright.commands.extras import require
from tablewright.commands.failures import (
    AddressTaken,
    BadAccessKey,
    OpenToTheNetwork,
    UsageFailure,
    WorkerEnded,
)
from tablewright.commands.outcome import Outcome, printable, write

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Coroutine

    from tablewright.endpoint.settings import EndpointSettings

DATA_DEFAULT = "tablewright-data"
_KEYS_VARIABLE = "TABLEWRIGHT_ACCESS_KEYS"

_EXAMPLES = f"""\b
Examples:
  tablewright dynamodb                        data in ./{DATA_DEFAULT}, port 8000
  tablewright dynamodb --memory --port 0      for tests: in memory, on a free port
  tablewright dynamodb --data ./shop --workers 4
  tablewright dynamodb --host 0.0.0.0 --access-keys-file keys.txt
\b
Then, in another terminal:
  export AWS_ENDPOINT_URL_DYNAMODB=http://127.0.0.1:8000 AWS_DEFAULT_REGION=us-east-1
  export AWS_ACCESS_KEY_ID=any AWS_SECRET_ACCESS_KEY=any
  aws dynamodb list-tables
"""


@dataclass(frozen=True, slots=True)
class _Place:
    """Where the endpoint listens and stores its data."""

    host: str
    port: int
    data: Path | None
    workers: int
    buckets: str | None


@click.command(short_help="Serve DynamoDB's protocol to any AWS SDK.", epilog=_EXAMPLES)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=limits.ENDPOINT_PORT,
    show_default=True,
    help="Port to listen on; 0 picks a free port.",
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help=f"Data directory; created if missing.  [default: ./{DATA_DEFAULT}]",
)
@click.option("--memory", is_flag=True, help="Keep all data in memory, and discard it at exit.")
@click.option(
    "--workers",
    type=click.IntRange(1, limits.WORKERS_MAX),
    show_default=f"{limits.WORKERS_DEFAULT}, or 1 on a single core",
    help="Number of processes that serve connections to a store on disk. One more process writes.",
)
@click.option(
    "--buckets",
    metavar="FOLDER|s3://",
    help="Where exports are written and imports are read: a directory with one subdirectory per "
    "bucket, or S3.  [default: the data directory]",
)
@click.option(
    "--access-key",
    "access_keys",
    multiple=True,
    metavar="ID:SECRET",
    envvar=_KEYS_VARIABLE,
    help="Verify signatures with this key. Repeatable. Other users can see command lines: prefer "
    "the file, or TABLEWRIGHT_ACCESS_KEYS with keys separated by spaces.",
)
@click.option(
    "--access-keys-file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Verify signatures with the keys in this file: one ID:SECRET per line, or the format of "
    "~/.aws/credentials.",
)
@click.option(
    "--allow-origin",
    "origins",
    multiple=True,
    metavar="ORIGIN",
    help="Allow web pages of this origin, in addition to local ones. Repeatable.",
)
@click.option(
    "--insecure",
    is_flag=True,
    help="Listen on a network address without keys. Anyone who can reach it has full access.",
)
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout once ready.")
def dynamodb(
    port: int,
    host: str,
    data: Path | None,
    memory: bool,
    workers: int | None,
    buckets: str | None,
    access_keys: tuple[str, ...],
    access_keys_file: Path | None,
    origins: tuple[str, ...],
    insecure: bool,
    as_json: bool,
) -> int:
    """Serve DynamoDB's own protocol, so that the AWS CLI and every AWS SDK work unchanged.

    Ctrl-C or SIGTERM stops the server after it has answered the requests in progress.
    """
    if memory and data is not None:
        raise UsageFailure("--memory and --data cannot be combined.")
    if memory and workers is not None and workers > 1:
        raise UsageFailure("--memory runs in one process. Remove --workers, or use --data.")
    if buckets == "s3://":
        require("s3", "--buckets s3://")
    settings = _settings(access_keys, access_keys_file, origins)
    is_open = settings.keys is None and not _is_loopback(host)
    if is_open and not insecure:
        raise OpenToTheNetwork(
            f"{host} is reachable from other machines, and no access key is set."
        )
    folder = None if memory else data or Path(DATA_DEFAULT)
    place = _Place(host, port, folder, 1 if memory else workers or _workers_default(), buckets)
    warnings = ("anyone who can reach this address has full access.",) if is_open else ()
    _serve(place, settings, warnings, as_json=as_json)
    return 0


def _workers_default() -> int:
    try:
        cores = len(os.sched_getaffinity(0))
    except AttributeError:  # macOS and Windows do not report it
        cores = os.cpu_count() or 1
    return min(limits.WORKERS_DEFAULT, cores)


def _settings(
    pairs: tuple[str, ...], file: Path | None, origins: tuple[str, ...]
) -> EndpointSettings:
    from tablewright.endpoint.access_keys import AccessKeys
    from tablewright.endpoint.settings import EndpointSettings

    if _KEYS_VARIABLE in os.environ and not pairs:
        raise BadAccessKey(f"{_KEYS_VARIABLE} is set but empty.")
    if pairs and file is not None:
        raise UsageFailure("Pass keys either in a file or with --access-key, not both.")
    try:
        keys = AccessKeys.from_file(file) if file else AccessKeys.of(pairs) if pairs else None
    except ValueError as error:
        raise BadAccessKey(str(error)) from None
    return EndpointSettings(keys, frozenset(origins))


def _is_loopback(host: str) -> bool:
    from tablewright.endpoint import address

    try:
        return address.is_loopback(host)
    except OSError as error:
        raise UsageFailure(f"{printable(host)} is not an address of this machine.") from error


def _serve(
    place: _Place, settings: EndpointSettings, warnings: tuple[str, ...], *, as_json: bool
) -> None:
    from tablewright.endpoint import address, launch, process
    from tablewright.lanes.child_processes import WorkerEndedError

    process.log_to_stderr()
    try:
        listener = address.listening(place.host, place.port)
    except OSError as error:
        taken = f"{place.host} port {place.port} (--port)"
        raise AddressTaken(f"{taken}: {error.strerror}.") from error
    url = address.url_of(listener)

    def ready() -> None:
        write(_outcome(url, place, settings, warnings), as_json=as_json)

    def serve(stop: asyncio.Event) -> Coroutine[Any, Any, None]:
        return launch.serve(
            place.data,
            place.workers,
            listener,
            settings,
            buckets=place.buckets,
            ready=ready,
            stop=stop,
        )

    with listener:
        try:
            process.run(serve)
        except WorkerEndedError as error:
            raise WorkerEnded(str(error)) from error
    if not as_json:
        sys.stderr.write("Stopped. All acknowledged writes are on disk.\n" if place.data else "")


def _outcome(
    url: str, place: _Place, settings: EndpointSettings, warnings: tuple[str, ...]
) -> Outcome:
    data: dict[str, Any] = {
        "url": url,
        "data": None if place.data is None else str(place.data.resolve()),
        "workers": place.workers,
        "verifies_signatures": settings.keys is not None,
    }
    return Outcome(data=data, text=lambda: _text(url, place, settings), warnings=warnings)


def _text(url: str, place: _Place, settings: EndpointSettings) -> str:
    kept = (
        "in memory, discarded at exit"
        if place.data is None
        else f"{printable(str(place.data))}, synced before each response"
    )
    keys = "any" if settings.keys is None else f"{len(settings.keys)}, signatures are verified"
    # SDKs use different variables for the region.
    region = "AWS_REGION=us-east-1 AWS_DEFAULT_REGION=us-east-1"
    variables = f"export AWS_ENDPOINT_URL_DYNAMODB={url} {region}"
    if settings.keys is None:
        variables += " AWS_ACCESS_KEY_ID=any AWS_SECRET_ACCESS_KEY=any"
    return (
        f"DynamoDB at {url}\n"
        f"  Data    {kept}\n"
        f"  Keys    {keys}\n"
        f"  Shell   {variables}\n"
        f'  Python  boto3.client("dynamodb", endpoint_url="{url}")\n'
        f"  Stop    Ctrl-C"
    )
