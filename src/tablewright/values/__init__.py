"""What a DynamoDB value is: its type, its order, its size, its bytes."""
