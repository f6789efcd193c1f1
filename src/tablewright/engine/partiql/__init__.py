"""Execution of PartiQL statements: the ranges that they read, and the items that they write.

A SELECT becomes the ranges of a Query, or a Scan without a usable key; INSERT, UPDATE and DELETE
become the writes of PutItem, UpdateItem and DeleteItem.
Not here: parsing (`tablewright.partiql`), the response (`engine.operations`).
"""
