"""How schemathesis fuzzes a system: all phases in `make soak`, the cheap one in a whole run."""

from __future__ import annotations

import os

import pytest

from tablewright.testing.openapi import EXAMPLES_VARIABLE

_IS_LONG = EXAMPLES_VARIABLE in os.environ
# The other phases take minutes where there are so many operations.
PHASES = ["coverage", "fuzzing", "stateful"] if _IS_LONG else ["fuzzing"]
LONG = pytest.mark.skipif(not _IS_LONG, reason="only in the long run: make soak")
