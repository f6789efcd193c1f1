"""WhatsApp: a business messaging backend in one table of 25 item types.

from tablewright.systems.whatsapp.design import DESIGN, Message

Where the design differs from its document, and why, is said in `docs/systems/whatsapp.md`.
"""
