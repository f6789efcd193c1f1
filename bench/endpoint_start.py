"""How long a server takes from the start of its process to its first answer, and its memory then.

Memory is RssAnon, which is the server's own, and RSS, which also counts pages of files: of its
program, and of its data where that is mapped. Both are of all its processes together.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from bench import report
from bench.endpoint_contenders import Contender
from bench.endpoint_race import Results
from bench.loading import progress
from bench.peers import Missing
from bench.serving import Memory

SETTLE_SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class _Starts:
    seconds: list[float] = field(default_factory=list)
    memory: list[Memory] = field(default_factory=list)


def measured(
    contenders: Sequence[Contender], *, starts: int, results: Results | None
) -> report.Section:
    """Starts all contenders a number of times, in turns."""
    found = {contender.key: _Starts() for contender in contenders}
    with progress() as bar:
        for contender in bar.track(list(contenders) * starts, description="starting"):
            try:
                with contender.running() as server:
                    time.sleep(SETTLE_SECONDS)
                    found[contender.key].memory.append(server.memory())
                    found[contender.key].seconds.append(server.start_seconds)
            except Missing:
                continue  # the race has said so
    loaded = {
        runner.contender.key: runner.memory_loaded
        for runner in (results.runners if results else ())
    }
    present = {key: starts for key, starts in found.items() if starts.seconds}
    return report.Section(
        "endpoint-start",
        f"Start to the first answer (median of {starts}), and memory in MB",
        columns=("", "start, ms", "RssAnon", "RSS", "RssAnon, loaded", "RSS, loaded"),
        rows=[
            (
                key,
                report.amount(statistics.median(starts.seconds) * 1e3),
                report.amount(statistics.median(m.rss_anon_mb for m in starts.memory)),
                report.amount(statistics.median(m.rss_mb for m in starts.memory)),
                report.amount(loaded[key].rss_anon_mb) if key in loaded else "",
                report.amount(loaded[key].rss_mb) if key in loaded else "",
            )
            for key, starts in present.items()
        ],
        data=[
            {
                "contender": key,
                "seconds": starts.seconds,
                "idle": [asdict(memory) for memory in starts.memory],
                "loaded": asdict(loaded[key]) if key in loaded else None,
            }
            for key, starts in present.items()
        ],
    )
