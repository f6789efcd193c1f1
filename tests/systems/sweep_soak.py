"""Every fault of every scenario, for `make soak`; or one scenario, or one fault, by its name.

python -m tests.systems.sweep_soak
python -m tests.systems.sweep_soak events.claiming
python -m tests.systems.sweep_soak events.claiming lost-3
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

from tablewright.testing import explore, sweep
from tests.kits.admin import sweeps as admin
from tests.kits.mail import sweeps as mail
from tests.kits.product.sweeps import scenarios as product
from tests.kits.webhooks import sweeps as webhooks
from tests.soak_part import Part, Rig
from tests.systems.core.sweeps import scenarios as core
from tests.systems.events.sweeps import scenarios as events
from tests.systems.sweeping import Scenario
from tests.systems.yggdrasil.sweeps import scenarios as yggdrasil

SCENARIOS: dict[str, Scenario[Any]] = {
    f"{name}.{one.__name__}": one
    for name, system in (
        ("admin", admin),
        ("core", core),
        ("events", events),
        ("mail", mail),
        ("product", product),
        ("webhooks", webhooks),
        ("yggdrasil", yggdrasil),
    )
    for one in system.SCENARIOS
}


def _sweep(_: Path, seed: int) -> Part:
    """One scenario, under every fault; the next seed has the next scenario."""
    name = list(SCENARIOS)[seed % len(SCENARIOS)]
    scenario = SCENARIOS[name]
    report = explore(scenario, kinds=scenario.kinds)
    problems = [f"{name} {failure}" for failure in report.failures]
    problems += [f"{name} met no fault of the kind {kind!r}" for kind in report.missed]
    counts = Counter({str(kind): count for kind, count in report.affected.items()})
    return Part(counts.total(), counts, problems)


RIGS = {"sweep": Rig(_sweep)}


def main(arguments: list[str]) -> int:
    """Runs from the command line."""
    if len(arguments) == 2:
        scenario = SCENARIOS[arguments[0]]
        print(sweep(scenario, kinds=scenario.kinds, only=arguments[1]))
        return 0
    failed = 0
    for name in arguments or SCENARIOS:
        report = explore(SCENARIOS[name], kinds=SCENARIOS[name].kinds)
        print(report, *report.failures, *report.missed, sep="\n  ", flush=True)
        failed += bool(report.failures or report.missed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
