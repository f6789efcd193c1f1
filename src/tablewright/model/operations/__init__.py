"""What can be done with entities: each operation is an object whose steps any driver can run."""
