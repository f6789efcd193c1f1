/**
 * The responses of the operator's routes, as far as this page reads them.
 *
 * @typedef {"active" | "suspended" | "terminated" | "disabled" | "ended"} Status
 * @typedef {"abandoned" | "waiting" | "running"} JobState
 * @typedef {"user" | "key" | "operator" | "system" | "nobody"} ActorKind
 * @typedef {"people" | "accounts" | "plans" | "usage" | "runs" | "activities" | "jobs"
 *   | "hooks" | "outgoing" | "tables"} View
 */

/**
 * @typedef {object} Overview
 * @property {string} system
 * @property {string} title
 * @property {string[]} sections
 * @property {boolean} [findsAccountsByName]
 * @property {boolean} [listsPeople]
 * @property {boolean} [listsAccounts]
 */

/**
 * @typedef {object} User
 * @property {string} userId
 * @property {string} email
 * @property {string} name
 * @property {Status} status
 * @property {boolean} isConfirmed
 * @property {boolean} hasSecondFactor
 * @property {boolean} canSuspend
 * @property {string} [lastSignInAt]
 */

/**
 * @typedef {object} Session
 * @property {string} sessionId
 * @property {string} startedAt
 * @property {string} endsAt
 * @property {string} [device]
 * @property {boolean} [isOperator]
 */

/**
 * @typedef {object} Account
 * @property {string} accountId
 * @property {string} name
 * @property {Status} status
 * @property {string} [path] of ids, from the root down
 * @property {string} [suspendedFor]
 * @property {string} [role]
 */

/**
 * @typedef {object} Activity
 * @property {string} activityId
 * @property {string} timestamp
 * @property {string} accountId
 * @property {string} type
 * @property {string} resource
 * @property {string} [resourceId]
 * @property {string} [userId]
 * @property {{kind?: ActorKind, id?: string}} [actor]
 * @property {Record<string, unknown>} [before]
 * @property {Record<string, unknown>} [after]
 * @property {Record<string, unknown>} [details]
 * @property {string} [ipAddress]
 * @property {string} [userAgent]
 */

/** @typedef {"failed" | "completed" | "running" | "pending"} RunStatus */

/**
 * @typedef {object} Run
 * @property {string} syncId
 * @property {string} sourceId
 * @property {string} accountId
 * @property {RunStatus} status
 * @property {string} queuedAt
 * @property {string} startedAt
 * @property {boolean} [isPartial]
 * @property {string} [completedAt]
 * @property {string} [accountName]
 * @property {string} [sourceName]
 * @property {string} [platform]
 * @property {{dataType: string, code: string, message: string}[]} [errors]
 */

/**
 * @typedef {object} Job
 * @property {string} jobId
 * @property {string} kind
 * @property {JobState} state
 * @property {string} createdAt
 * @property {string} dueAt
 * @property {number} attempts
 * @property {string} [endedAt]
 * @property {string} [lastError]
 * @property {string} [leaseOwner]
 * @property {"low" | "normal" | "high" | "urgent"} [priority]
 * @property {boolean} [isCancelled]
 */

/**
 * @typedef {object} Cap
 * @property {string} name
 * @property {number} atOnce
 * @property {number} inside
 * @property {number} waiting
 */

/**
 * @typedef {object} Line
 * @property {string} line
 * @property {string} [tenant]
 * @property {boolean} isHeld
 * @property {number} waiting
 * @property {Job} [first] the oldest one: it runs, or is next
 * @property {Cap} [cap] of the oldest job
 */

/**
 * @typedef {object} Hook
 * @property {string} tenant
 * @property {string} endpointId
 * @property {Status} status
 * @property {string} since
 * @property {string} [reason]
 * @property {string} [url]
 */

/** @typedef {Record<string, number | string>} LimitValues numbers; -1 is unlimited */

/**
 * @typedef {object} Plan
 * @property {string} planId
 * @property {string} name
 * @property {number} price in minor units
 * @property {string} currency
 * @property {LimitValues} limits
 * @property {string[]} features
 * @property {boolean} isActive
 * @property {boolean} isDefault
 * @property {boolean} customizable
 * @property {string} [type]
 * @property {Record<string, {per: number, price: number}>} [overage]
 */

export {};
