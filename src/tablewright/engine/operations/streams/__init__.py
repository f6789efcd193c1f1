"""Operations on streams."""
