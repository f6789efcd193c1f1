"""What it costs: `make bench` for the engine, `make bench-endpoint` for the endpoint.

`docs/internals/speed.md` and `docs/internals/endpoint-speed.md` say how to read the figures.
"""
