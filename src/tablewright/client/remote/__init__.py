"""DynamoDB over the network: its JSON protocol on HTTP/1.1, signed, pooled and retried.

What needs no socket is written once and shared: signing, reading answers, telling errors apart,
waiting between attempts. Two thin drivers do the input and output: `transport` with threads,
`async_transport` on an event loop.
"""
