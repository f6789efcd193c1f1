"""System calls that fail on purpose: the Nth of a kind, once or from then on, or a kill instead.

A small library, made with the C compiler at hand and loaded before the others, stands in front of
the calls. Where there is no compiler, `strace` does the same, more slowly.
"""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

_SHIM = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>

static int fails(const char *call) {
    static int seen;
    const char *name = getenv("FAILING_CALL");
    if (!name || strcmp(name, call)) return 0;
    int number = __atomic_add_fetch(&seen, 1, __ATOMIC_SEQ_CST);
    int first = atoi(getenv("FAILING_NTH"));
    if (number != first && !(number > first && atoi(getenv("FAILING_ON")))) return 0;
    if (!atoi(getenv("FAILING_ERRNO"))) raise(SIGKILL);
    errno = atoi(getenv("FAILING_ERRNO"));
    return 1;
}

#define UNLESS(call, name, ...) \
    { return fails(call) ? -1 : ((__typeof__(&name))dlsym(RTLD_NEXT, #name))(__VA_ARGS__); }

int fdatasync(int fd) UNLESS("fdatasync", fdatasync, fd)
int fsync(int fd) UNLESS("fsync", fsync, fd)
int rename(const char *a, const char *b) UNLESS("rename", rename, a, b)
ssize_t writev(int fd, const struct iovec *v, int n) UNLESS("writev", writev, fd, v, n)
ssize_t pwrite(int fd, const void *b, size_t n, off_t o) UNLESS("pwrite64", pwrite, fd, b, n, o)
ssize_t pwrite64(int fd, const void *b, size_t n, off_t o) UNLESS("pwrite64", pwrite64, fd, b, n, o)
"""

CALLS = ("fdatasync", "pwrite64", "writev")  # how LMDB writes
CREATING_CALLS = (*CALLS, "fsync", "rename")
_SYSTEM_CALLS = {"rename": "?rename,?renameat,?renameat2"}  # not every machine has each of them


@dataclass(frozen=True)
class Failure:
    """Which call fails, and how."""

    call: str
    nth: int
    error: int = errno.EIO  # 0: the process is killed
    goes_on: bool = False

    def __str__(self) -> str:
        how = errno.errorcode[self.error] if self.error else "SIGKILL"
        return f"{self.call} {self.nth}{'+' if self.goes_on else ''} {how}"


class Injector:
    """Starts commands in which a call fails."""

    def __init__(self, folder: Path) -> None:
        self._shim = folder / "failing_calls.so"
        self._compiler = shutil.which("cc")
        if self._compiler is not None:
            source = folder / "failing_calls.c"
            source.write_text(_SHIM)
            command = [self._compiler, "-shared", "-fPIC", "-o", self._shim, source, "-ldl"]
            subprocess.run(command, check=True, capture_output=True)

    @staticmethod
    def why_not() -> str:
        """Why no call can be made to fail here; empty where it can."""
        if sys.platform != "linux" or not (shutil.which("cc") or shutil.which("strace")):
            return "no call can be made to fail without Linux and a C compiler or strace"
        return ""

    def run(
        self, failure: Failure, command: list[str], cwd: Path
    ) -> subprocess.CompletedProcess[str]:
        """Runs a command to its end."""
        environment = dict(os.environ)
        if self._compiler is None:
            command = [*_strace(failure), *command]
        else:
            environment |= {
                "LD_PRELOAD": str(self._shim),
                "FAILING_CALL": failure.call,
                "FAILING_NTH": str(failure.nth),
                "FAILING_ERRNO": str(failure.error),
                "FAILING_ON": str(int(failure.goes_on)),
            }
        return subprocess.run(
            command,
            cwd=cwd,
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )


def _strace(failure: Failure) -> list[str]:
    effect = f"error={errno.errorcode[failure.error]}" if failure.error else "signal=KILL"
    when = f"{failure.nth}{'+' if failure.goes_on else ''}"
    calls = _SYSTEM_CALLS.get(failure.call, failure.call)
    trace = ["-e", f"trace={calls}", "-e", f"inject={calls}:{effect}:when={when}"]
    # Looking at no other calls makes it fast, but then strace does not send signals.
    fast = ["--seccomp-bpf"] if failure.error else []
    return ["strace", "-f", "-qq", *fast, "-o", os.devnull, *trace]
