"""What commands are built from: names of designs and systems, targets, results, failures.

Systems may import this package for commands of their own.
Not here: the commands of Tablewright itself (`tablewright.cli`).
"""
