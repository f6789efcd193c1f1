"""The crash rigs of the long run (`make soak`)."""

from __future__ import annotations

import errno
import itertools
from collections import Counter
from pathlib import Path

from tests.crash import (
    backup_kills,
    bit_flips,
    creation,
    failed_sync,
    kill_nine,
    mounts,
    power_cut,
)
from tests.crash.failing_calls import CALLS, Failure, Injector
from tests.soak_part import Part, Rig

_ROUNDS = 25  # kills or cuts of one store
_FLIPS = 200
_FAILED_CALLS = list(itertools.product((errno.EIO, errno.ENOSPC), CALLS, (False, True)))


def _kill_nine(folder: Path, seed: int) -> Part:
    outcome = kill_nine.run(folder, seed=seed, kills=_ROUNDS)
    counts = Counter(answered=outcome.answered, unanswered=outcome.unknown)
    return Part(outcome.rounds, counts, outcome.problems)


def _power_cut(folder: Path, seed: int) -> Part:
    outcome = power_cut.run(folder, seed=seed, cuts=_ROUNDS)
    counts = Counter(answered=outcome.answered, unanswered=outcome.unknown)
    return Part(outcome.rounds, counts, outcome.problems)


def _bit_flips(folder: Path, seed: int) -> Part:
    regions = ["anywhere", *bit_flips.REGIONS]  # anywhere twice as often as anywhere in particular
    region = regions[seed % len(regions)]
    outcome = bit_flips.run(folder, seed=seed, flips=_FLIPS, region=region)
    return Part(outcome.flips, outcome.reads, outcome.problems)


def _failed_sync(folder: Path, seed: int) -> Part:
    rig = failed_sync.Rig(folder)
    error, call, goes_on = _FAILED_CALLS[seed % len(_FAILED_CALLS)]
    nth = 1
    while rig.run(Failure(call, nth, error, goes_on)):
        nth += 1
    return Part(rig.outcome.failures, Counter({call: nth - 1}), rig.outcome.problems)


def _creation(folder: Path, seed: int) -> Part:
    outcome = creation.run(folder)
    counts = Counter(none=outcome.left_none, whole=outcome.left_whole)
    return Part(outcome.kills, counts, outcome.problems)


def _backup_kills(folder: Path, seed: int) -> Part:
    outcome = backup_kills.run(folder, seed=seed, kills=_ROUNDS)
    return Part(outcome.kills, Counter(made=outcome.made), outcome.problems)


def _command_kills(folder: Path, seed: int) -> Part:
    outcome = backup_kills.run_commands(folder, seed=seed, kills=_ROUNDS)
    counts = Counter(none=outcome.left_none, whole=outcome.left_whole)
    return Part(outcome.kills, counts, outcome.problems)


RIGS = {
    "kill-nine": Rig(_kill_nine),
    "power-cut": Rig(_power_cut, mounts.why_not),
    "bit-flips": Rig(_bit_flips),
    "failed-sync": Rig(_failed_sync, Injector.why_not),
    "creation": Rig(_creation, Injector.why_not),
    "backup-kills": Rig(_backup_kills),
    "command-kills": Rig(_command_kills),
}
