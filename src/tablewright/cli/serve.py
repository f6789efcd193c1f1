"""`tablewright serve`: starts the server, and prints where it listens.

Not here: how systems are served (`tablewright.serving`).
"""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablewright import limits
from tablewright.cli.dynamodb import DATA_DEFAULT
from tablewright.commands.extras import require
from tablewright.commands.failures import AddressTaken, UsageFailure, WorkerEnded
from tablewright.commands.finding import found_system, system_names
from tablewright.commands.outcome import Outcome, printable, write
from tablewright.commands.secrets_folder import SECRETS_DEFAULT, secrets_option
from tablewright.commands.targets import GivenTarget, target_option
from tablewright.errors import MissingExtraError

if TYPE_CHECKING:
    import asyncio
    import socket
    from collections.abc import Coroutine

    from tablewright.api.system import RunningSystem, System
    from tablewright.client import Target
    from tablewright.serving.plan import Ports, Running
    from tablewright.serving.secrets import Secrets

_EXAMPLES = f"""\b
Examples:
  tablewright serve --demo                       all systems, with sample data
  tablewright serve events --port 9000           one system
  tablewright serve events --target aws:eu-west-1 --secrets /etc/tablewright
  tablewright serve --no-dynamodb                without the DynamoDB endpoint
  tablewright serve events --workers 4           on several processor cores
  tablewright serve shop --demo --reload         your own system, during development
\b
Data is in ./{DATA_DEFAULT}, secrets are in ./{SECRETS_DEFAULT}: back them up separately.
The first start prints the operator's token once, unless TABLEWRIGHT_ADMIN_TOKEN is set.
`tablewright token` creates a new one.
"""


@dataclass(slots=True)
class _Told:
    """The content of the banner."""

    url: str
    endpoint_url: str | None
    target: Target
    secrets: Secrets
    is_open: bool
    cors_origins: tuple[str, ...]
    warnings: list[str]
    workers: int
    systems: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    demo: dict[str, str] = field(default_factory=dict[str, str])
    sandboxes: dict[str, str] = field(default_factory=dict[str, str])  # name -> URL


@click.command(short_help="Serve systems: APIs, pages, documentation.", epilog=_EXAMPLES)
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=limits.API_PORT,
    show_default=True,
    help="Port to listen on; 0 picks a free port.",
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help=f"Data directory; created if missing.  [default: ./{DATA_DEFAULT}]",
)
@target_option
@secrets_option("Directory of the secrets; created if missing.")
@click.option(
    "--dynamodb-port",
    type=click.IntRange(0, 65535),
    show_default=str(limits.ENDPOINT_PORT),
    help="Port of the DynamoDB endpoint of an embedded store, on this machine only.",
)
@click.option(
    "--dynamodb/--no-dynamodb",
    "has_dynamodb",
    default=None,
    help="Whether to open the DynamoDB endpoint.  [default: `dynamodb` in tablewright.toml, or on]",
)
@click.option(
    "--workers",
    type=click.IntRange(0, limits.WORKERS_MAX),
    help=(
        "Web processes beside one that writes and one for background work; 0: one process does all."
        "  [default: `workers` in tablewright.toml, or 0]"
    ),
)
@click.option("--demo", is_flag=True, help="Load sample data and print a key to sign in with.")
@click.option("--reload", is_flag=True, help="Restart when Python code in this directory changes.")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout once ready.")
def serve(
    names: tuple[str, ...],
    port: int,
    host: str,
    data: Path | None,
    target: GivenTarget,
    secrets_folder: Path,
    dynamodb_port: int | None,
    has_dynamodb: bool | None,
    workers: int | None,
    demo: bool,
    reload: bool,
    as_json: bool,
) -> int:
    """Serve the named systems, each under /NAME/. The default is all of them.

    Ctrl-C or SIGTERM stops the server after it has answered the requests in progress.
    """
    require("serve", "`tablewright serve`")
    from tablewright.client import Target
    from tablewright.client.target_texts import is_target
    from tablewright.endpoint import address
    from tablewright.ids import RandomIds
    from tablewright.serving.options import found_options
    from tablewright.serving.plan import Ports
    from tablewright.serving.secrets import found_secrets
    from tablewright.serving.serve_options import ServeOptions

    if reload:
        return _reload()
    if has_dynamodb is False and dynamodb_port is not None:
        raise UsageFailure("--no-dynamodb and --dynamodb-port cannot be combined.")
    if data is not None and target.text is not None:
        raise UsageFailure("--data and --target cannot be combined.")
    if data is not None and is_target(str(data)):  # as shown in the banner
        raise UsageFailure(
            f"--data must be a directory, and {str(data)!r} is a target. Use --target."
        )
    folder = Target.in_folder(data or Path(DATA_DEFAULT))
    chosen = target.prefixed(Target.parse(target.text) if target.text else folder)
    if demo:
        _check_demo(chosen)
    served, left_out = _chosen(names)
    options = found_options("serve", ServeOptions, Path.cwd())
    workers = options.workers if workers is None else workers
    _check_workers(workers, chosen)
    secrets = found_secrets(secrets_folder, RandomIds())
    if has_dynamodb is None:
        has_dynamodb = dynamodb_port is not None or options.dynamodb
    with ExitStack() as sockets:
        listener = sockets.enter_context(_listening("--port", host, port))
        endpoint = None
        if has_dynamodb and chosen.kind != "remote":
            port = limits.ENDPOINT_PORT if dynamodb_port is None else dynamodb_port
            endpoint = _listening("--dynamodb-port", "127.0.0.1", port)
            sockets.enter_context(endpoint)
        told = _Told(
            url=address.url_of(listener),
            endpoint_url=None if endpoint is None else address.url_of(endpoint),
            target=chosen,
            secrets=secrets,
            is_open=not address.is_loopback(host),
            cors_origins=options.cors_origins,
            warnings=left_out,
            workers=workers,
        )
        _serve(served, told, Ports(listener, endpoint), demo=demo, as_json=as_json)
    if not as_json:
        sys.stderr.write(_stopped(chosen))
    return 0


