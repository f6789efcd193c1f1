"""Operations on tables and their settings."""
