"""Operations that export to a bucket and import from one."""