def _stopped(target: Target) -> str:
    is_on_disk = target.kind == "embedded"
    return f"Stopped.{' All acknowledged writes are on disk.' * is_on_disk}\n"


def _reload() -> int:
    """Serves in a child process that is restarted when source code changes."""
    from tablewright.serving.reloading import Reloading, sources

    arguments = [one for one in sys.argv[1:] if one != "--reload"]
    folder = Path.cwd()
    return Reloading(
        [sys.executable, "-m", "tablewright", *arguments], lambda: sources(folder)
    ).run()


def _check_workers(workers: int, target: Target) -> None:
    from tablewright.lanes.child_processes import CAN_DEAL

    if workers and target.kind == "memory":
        raise UsageFailure("--workers needs a store that processes can share; memory: is not one.")
    if workers and not CAN_DEAL:
        raise UsageFailure("--workers needs an operating system that passes sockets on.")


def _check_demo(target: Target) -> None:
    if str(target).startswith("aws:"):
        raise UsageFailure(
            "--demo and aws: cannot be combined: sample data includes people with a known password,"
            " and a table of sandboxes. Use a directory, or a server such as DynamoDB Local."
        )


def _chosen(names: tuple[str, ...]) -> tuple[dict[str, System[Any, Any]], list[str]]:
    """Returns the systems to serve, and warnings for the others; named ones are required."""
    systems, left_out = dict[str, Any](), list[str]()
    for name in dict.fromkeys(names or system_names()):
        try:
            systems[name] = found_system(name)
        except MissingExtraError as error:
            if names:
                raise
            left_out.append(f"{name} is not served. {error.args[0]} {error.hint}")
    twice = Counter(one.name for one in systems.values())
    if repeated := [name for name, count in twice.items() if count > 1]:
        raise UsageFailure(f"Two of the systems are named {repeated[0]!r}.")
    return systems, left_out


def _listening(option: str, host: str, port: int) -> socket.socket:
    from tablewright.endpoint import address

    try:
        return address.listening(host, port)
    except OSError as error:
        place = f"{printable(host)} port {port} ({option})"
        raise AddressTaken(f"{place}: {error.strerror}.") from error


