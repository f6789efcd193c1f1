"""Mail: messages, and the outboxes that send them."""
