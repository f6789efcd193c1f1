"""Building blocks for commands: finding designs and systems, targets, results, failures.

Systems may import this package for their own commands.
Not here: Tablewright's own commands (`tablewright.cli`).
"""
