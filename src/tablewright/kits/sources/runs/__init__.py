"""Runs: syncs of sources, from the request to the result."""
