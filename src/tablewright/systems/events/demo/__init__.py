"""Sample data: the demo tenant and fictional events."""
