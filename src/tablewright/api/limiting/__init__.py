"""Rate limits: how much a caller may ask for, counted in the store."""
