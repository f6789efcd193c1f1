"""Plans: what an entity's operations need, compiled once from its declaration."""
