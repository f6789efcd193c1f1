"""Planning: what an import changes in a tree."""
