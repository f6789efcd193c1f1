"""DynamoDB over the network: its JSON protocol on HTTP/1.1, signed, pooled and retried.

Code without sockets is shared: signing, parsing responses, classifying errors, backoff. Two thin
drivers do the input and output: `transport` with threads, `async_transport` on an event loop.
"""
