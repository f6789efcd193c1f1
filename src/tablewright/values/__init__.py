"""DynamoDB values: their types, order, sizes and bytes."""
