"""Operations on backups and point-in-time recovery."""
