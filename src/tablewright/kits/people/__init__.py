"""People: signing up and in, confirmation, recovery, second factor, sessions, profile, leaving.

    people = People.of(given, "shop", jobs=jobs, outbox=outbox, page=page, audit=audit)
    ROUTES.include(people_routes(), of=lambda parts: parts.people, prefix="/v1")
    Assembly(..., identity=people.identity, gate=Gate({...}, people))

Not here: organisations that people work in (`kits.accounts`).
"""
