"""dlt reads one stream of a sandbox into JSON lines; run by an interpreter that has dlt.

    python bench/connectors_dlt.py URL TOKEN FOLDER

Not here: starting it (`bench.kits_connectors`).
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import dlt  # pyright: ignore[reportMissingImports]
from dlt.sources.rest_api import rest_api_source  # pyright: ignore[reportMissingImports]

url, token, folder, properties = sys.argv[1:5]
source = rest_api_source(
    {
        "client": {"base_url": f"{url}/", "auth": {"type": "bearer", "token": token}},
        "resources": [
            {
                "name": "contacts",
                "endpoint": {
                    "path": "crm/v3/objects/contacts",
                    "params": {"limit": 100, "properties": properties},
                    "data_selector": "results",
                    "paginator": {
                        "type": "cursor",
                        "cursor_path": "paging.next.after",
                        "cursor_param": "after",
                    },
                },
            }
        ],
    }
)
pipeline = dlt.pipeline(
    "bench",
    pipelines_dir=f"{folder}/state",
    destination=dlt.destinations.filesystem(f"file://{folder}/out"),
    dataset_name="bench",
)
began, used = time.perf_counter(), time.process_time()
pipeline.run(source, loader_file_format="jsonl")
seconds, cpu = time.perf_counter() - began, time.process_time() - used
counts: Any = pipeline.last_trace
counts = counts.last_normalize_info.row_counts
print(json.dumps({"records": counts["contacts"], "seconds": seconds, "cpu": cpu}))
