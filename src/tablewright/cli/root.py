"""The list of commands, and the mapping of every failure to an exit status.

Exit statuses: 0 success, 1 failure, 2 invalid command line, 3 changes in a plan, 4 refused to
destroy data, 5 store or target unavailable, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

import click

from tablewright.cli.apply import apply
from tablewright.cli.backup import backup
from tablewright.cli.by_system import BySystem, Renamed
from tablewright.cli.client import client
from tablewright.cli.cost import cost
from tablewright.cli.describe import describe
from tablewright.cli.diagram import diagram
from tablewright.cli.docs import docs
from tablewright.cli.dynamodb import dynamodb
from tablewright.cli.explain import explain
from tablewright.cli.export import export
from tablewright.cli.import_ import import_
from tablewright.cli.infrastructure import infrastructure
from tablewright.cli.lint import lint
from tablewright.cli.new import new
from tablewright.cli.plan import plan
from tablewright.cli.restore import restore
from tablewright.cli.run import run as run_pattern
from tablewright.cli.seed import seed
from tablewright.cli.serve import serve
from tablewright.cli.systems import systems
from tablewright.cli.token import token
from tablewright.cli.vault import vault
from tablewright.cli.verify import verify
from tablewright.cli.version import version, version_text
from tablewright.commands.failures import (
    EXIT_FAILED,
    EXIT_OK,
    EXIT_USAGE,
    Interrupted,
    UsageFailure,
    failure_of,
)
from tablewright.commands.outcome import Outcome, write

_EXAMPLES = """\b
Examples:
  tablewright serve --demo             serve all systems, with sample data
  tablewright new shop                 create a system of your own
  tablewright dynamodb                 serve DynamoDB's protocol on port 8000
  tablewright verify ./data            check a store
  tablewright verify ./data --json     the same, as JSON
  tablewright backup ./data FILE       back up a store to one file
  tablewright restore FILE ./data      restore a backup
  tablewright describe yggdrasil       show tables, entities and access patterns
  tablewright lint yggdrasil           find mistakes in a design
  tablewright plan yggdrasil           show the changes that a target needs
  tablewright seed yggdrasil           write sample data
  tablewright run shop Order.get o1    run an access pattern
  tablewright yggdrasil gedcom --help  commands of a system
  tablewright explain D103             explain an error code
  tablewright version                  show versions for a bug report
"""


def _show_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(version_text())
        context.exit()


@click.group(
    cls=BySystem,
    epilog=_EXAMPLES,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=_show_version,
    help="Show the version and exit.",
)
def root() -> None:
    """Tablewright turns a DynamoDB design into a working backend."""


root.add_command(dynamodb)
root.add_command(backup)
root.add_command(restore)
root.add_command(verify)
root.add_command(vault)
root.add_command(systems)
root.add_command(describe)
root.add_command(docs)
root.add_command(diagram)
root.add_command(lint)
root.add_command(cost)
root.add_command(plan)
root.add_command(apply)
root.add_command(infrastructure)
root.add_command(export)
root.add_command(import_)
root.add_command(seed)
root.add_command(run_pattern)
root.add_command(new)
root.add_command(serve)
root.add_command(token)
root.add_command(client)
root.add_command(explain)
root.add_command(version)
root.add_command(Renamed("gedcom", "yggdrasil", "gedcom"))


def run(arguments: Sequence[str]) -> int:
    """Runs one command line and returns its exit status. Raises only for bugs."""
    as_json = "--json" in arguments
    try:
        status: Any = root.main(list(arguments), prog_name="tablewright", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        error.show(sys.stderr)
        return EXIT_USAGE
    except click.UsageError as error:
        return _fail(UsageFailure(error.format_message()), as_json=as_json)
    except click.ClickException as error:  # of a command of a system
        error.show()
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        return _fail(Interrupted("Interrupted."), as_json=as_json)
    except BrokenPipeError:
        # The reader of the output has closed it, as `head` does; Python would complain again at
        # exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_FAILED
    except Exception as error:
        if failure_of(error) is None:
            raise
        return _fail(error, as_json=as_json)
    return status if isinstance(status, int) else EXIT_OK


def _fail(error: Exception, *, as_json: bool) -> int:
    return write(Outcome(failure=failure_of(error)), as_json=as_json)
