"""Benchmarks: `make bench` for the engine, `make bench-endpoint` for the endpoint, and others.

`results/` has the last results as JSON; `make docs` writes them into `docs/internals/*-speed.md`.
"""
