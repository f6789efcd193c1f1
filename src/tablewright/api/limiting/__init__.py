"""Rate limits of callers, counted in the store."""
