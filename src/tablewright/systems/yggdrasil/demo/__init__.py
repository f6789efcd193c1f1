"""Sample data: a demo family, and families of any size."""
