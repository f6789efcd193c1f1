"""WhatsApp: a business messaging backend in one table of 25 item types.

from tablewright.systems.whatsapp.design import DESIGN, Message

`docs/systems/whatsapp.md` lists all differences from the document.
"""
