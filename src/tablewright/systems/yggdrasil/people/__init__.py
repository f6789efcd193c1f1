"""People: their routes, fields, names and photos."""
