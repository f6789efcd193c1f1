"""Operations on entities: each is an object whose steps any driver can run."""
