"""The engine beside the model in the long run (`make soak`), with other steps for each seed."""

from __future__ import annotations

import traceback
from pathlib import Path

from hypothesis import Phase

from tests.soak_part import Part, Rig
from tests.stateful.everything import run

_STEPS = 20_000


def _engine_and_model(folder: Path, seed: int) -> Part:
    try:
        steps = run(f"Seed{seed}Round", steps_due=_STEPS, phases=(Phase.generate, Phase.shrink))
    except Exception as failure:
        return Part(_STEPS, problems=["".join(traceback.format_exception(failure))])
    return Part(steps)


RIGS = {"model": Rig(_engine_and_model)}
