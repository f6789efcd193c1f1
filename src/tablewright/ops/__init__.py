"""Jobs on a design or its data: documents, diagrams, findings, costs, plans.

Each takes a `Design` and returns a value with a text and a JSON form; the command line shows it.
Not here: printing (`tablewright.cli`), running a design (`tablewright.client`).
"""
