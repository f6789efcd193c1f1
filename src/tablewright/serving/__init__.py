"""Serving: the process that runs systems, with their store, secrets and port.

`tablewright serve` runs it.
Not here: systems (`tablewright.systems`), requests (`tablewright.api`).
"""
