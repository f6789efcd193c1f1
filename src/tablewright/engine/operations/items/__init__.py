"""Operations on items."""
