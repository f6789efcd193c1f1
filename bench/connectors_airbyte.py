"""airbyte-cdk reads one stream of a sandbox into JSON lines; run by an interpreter that has it.

    python bench/connectors_airbyte.py URL TOKEN FOLDER PROPERTIES

The source is a manifest, as in Airbyte's connector builder. Its messages go to a file, as they go
to a destination in Airbyte.
Not here: starting it (`bench.kits_connectors`).
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

from airbyte_cdk.entrypoint import AirbyteEntrypoint  # pyright: ignore[reportMissingImports]
from airbyte_cdk.models import (  # pyright: ignore[reportMissingImports]
    ConfiguredAirbyteCatalogSerializer,
)
from airbyte_cdk.sources.declarative.concurrent_declarative_source import (  # pyright: ignore[reportMissingImports]
    ConcurrentDeclarativeSource,
)

url, token, folder, properties = sys.argv[1:5]
schema = {"type": "object", "additionalProperties": True, "properties": {}}
manifest: dict[str, Any] = {
    "version": "6.0.0",
    "type": "DeclarativeSource",
    "check": {"type": "CheckStream", "stream_names": ["contacts"]},
    "streams": [
        {
            "type": "DeclarativeStream",
            "name": "contacts",
            "primary_key": ["id"],
            "schema_loader": {"type": "InlineSchemaLoader", "schema": schema},
            "retriever": {
                "type": "SimpleRetriever",
                "requester": {
                    "type": "HttpRequester",
                    "url_base": url,
                    "path": "/crm/v3/objects/contacts",
                    "http_method": "GET",
                    "request_parameters": {"properties": properties},
                    "authenticator": {
                        "type": "BearerAuthenticator",
                        "api_token": "{{ config['token'] }}",
                    },
                },
                "record_selector": {
                    "type": "RecordSelector",
                    "extractor": {"type": "DpathExtractor", "field_path": ["results"]},
                },
                "paginator": {
                    "type": "DefaultPaginator",
                    "page_size_option": {
                        "type": "RequestOption",
                        "inject_into": "request_parameter",
                        "field_name": "limit",
                    },
                    "page_token_option": {
                        "type": "RequestOption",
                        "inject_into": "request_parameter",
                        "field_name": "after",
                    },
                    "pagination_strategy": {
                        "type": "CursorPagination",
                        "page_size": 100,
                        "cursor_value": "{{ response['paging']['next']['after'] }}",
                        "stop_condition": "{{ not response.get('paging', {}).get('next') }}",
                    },
                },
            },
        }
    ],
    "spec": {"type": "Spec", "connection_specification": {"type": "object"}},
}
stream = {"name": "contacts", "json_schema": schema, "supported_sync_modes": ["full_refresh"]}
catalog = ConfiguredAirbyteCatalogSerializer.load(
    {
        "streams": [
            {"stream": stream, "sync_mode": "full_refresh", "destination_sync_mode": "overwrite"}
        ]
    }
)
config = {"token": token}
source = ConcurrentDeclarativeSource(
    catalog=catalog, config=config, state=None, source_config=manifest
)
files = {
    "config": config,
    "catalog": ConfiguredAirbyteCatalogSerializer.dump(catalog),
}
for name, content in files.items():
    (Path(folder) / f"{name}.json").write_text(json.dumps(content))
arguments = ["read", "--config", f"{folder}/config.json", "--catalog", f"{folder}/catalog.json"]
count, began, used = 0, time.perf_counter(), time.process_time()
with (Path(folder) / "messages.jsonl").open("w") as file:
    for line in AirbyteEntrypoint(source).run(AirbyteEntrypoint.parse_args(arguments)):
        file.write(line + "\n")
        count += '"type":"RECORD"' in line
seconds, cpu = time.perf_counter() - began, time.process_time() - used
print(json.dumps({"records": count, "seconds": seconds, "cpu": cpu}))
