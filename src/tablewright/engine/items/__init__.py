"""Items: keys, conditions, writes, reads of ranges, and transactions."""
