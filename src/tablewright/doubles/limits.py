"""Limits of the doubles, each with its unit and its reason."""

from __future__ import annotations

from typing import Final

# Larger than any request of the vendors' clients: a batch of 100 objects.
BODY_BYTES_MAX: Final = 4 * 1024 * 1024
PARAMETERS_MAX: Final = 2_000  # of a query or form; Stripe's and HubSpot's clients send fewer
RECORD_BYTES_MAX: Final = 128 * 1024  # of one record: a third of DynamoDB's item
FILL_RECORDS_MAX: Final = 100_000  # of one kind in one call; a stream is read into memory
FAULTS_MAX: Final = 50  # at once in one sandbox: they are one item
FAULT_SECONDS_MAX: Final = 60.0  # of a slow response: longer than a client's timeout
LOG_REQUESTS_MAX: Final = 200  # that one call lists
LOG_SECONDS: Final = 24 * 3600  # until a logged request is deleted
BOMB_BYTES: Final = 128 * 1024 * 1024  # unpacked: more than any client should accept
LISTED_RECORDS_MAX: Final = 100  # on the page
STREAMS_CACHED_MAX: Final = 200  # streams in the memory of one process
CHANGE_TRIES_MAX: Final = 5  # of a change, when other processes are faster

# https://docs.stripe.com/api/idempotent_requests: keys can be removed after 24 hours.
STRIPE_REPEAT_SECONDS: Final = 24 * 3600
STRIPE_KEY_LENGTH_MAX: Final = 255  # the same page
STRIPE_ID_LENGTH_MAX: Final = 255  # of ids that callers choose; a key of DynamoDB has 1,024 bytes
STRIPE_REPEAT_LEASE_SECONDS: Final = 60  # of a request whose process died
# https://docs.stripe.com/api/pagination: from 1 to 100 objects, 10 by default.
STRIPE_PAGE_MAX: Final = 100
STRIPE_PAGE: Final = 10
# https://docs.stripe.com/api/events: events are available for 30 days.
STRIPE_EVENT_SECONDS: Final = 30 * 24 * 3600
# https://docs.stripe.com/metadata: 50 pairs; keys have 40 characters, and values 500.
STRIPE_METADATA_KEYS_MAX: Final = 50
STRIPE_METADATA_KEY_LENGTH_MAX: Final = 40
STRIPE_METADATA_VALUE_LENGTH_MAX: Final = 500
# https://docs.stripe.com/rate-limits: 25 requests per second and account in a sandbox.
STRIPE_PER_SECOND: Final = 25

# https://developers.hubspot.com/docs/developer-tooling/platform/usage-guidelines: 110 requests per
# 10 seconds for each account of a public app; 100 for a private app of a free account, and 250,000
# per day for all private apps together.
HUBSPOT_OAUTH_PER_INTERVAL: Final = 110
HUBSPOT_PRIVATE_PER_INTERVAL: Final = 100
HUBSPOT_INTERVAL_SECONDS: Final = 10
HUBSPOT_PER_DAY: Final = 250_000
# https://developers.hubspot.com/docs/api-reference/latest/crm/search-the-crm: 5 searches per second
# and account, 200 results per page and 10 by default, 10,000 results per query, 3,000 characters.
HUBSPOT_SEARCHES_PER_SECOND: Final = 5
HUBSPOT_SEARCH_PAGE_MAX: Final = 200
HUBSPOT_SEARCH_PAGE: Final = 10
HUBSPOT_SEARCH_RESULTS_MAX: Final = 10_000
HUBSPOT_SEARCH_LENGTH_MAX: Final = 3_000
# The same page: 5 groups, 6 filters in each, 18 together. The changelog of 2024 promises more.
HUBSPOT_FILTER_GROUPS_MAX: Final = 5
HUBSPOT_FILTERS_PER_GROUP_MAX: Final = 6
HUBSPOT_FILTERS_MAX: Final = 18
# https://developers.hubspot.com/docs/api/crm/objects: 100 objects per page and per batch.
HUBSPOT_PAGE_MAX: Final = 100
HUBSPOT_PAGE: Final = 10
HUBSPOT_BATCH_MAX: Final = 100
HUBSPOT_OWNERS_PAGE_MAX: Final = 500  # https://developers.hubspot.com/docs/api/crm/owners
# https://developers.hubspot.com/changelog/bug-fix-batch-read-limit-for-hubspot-associations-api:
# 1,000 ids per batch. https://developers.hubspot.com/docs/api/crm/associations: 500 links a page.
HUBSPOT_LINK_BATCH_MAX: Final = 1_000
HUBSPOT_LINK_PAGE_MAX: Final = 500
# https://developers.hubspot.com/changelog/upcoming-expiration-of-oauth-access-tokens-is-changing:
# access tokens live 30 minutes.
HUBSPOT_TOKEN_SECONDS: Final = 30 * 60
HUBSPOT_CODE_SECONDS: Final = 10 * 60  # RFC 6749, 4.1.2: a code should live at most 10 minutes
