"""Operations that execute PartiQL statements."""
