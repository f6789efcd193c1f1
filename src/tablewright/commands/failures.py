"""The ways a command can fail, and the exit status of each.

    CommandFailure
    ├─ UsageFailure         U101   exit 2     invalid command line
    ├─ UnreadablePath       U102   exit 5     path cannot be read
    ├─ Interrupted          U103   exit 130   interrupted with Ctrl-C
    ├─ AddressTaken         U104   exit 5     cannot listen on the address
    ├─ OpenToTheNetwork     U105   exit 2     network address without access keys
    ├─ BadAccessKey         U106   exit 2     invalid access key
    ├─ WorkerEnded          U107   exit 1     worker process failed to start
    ├─ AlreadyThere         U108   exit 1     output already exists
    ├─ UnknownDesign        U109   exit 2     unknown system or module
    ├─ NotAKeysFolder       U110   exit 5     not a secrets directory
    ├─ NotASystem           U111   exit 2     module does not define a system
    ├─ NoCommands           U113   exit 2     system has no commands
    ├─ NotConfirmed         U121   exit 4     not confirmed
    ├─ RefusedByTarget      U122   exit 1     request rejected by DynamoDB
    ├─ ProblemsFound        U201   exit 1     `verify` found problems
    ├─ MistakesFound        U202   exit 1     `lint` found errors in a design
    ├─ ItemsUnreadable      U203   exit 1     `verify --design` found unreadable items
    ├─ ItemsRejected        U211   exit 1     rows rejected during import
    └─ NotTheSame           U212   exit 1     imported data does not match

The engine's errors keep their own codes; `failure_of` maps them.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import ClassVar

from tablewright.errors import (
    CodedError,
    DestructivePlanError,
    ImpossiblePlanError,
    ServiceError,
    TableNotEmptyError,
)

EXIT_OK = 0
EXIT_FAILED = 1
EXIT_USAGE = 2
EXIT_CHANGES = 3  # a plan has steps: scripts can detect this
EXIT_REFUSED = 4  # it would lose data, or could not be undone
EXIT_UNREACHABLE = 5
EXIT_INTERRUPTED = 130  # 128 + SIGINT, as shells count


@dataclass(frozen=True, slots=True)
class Failure:
    """A failure as the user, or a program that reads `--json`, sees it."""

    code: str
    message: str
    hint: str
    exit_status: int
    docs: str  # the page about it; empty if there is none


class CommandFailure(CodedError):
    """A command failed; `code` names a page in `docs/errors/`."""

    code = "U000"
    exit_status: ClassVar[int] = EXIT_FAILED


class UsageFailure(CommandFailure):
    """The command line is invalid: a name is unknown, or a value is missing."""

    code = "U101"
    hint = "Run the command with --help to see its options."
    exit_status = EXIT_USAGE


class UnreadablePath(CommandFailure):
    """The operating system cannot read the path."""

    code = "U102"
    hint = "Check that the path exists and that this user may read it."
    exit_status = EXIT_UNREACHABLE


class Interrupted(CommandFailure):
    """The command was interrupted with Ctrl-C."""

    code = "U103"
    hint = "Run the same command again to start over."
    exit_status = EXIT_INTERRUPTED


class AddressTaken(CommandFailure):
    """The operating system does not let this process listen on the address."""

    code = "U104"
    hint = "Stop the program that uses the port, or choose another port; 0 picks a free one."
    exit_status = EXIT_UNREACHABLE


class OpenToTheNetwork(CommandFailure):
    """The endpoint would be reachable from other machines without an access key."""

    code = "U105"
    hint = "Pass --access-keys-file, listen on 127.0.0.1, or pass --insecure."
    exit_status = EXIT_USAGE


class BadAccessKey(CommandFailure):
    """An access key is not of the form ID:SECRET."""

    code = "U106"
    hint = "Write it as ID:SECRET, for example AKIDEXAMPLE:wJalrXUtnFEMI."
    exit_status = EXIT_USAGE


class WorkerEnded(CommandFailure):
    """A process of the endpoint exited during startup."""

    code = "U107"
    hint = "The worker's own error is printed above. Common causes are memory and process limits."


class AlreadyThere(CommandFailure):
    """The output file or directory already exists; nothing was written."""

    code = "U108"
    hint = "Choose another path, or move the existing file or directory."


class UnknownDesign(CommandFailure):
    """No design has this name."""

    code = "U109"
    hint = "Name an installed system (`tablewright systems`), a module, or a file."
    exit_status = EXIT_USAGE


class NotAKeysFolder(CommandFailure):
    """The directory does not contain the secrets of a service; nothing was written."""

    code = "U110"
    hint = "With --secrets, name the directory that `tablewright serve` shows as Secrets."
    exit_status = EXIT_UNREACHABLE


class NotASystem(CommandFailure):
    """A module does not define a system."""

    code = "U111"
    hint = (
        "Add three lines to the module: `from tablewright.kits.keyed import system`, the routes, "
        'and `SYSTEM = system("shop", DESIGN, ROUTES)`.'
    )
    exit_status = EXIT_USAGE


class NoCommands(CommandFailure):
    """A system has no commands."""

    code = "U113"
    hint = (
        "`tablewright serve` serves it, and `tablewright describe` shows its design. To add"
        ' commands, set `commands` of its SYSTEM to the location of a click group: "shop.commands:'
        'shop".'
    )
    exit_status = EXIT_USAGE


class NotConfirmed(CommandFailure):
    """A change was not confirmed."""

    code = "U121"
    hint = "Pass --yes, or confirm at a terminal."
    exit_status = EXIT_REFUSED


class RefusedByTarget(CommandFailure):
    """DynamoDB, or another server, rejected a request of the command."""

    code = "U122"
    hint = "DynamoDB's API reference explains this error."


class ItemsRejected(CommandFailure):
    """Some rows of an import are not valid items; the others were imported."""

    code = "U211"
    hint = "Correct these rows, and import them again. The rejects file lists all of them."


class NotTheSame(CommandFailure):
    """After a transfer, the data on the target differs from the source."""

    code = "U212"
    hint = "Check whether other programs write to these tables, then run the command again."


class MistakesFound(CommandFailure):
    """`lint` found errors in a design."""

    code = "U202"
    hint = "Each finding has a remedy. A comment with a reason allows an intended one."


class ProblemsFound(CommandFailure):
    """`verify` found damaged or inconsistent records in a store."""

    code = "U201"
    hint = "Keep a copy of the store, then restore the latest backup."


class ItemsUnreadable(CommandFailure):
    """`verify --design` found items that do not fit their entity."""

    code = "U203"
    hint = "Fix each item, or change the declaration. Lists and feeds skip such items."


_REFUSALS = (DestructivePlanError, ImpossiblePlanError, TableNotEmptyError)


def failure_of(error: BaseException) -> Failure | None:
    """Returns the failure that a command reports for an error; None for bugs."""
    if isinstance(error, CommandFailure):
        return _failure(error, error.exit_status)
    if isinstance(error, CodedError):
        # S1.. are the errors of opening: the store was not reached, so nothing was done.
        is_unreached = error.code.startswith(("S1", "T"))
        status = EXIT_UNREACHABLE if is_unreached else EXIT_FAILED
        if isinstance(error, _REFUSALS):
            status = EXIT_REFUSED
        return _failure(error, status)
    if isinstance(error, ServiceError):
        return failure_of(RefusedByTarget(f"{error.type}: {error.message}"))
    if isinstance(error, OSError):
        return failure_of(UnreadablePath(_reason(error)))
    return None


def _failure(error: CodedError, status: int) -> Failure:
    return Failure(error.code, _first_argument(error), error.hint, status, error.docs)


def _first_argument(error: CodedError) -> str:
    # str() of a coded error contains its code and hint, which are separate members here.
    return str(error.args[0]) if error.args else (type(error).__doc__ or "").partition("\n")[0]


def _reason(error: OSError) -> str:
    reason = error.strerror or str(error)
    return f"{reason}: {os.fsdecode(error.filename)}." if error.filename else f"{reason}."
