/**
 * The shapes of what the API gives, as this page uses them. Members keep the API's meaning; their
 * names carry units.
 */

/**
 * @typedef {object} StoredEvent
 * @property {string} id
 * @property {number} createdAtMs
 * @property {"undelivered" | "delivered"} status
 * @property {string | null} eventType
 * @property {import("./json_text.js").RawJson} payload
 * @property {number | null} deliveredAtMs
 * @property {number | null} leaseUntilMs
 */

/**
 * @typedef {object} EventPage
 * @property {StoredEvent[]} events
 * @property {string | null} nextCursor
 * @property {number | null} serverMs the server's time when it read the page, to the second
 */

/**
 * @typedef {object} EventFilter
 * @property {"undelivered" | "delivered" | ""} status
 * @property {string} type
 * @property {number | null} afterMs
 * @property {number | null} beforeMs
 */

/**
 * @typedef {object} StatusCount
 * @property {number} count
 * @property {boolean} isExact false: there are more
 * @property {{eventType: string | null, count: number}[]} byType the most frequent first
 */

/**
 * @typedef {object} Figures
 * @property {StatusCount} undelivered
 * @property {StatusCount} delivered
 * @property {number | null} oldestUndeliveredAtMs
 */

/**
 * @typedef {object} ApiKey
 * @property {string} id
 * @property {string} name
 * @property {string} prefix
 * @property {string | null} lastFour
 * @property {"active" | "expired" | "revoked"} status
 * @property {number} createdAtMs
 * @property {number | null} expiresAtMs
 */

/**
 * @typedef {object} Hook
 * @property {string} id
 * @property {string} url
 * @property {string[] | null} eventTypes null: all
 * @property {string} description
 * @property {"active" | "disabled" | "ended"} status
 * @property {string | null} statusReason
 * @property {number | null} statusAtMs
 * @property {number} failures in a row, until now
 * @property {"closed" | "open" | "half_open"} breaker
 * @property {number} createdAtMs
 */

/**
 * @typedef {object} Attempt
 * @property {number} atMs
 * @property {number} durationMs
 * @property {number | null} status of the receiver's answer
 * @property {string | null} error
 * @property {string} excerpt the beginning of the answer
 */

/**
 * @typedef {object} Delivery
 * @property {string} eventId
 * @property {string} eventType
 * @property {number} publishedAtMs
 * @property {"pending" | "delivered" | "failed" | "held"} status
 * @property {number | null} nextAttemptAtMs
 * @property {Attempt[]} attempts
 */

export {};
