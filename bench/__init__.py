"""What the engine costs: `make bench` runs it, `docs/internals/speed.md` says how to read it."""
