"""Invitations: tokens that work once, their mails, and their records.

    invitations = Invitations.of(given, "trees")
    token = invitations.token(tree_id, email="ann@example.com")
    made = invitations.new(token, NewInvitation(owner_id, "viewer", owner_id, "ann@example.com"))
    mail = mails.sending(jobs, tree_id, token, "Ben")
    await db.run(transaction(invitations.creating(made), mail))
    found = await invitations.find(text)             # None: unknown, used, withdrawn, expired

Not here: the subject of an invitation (a system, or `kits.accounts`).
"""
