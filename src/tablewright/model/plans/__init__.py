"""Plans: the compiled declaration of an entity, for its operations."""
