"""The ways a command can fail, and the exit status of each.

    CommandFailure
    ├─ UsageFailure         U101   exit 2     the command line makes no sense
    ├─ UnreadablePath       U102   exit 5     the path cannot be read
    ├─ Interrupted          U103   exit 130   Ctrl-C
    ├─ AddressTaken         U104   exit 5     the port cannot be listened on
    ├─ OpenToTheNetwork     U105   exit 2     a network address without keys
    ├─ BadAccessKey         U106   exit 2     an access key in no form
    ├─ WorkerEnded          U107   exit 1     a process of the endpoint could not start
    ├─ AlreadyThere         U108   exit 1     what is to be made is there already
    ├─ UnknownDesign        U109   exit 2     no system and no module has that name
    ├─ NotAKeysFolder       U110   exit 5     no secrets of a service in the folder
    ├─ NotASystem           U111   exit 2     a module without a SYSTEM
    ├─ NoCommands           U113   exit 2     a system without commands of its own
    ├─ NotConfirmed         U121   exit 4     a change that nobody has said yes to
    ├─ RefusedByTarget      U122   exit 1     DynamoDB refused a request
    ├─ ProblemsFound        U201   exit 1     `verify` found a damaged store
    ├─ MistakesFound        U202   exit 1     `lint` found errors in a design
    ├─ ItemsRejected        U211   exit 1     some rows of an import are no items
    └─ NotTheSame           U212   exit 1     what was written is not what was read

Errors of the engine keep their own codes; `failure_of` says what a command makes of them.
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
EXIT_CHANGES = 3  # a plan has steps: nothing failed, and a script can tell
EXIT_REFUSED = 4  # it would lose something, or could not be undone
EXIT_UNREACHABLE = 5
EXIT_INTERRUPTED = 130  # 128 + SIGINT, as shells count


@dataclass(frozen=True, slots=True)
class Failure:
    """What the person, or the program reading `--json`, is told about a failure."""

    code: str
    message: str
    hint: str
    exit_status: int
    docs: str  # the page about it; empty if there is none


class CommandFailure(CodedError):
    """A command could not do what it was asked; `code` names a page under `docs/errors/`."""

    code = "U000"
    exit_status: ClassVar[int] = EXIT_FAILED


class UsageFailure(CommandFailure):
    """The command line names something that does not exist, or lacks something it needs."""

    code = "U101"
    hint = "Run it with --help to see what it takes."
    exit_status = EXIT_USAGE


class UnreadablePath(CommandFailure):
    """The operating system refused to read the path."""

    code = "U102"
    hint = "Check that the path is there and that this user may read it."
    exit_status = EXIT_UNREACHABLE


class Interrupted(CommandFailure):
    """The command was stopped with Ctrl-C before it was done."""

    code = "U103"
    hint = "Run the same command again to start over."
    exit_status = EXIT_INTERRUPTED


class AddressTaken(CommandFailure):
    """The operating system does not let this process listen on the address."""

    code = "U104"
    hint = "Stop what listens there, or choose another with that option; 0 is any that is free."
    exit_status = EXIT_UNREACHABLE


class OpenToTheNetwork(CommandFailure):
    """The endpoint would be reachable from other machines, with nobody asked for a key."""

    code = "U105"
    hint = "Give keys with --access-keys-file, listen on 127.0.0.1, or say --insecure."
    exit_status = EXIT_USAGE


class BadAccessKey(CommandFailure):
    """An access key does not have the form ID:SECRET."""

    code = "U106"
    hint = "Write it as ID:SECRET, for example AKIDEXAMPLE:wJalrXUtnFEMI."
    exit_status = EXIT_USAGE


class WorkerEnded(CommandFailure):
    """One of the endpoint's processes ended while it started."""

    code = "U107"
    hint = "What it said of the reason stands above; memory and process limits are the usual ones."


class AlreadyThere(CommandFailure):
    """The command was to make something where there is something; nothing was touched."""

    code = "U108"
    hint = "Name another place, or move away what is there."


class UnknownDesign(CommandFailure):
    """There is no design of that name."""

    code = "U109"
    hint = "Run `tablewright systems` for those that ship with it, or name a module of your own."
    exit_status = EXIT_USAGE


class NotAKeysFolder(CommandFailure):
    """The folder does not hold the secrets of a service; nothing was written."""

    code = "U110"
    hint = "Name the folder that `tablewright serve` shows as Secrets with --keys."
    exit_status = EXIT_UNREACHABLE


class NotASystem(CommandFailure):
    """A module can be imported, but it does not define a system."""

    code = "U111"
    hint = (
        "Add three lines to the module: `from tablewright.kits.keyed import system`, the routes, "
        'and `SYSTEM = system("shop", DESIGN, ROUTES)`.'
    )
    exit_status = EXIT_USAGE


class NoCommands(CommandFailure):
    """A system is named like a command, and has no commands of its own."""

    code = "U113"
    hint = 'Set `commands` of its SYSTEM to the place of a click group: "shop.commands:shop".'
    exit_status = EXIT_USAGE


class NotConfirmed(CommandFailure):
    """A target was to be changed, and nobody has said yes."""

    code = "U121"
    hint = "Say --yes, or answer the question at a terminal."
    exit_status = EXIT_REFUSED


class RefusedByTarget(CommandFailure):
    """DynamoDB, or what stands for it, refused a request of the command."""

    code = "U122"
    hint = "The name and the words are DynamoDB's; its API reference explains them."


class ItemsRejected(CommandFailure):
    """Some lines of an import could not become items; the others did."""

    code = "U211"
    hint = "The file of rejects names each line and what is wrong with it."


class NotTheSame(CommandFailure):
    """What a target or a folder holds after a transfer is not what was to be there."""

    code = "U212"
    hint = "Look whether others write the same tables meanwhile, then run the command again."


class MistakesFound(CommandFailure):
    """`lint` found mistakes in a design that keep it from working."""

    code = "U202"
    hint = "Each finding says what to do; a comment with a reason allows one that is meant."


class ProblemsFound(CommandFailure):
    """`verify` read the whole store and found that parts of it are not as they were written."""

    code = "U201"
    hint = "Keep a copy of the store as it is, then restore the latest backup."


class ItemsUnreadable(CommandFailure):
    """`verify --design` read the tables of a design, and some items do not fit their entity."""

    code = "U203"
    hint = "Fix each item, or declare what is stored; lists and feeds pass over such items."


_REFUSALS = (DestructivePlanError, ImpossiblePlanError, TableNotEmptyError)


def failure_of(error: BaseException) -> Failure | None:
    """What a command says about an error; None if the error is a bug, whose traceback is wanted."""
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
    # str() of a coded error has its code and hint in it, which have members of their own here.
    return str(error.args[0]) if error.args else (type(error).__doc__ or "").partition("\n")[0]


def _reason(error: OSError) -> str:
    reason = error.strerror or str(error)
    return f"{reason}: {os.fsdecode(error.filename)}." if error.filename else f"{reason}."