def _serve(
    systems: dict[str, System[Any, Any]],
    told: _Told,
    ports: Ports,
    *,
    demo: bool,
    as_json: bool,
) -> None:
    from tablewright.api.observing.logs import set_up_logs
    from tablewright.endpoint import process as signals
    from tablewright.lanes.child_processes import WorkerEndedError
    from tablewright.serving import process, workers
    from tablewright.serving.assembling import sandboxes_of
    from tablewright.serving.plan import ServingPlan

    set_up_logs()
    plan = ServingPlan(
        systems=list(systems.values()),
        target=told.target,
        secrets=told.secrets,
        url=told.url,
        endpoint_url=told.endpoint_url,
        folder=Path.cwd(),
        cors_origins=told.cors_origins,
        has_sandboxes=demo,
    )

    async def prepare(running: Running) -> None:
        if (sandboxes := sandboxes_of(plan, running.runtime)) is not None:
            await sandboxes.fill_once()  # before the systems, which may connect to them
            told.sandboxes = {name: told.url + path for name, path in sandboxes.paths().items()}
        for one in running.systems:
            if demo:
                await _fill(one, told)
            told.systems.append({"name": one.name, "title": one.system.title})
            told.warnings += await _incomplete(one, told)
            if told.target.kind == "remote":
                told.warnings += await _unsupported(one, told)

    def ready() -> None:
        with told.secrets.admin.first() as token:
            write(_outcome(told, token), as_json=as_json)

    def serve(stop: asyncio.Event) -> Coroutine[Any, Any, None]:
        how: dict[str, Any] = {"ready": ready, "prepare": prepare, "stop": stop}
        if told.workers == 0:
            return process.serve(plan, ports, **how)
        return workers.serve(plan, tuple(systems), told.workers, ports, **how)

    try:
        signals.run(serve)
    except WorkerEndedError as error:
        raise WorkerEnded(str(error)) from error


async def _incomplete(running: RunningSystem[Any], told: _Told) -> list[str]:
    """Warns of missing indexes, whose queries fail."""
    from tablewright.serving.missing_indexes import missing_indexes

    missing = await missing_indexes(running.runtime.db, running.system.design)
    if not missing:
        return []
    target = told.endpoint_url or printable(str(told.target))
    is_reachable = told.endpoint_url is not None or told.target.kind == "remote"
    run = "Run" if is_reachable else "Stop this process, then run"
    command = f"{run} `tablewright apply {running.name} --target {target}`."
    return [f"The store does not have {', '.join(missing)}. {command}"]


async def _unsupported(running: RunningSystem[Any], told: _Told) -> list[str]:
    """Warns of features that the server of the target lacks."""
    from tablewright.ops.engine_support import sentence, supporting

    design = running.system.design
    lacks = await running.runtime.db.run(supporting(design, has_transactions=True))
    return [sentence(printable(str(told.target)), lacks)] if lacks else []


async def _fill(running: RunningSystem[Any], told: _Told) -> None:
    """Creates a system's sample data once, and stores the credentials to print."""
    from tablewright.ids import Draws
    from tablewright.ops.seed import planting, seeded

    system, given = running.system, running.runtime
    if system.demo is not None:
        credentials = await system.demo(running)
        if credentials is None:  # not the first start
            return
        told.demo[running.name] = credentials
    now = datetime.fromtimestamp(int(given.clock.now()), UTC)
    seeds = seeded(
        system.design,
        system.seed,
        scale=1,
        draws=Draws(1),
        now=now,
        has_keys=True,
        tenant=system.demo_tenant,
    )
    await given.db.run(planting(seeds.entities))


def _outcome(told: _Told, admin_token: str | None) -> Outcome:
    data: dict[str, Any] = {
        "url": told.url,
        "dynamodb": told.endpoint_url,
        "target": str(told.target),
        "keys": str(told.secrets.folder.resolve()),
        "systems": told.systems,
        "workers": told.workers,
        "demo_keys": told.demo,
        "sandboxes": told.sandboxes,
        "admin_token": admin_token,
    }
    open_to_all = "this server is reachable from the network. Put a proxy with TLS in front of it."
    return Outcome(
        data=data,
        text=lambda: _text(told, admin_token),
        warnings=(*told.warnings, *((open_to_all,) if told.is_open else ())),
    )


def _text(told: _Told, admin_token: str | None) -> str:
    lines = [f"Tablewright at {told.url}/"]
    for system in told.systems:
        base = f"{told.url}/{system['name']}"
        lines.append(f"  {system['title']:<16}{base}/   API {base}/docs")
    if told.endpoint_url is not None:
        lines.append(f"  {'DynamoDB':<16}{told.endpoint_url}   for any AWS SDK, on this machine")
    lines.append(f"  {'Data':<16}{printable(str(told.target))}")
    lines.append(f"  {'Secrets':<16}{printable(str(told.secrets.folder))}")
    for name, key in told.demo.items():
        first, *more = key.splitlines()
        lines.append(f"  {'Demo':<16}{first}   of {name}, shown once")
        lines += [f"{'':<18}{one}" for one in more]
    if admin_token is not None:
        lines.append(f"  {'Operator token':<16}{admin_token}   shown once")
    lines.append(f"  {'Stop':<16}Ctrl-C")
    return "\n".join(lines)
