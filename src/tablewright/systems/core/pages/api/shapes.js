/** The shapes of what the API sends, for the compiler. */

/** @typedef {"admin" | "manager" | "member" | "viewer"} Role */
/** @typedef {"conglomerate" | "subsidiary" | "division" | "location"} AccountType */
/** @typedef {"active" | "suspended" | "terminated"} AccountStatus */

/**
 * @typedef {object} User
 * @property {string} userId
 * @property {string} email
 * @property {string} firstName
 * @property {string} lastName
 * @property {boolean} emailVerified
 * @property {boolean} twoFactorEnabled
 */

/**
 * One of the person's accounts, with the role there.
 * @typedef {object} MyAccount
 * @property {string} accountId
 * @property {string} name
 * @property {AccountStatus} status
 * @property {Role} role
 * @property {boolean} isDefault
 * @property {AccountType} [type]
 * @property {string} [parentAccountId]
 * @property {number} [level]
 * @property {string} [inheritedFrom] the id of the account above that gives the role
 */

/**
 * @typedef {object} Account
 * @property {string} accountId
 * @property {string} name
 * @property {string} path
 * @property {number} level
 * @property {AccountStatus} status
 * @property {AccountType} [type]
 * @property {string} [parentAccountId]
 * @property {boolean} [isMoving]
 * @property {string} [suspendedBy]
 * @property {string} [suspendedFor]
 * @property {string} [terminatedAt]
 * @property {Record<string, any>} [settings]
 * @property {Record<string, any>} [metadata]
 */

/** @typedef {{permission: string, reason: string, accountId: string, accountName: string}} Right */

/**
 * @typedef {object} Member
 * @property {string} userId
 * @property {Role} role
 * @property {"active" | "suspended"} status
 * @property {Record<string, boolean>} permissions exceptions: given or denied beside the role
 * @property {string} [joinedAt]
 * @property {string} [email]
 * @property {string} [name]
 */

/**
 * @typedef {object} Invitation
 * @property {string} invitationId
 * @property {Role} role
 * @property {string} endsAt
 * @property {string} [email] empty: any person with the link
 * @property {string} [invitedBy]
 * @property {string} [token] only in the response that creates it
 */

/**
 * @typedef {object} InvitationSummary
 * @property {string} accountId
 * @property {string} accountName
 * @property {Role} role
 * @property {string} endsAt
 * @property {string} [email]
 * @property {string} [invitedBy]
 */

/**
 * @typedef {object} Subscription
 * @property {string} rootAccountId
 * @property {{planId: string, name: string}} [plan]
 * @property {Record<string, number | string>} [limits]
 * @property {string} [trialEndsAt]
 * @property {string} [cancelledAt]
 * @property {string} [endsAt]
 */

/**
 * @typedef {object} Limit of the plan, for the tree of the account or for its own share
 * @property {string} limit
 * @property {number} used by the account
 * @property {number} count the same in counted values, such as bytes
 * @property {number} unit counted values for each that is used
 * @property {number} treeUsed
 * @property {boolean} isShare
 * @property {number | null} [allowed]
 */

/**
 * @typedef {object} Notification
 * @property {string} notificationId
 * @property {"info" | "warning" | "error" | "success"} type
 * @property {string} category
 * @property {string} title
 * @property {string} message
 * @property {boolean} isRead
 * @property {string} createdAt
 * @property {string} [actionUrl]
 */

/**
 * @typedef {object} Activity
 * @property {string} activityId
 * @property {string} timestamp
 * @property {string} type
 * @property {string} resource
 * @property {string} action
 * @property {string} [resourceId]
 * @property {string} [userId]
 * @property {{kind: string, id: string}} [actor]
 * @property {Record<string, any>} [before]
 * @property {Record<string, any>} [after]
 * @property {Record<string, any>} [details]
 */

export {};
