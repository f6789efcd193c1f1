"""PartiQL statements at work: which part of a table they read, and which item they write.

A SELECT becomes the ranges that a Query would read, or a Scan where no key serves; INSERT, UPDATE
and DELETE become the writes that PutItem, UpdateItem and DeleteItem make.
Not here: what a statement says (`tablewright.partiql`), and what is answered
(`engine.operations`).
"""
