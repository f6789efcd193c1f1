"""Serving: the process that runs systems: their store, their secrets, their port.

`tablewright serve` is the command for it. Not here: what systems do (`tablewright.systems`), how a
request is served (`tablewright.api`).
"""
