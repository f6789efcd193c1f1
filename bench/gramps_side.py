"""Gramps' library, asked by lines of JSON on stdin: run by `bench.yggdrasil_gramps`.

It runs with the system's Python, for which Debian installs Gramps, and imports nothing of ours.
"""

# pyright: reportMissingImports=false

import gc
import json
import os
import re
import sys
import time
from pathlib import Path
from typing import Any

HOME = Path(sys.argv[1])
HOME.mkdir(parents=True, exist_ok=True)
os.environ["GRAMPSHOME"] = str(HOME)
os.environ["LANGUAGE"] = "en"

# Gramps writes to stdout now and then; the answers have it for themselves.
ANSWERS = os.fdopen(os.dup(1), "w", buffering=1)
os.dup2(2, 1)

# Gramps reads its environment when it is imported.
from gramps.gen.const import PLUGINS_DIR  # noqa: E402
from gramps.gen.db.utils import make_database  # noqa: E402
from gramps.gen.plug import BasePluginManager  # noqa: E402
from gramps.gen.proxy.cache import CacheProxyDb  # noqa: E402
from gramps.gen.relationship import get_relationship_calculator  # noqa: E402
from gramps.gen.user import User  # noqa: E402


class Side:
    """What Gramps has imported, and its calculator of relationships."""

    def __init__(self):
        BasePluginManager.get_instance().reg_plugins(PLUGINS_DIR, None, None)
        from gramps.plugins.importer.importgedcom import importData

        self.read_file = importData
        self.imports = 0
        self.db: Any = None
        self.cached: Any = None
        self.calculator: Any = None
        self.handles = {}

    def do_import(self, path):
        """A file into a new SQLite database on disk, as Gramps' users have it."""
        if self.db is not None:
            self.db.close()
        self.imports += 1
        folder = HOME / f"tree-{self.imports}"
        folder.mkdir()
        self.db = make_database("sqlite")
        self.db.load(str(folder))
        gc.collect()
        gc.freeze()
        start, begun = time.perf_counter(), time.process_time()
        self.read_file(self.db, path, User())
        return {
            "seconds": time.perf_counter() - start,
            "processor_seconds": time.process_time() - begun,
            "people": self.db.get_number_of_people(),
        }

    def do_warm(self, generations):
        """Loads all people into memory, so that no query has to read."""
        self.cached = CacheProxyDb(self.db)
        self.handles = {}
        for handle in self.cached.get_person_handles():
            person = self.cached.get_person_from_handle(handle)
            # Gramps writes I1 as I0001; what stays the same is the number.
            self.handles[int(re.sub(r"\D", "", person.gramps_id) or 0)] = handle
        for handle in self.cached.get_family_handles():
            self.cached.get_family_from_handle(handle)
        self.calculator = get_relationship_calculator(reinit=True)
        self.calculator.set_depth(generations)
        return {}

    def do_kin(self, pairs):
        """What the second of each pair is to the first, and by how many steps; by numbers."""
        people = [
            tuple(self.cached.get_person_from_handle(self.handles[one]) for one in pair)
            for pair in pairs
        ]
        start = time.perf_counter()
        found = [
            self.calculator.get_one_relationship(self.cached, *pair, extra_info=True)
            for pair in people
        ]
        seconds = time.perf_counter() - start
        distances = [-1 if up == -1 else up + down for _, up, down in found]
        return {"seconds": seconds, "names": [one[0] for one in found], "distances": distances}


def main():
    side = Side()
    for line in sys.stdin:
        asked = json.loads(line)
        answer = getattr(side, f"do_{asked.pop('do')}")(**asked)
        ANSWERS.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main()
