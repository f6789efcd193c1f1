"""Complete systems, each declared and built as a user of Tablewright would."""
