"""What the document of core says, as data: nothing of it may be missing in the design.

Attributes are a line each: stored name, type, whether it is required, description.
"""

from __future__ import annotations

PURPOSES = {
    "accounts": "Stores organizational account information with hierarchical structure support.",
    "users": "Stores user profile and authentication information.",
    "users_accounts": "Many-to-many relationship between users and accounts with role-based"
    " permissions.",
    "sources": "Stores integration source configurations and metadata.",
    "sync_schedules": "Stores backup/sync scheduling configuration for sources.",
    "sync_history": "Tracks sync job execution history and results.",
    "activities": "Audit log of all system activities and user actions.",
    "api_keys": "Stores API keys for programmatic access.",
    "webhooks": "Stores webhook endpoint configurations for event notifications.",
    "notifications": "Stores in-app notifications for users.",
    "usage_metrics": "Tracks usage metrics for billing and analytics.",
    "billing_plans": "Stores subscription and billing plan information.",
    "oauth_states": "Stores OAuth flow state for security validation.",
}

KEYS = {
    "accounts": ("accountId", None),
    "users": ("userId", None),
    "users_accounts": ("userId", "accountId"),
    "sources": ("sourceId", None),
    "sync_schedules": ("sourceId", "scheduleId"),
    "sync_history": ("sourceId", "syncId"),
    "activities": ("accountId", "eventId"),
    "api_keys": ("apiKeyId", None),
    "webhooks": ("webhookId", None),
    "notifications": ("userId", "notificationId"),
    "usage_metrics": ("accountId", "metricDate"),
    "billing_plans": ("planId", None),
    "oauth_states": ("state", None),
}

INDEXES = {
    ("accounts", "parentAccountId-accountType-index"): ("parentAccountId", "accountType"),
    ("users", "email-index"): ("email", None),
    ("users_accounts", "accountId-role-index"): ("accountId", "role"),
    ("sources", "accountId-platformId-index"): ("accountId", "platformId"),
    ("sources", "accountId-status-index"): ("accountId", "status"),
    ("sync_schedules", "nextRunAt-index"): ("nextRunAt", None),
    ("sync_history", "status-startedAt-index"): ("status", "startedAt"),
    ("activities", "userId-timestamp-index"): ("userId", "timestamp"),
    ("activities", "eventType-timestamp-index"): ("eventType", "timestamp"),
    ("api_keys", "accountId-status-index"): ("accountId", "status"),
    ("api_keys", "apiKeyHash-index"): ("apiKeyHash", None),
    ("webhooks", "accountId-isActive-index"): ("accountId", "isActive"),
    ("notifications", "userId-isRead-createdAt-index"): ("userId", "isRead#createdAt"),
    ("usage_metrics", "metricDate-accountId-index"): ("metricDate", "accountId"),
}

# Tables that the document gives a capacity; all others are paid by the request.
CAPACITIES = {"sync_schedules": (5, 5), "usage_metrics": (10, 20), "billing_plans": (5, 1)}
TTL = {"oauth_states": "expiresAt", "notifications": "expiresAt"}
RECOVERED = {"users", "accounts", "sources"}

# Attributes whose description is a closed list of values.
CLOSED = {
    ("accounts", "accountType"),
    ("accounts", "status"),
    ("users", "status"),
    ("users_accounts", "role"),
    ("users_accounts", "status"),
    ("sources", "status"),
    ("sources", "connectionType"),
    ("sources", "syncStatus"),
    ("sync_schedules", "scheduleType"),
    ("sync_history", "status"),
    ("api_keys", "status"),
    ("notifications", "type"),
    ("billing_plans", "planType"),
}

LIMITS = {
    "apiCallsPerMonth": "N",
    "storageGB": "N",
    "users": "N",
    "sources": "N",
    "syncFrequency": "S",
    "dataRetentionDays": "N",
    "webhooks": "N",
    "customDomains": "N",
}

# Each access pattern, and what it is called here.
PATTERNS = {
    "accounts": {
        "Get account by ID": "Account.get",
        "List child accounts by parent ID": "Account.children",
        "Query accounts by type": "Account.children_of_type",
    },
    "users": {
        "Get user by ID": "User.get",
        "Find user by email": "User.find",
        "Update user profile": "User.update_profile",
    },
    "users_accounts": {
        "Get all accounts for a user": "Membership.of_user",
        "Get all users for an account": "Membership.in_account",
        "Check user permissions for specific account": "Membership.get",
    },
    "sources": {
        "Get source by ID": "Source.get",
        "List all sources for an account": "Source.in_account",
        "List sources by platform": "Source.of_platform",
        "Filter sources by status": "Source.with_status",
    },
    "sync_schedules": {
        "Get schedules for a source": "SyncSchedule.of_source",
        "Find schedules ready to run": "SyncSchedule.due",
        "Update schedule after execution": "SyncSchedule.claim",
    },
    "sync_history": {
        "Get sync history for a source": "SyncRun.of_source",
        "Query recent failed syncs": "SyncRun.with_status",
        "Calculate sync statistics": "SyncRun.for_statistics",
    },
    "activities": {
        "Get activities for an account": "Activity.of_account",
        "Query user activity history": "Activity.of_user",
        "Filter by event type": "Activity.of_type",
    },
    "api_keys": {
        "Validate API key": "ApiKey.find",
        "List keys for an account": "ApiKey.in_account",
        "Revoke/update key": "ApiKey.revoke",
    },
    "webhooks": {
        "Get webhook configuration": "Webhook.get",
        "List webhooks for account": "Webhook.in_account",
        "Find webhooks for specific event": "Webhook.subscribed_to",
    },
    "notifications": {
        "Get notifications for user": "Notification.of_user",
        "Query unread notifications": "Notification.unread",
        "Mark notifications as read": "Notification.mark_read",
    },
    "usage_metrics": {
        "Get daily metrics for account": "DailyUsage.get",
        "Calculate monthly usage": "DailyUsage.in_period",
        "Generate billing reports": "DailyUsage.on_day",
    },
    "billing_plans": {
        "Get plan details": "BillingPlan.get",
        "List available plans": "BillingPlan.available",
        "Compare plan features": "BillingPlan.compare",
    },
    "oauth_states": {
        "Validate OAuth callback state": "OAuthState.get",
        "Clean up expired states": "OAuthState.expired",
    },
}

ATTRIBUTES = {
    "accounts": """
accountId S required Unique identifier for the account
parentAccountId S optional Parent account ID for hierarchical structures
accountPath S required Path representation (e.g., "/root/subsidiary/division/")
accountType S required Type: conglomerate, subsidiary, division, location
accountName S required Display name of the account
level N required Hierarchy level (0 for root)
status S required active, suspended, terminated
createdAt N required Unix timestamp of creation
updatedAt N required Unix timestamp of last update
metadata M optional Additional account metadata
settings M optional Account-specific settings
""",
    "users": """
userId S required Unique identifier for the user
email S required User's email address
firstName S required User's first name
lastName S required User's last name
passwordHash S required Hashed password
status S required active, inactive, suspended
emailVerified BOOL required Email verification status
twoFactorEnabled BOOL required 2FA status
lastLoginAt N optional Unix timestamp of last login
createdAt N required Unix timestamp of creation
updatedAt N required Unix timestamp of last update
preferences M optional User preferences
""",
    "users_accounts": """
userId S required Reference to users table
accountId S required Reference to accounts table
role S required admin, manager, member, viewer
permissions M required Detailed permission settings
isDefault BOOL required Default account for user
joinedAt N required Unix timestamp when user joined account
invitedBy S optional User ID who invited this user
status S required active, pending, suspended
""",
    "sources": """
sourceId S required Unique identifier for the source
accountId S required Associated account ID
platformId S required Platform identifier (keap, stripe, etc.)
sourceName S required User-defined name for the source
status S required active, paused, error, disconnected
connectionType S required oauth, api_key, webhook
config M required Platform-specific configuration
lastSyncAt N optional Unix timestamp of last sync
syncStatus S optional success, failed, in_progress
createdAt N required Unix timestamp of creation
updatedAt N required Unix timestamp of last update
createdBy S required User ID who created the source
""",
    "sync_schedules": """
sourceId S required Reference to sources table
scheduleId S required Unique schedule identifier
scheduleType S required hourly, daily, weekly, monthly, custom
cronExpression S optional Cron expression for custom schedules
dataTypes L required List of data types to sync
isActive BOOL required Schedule active status
nextRunAt N required Unix timestamp of next scheduled run
lastRunAt N optional Unix timestamp of last run
retryPolicy M optional Retry configuration
createdAt N required Unix timestamp of creation
updatedAt N required Unix timestamp of last update
""",
    "sync_history": """
sourceId S required Reference to sources table
syncId S required Unique sync job identifier
scheduleId S optional Reference to sync_schedules if scheduled
status S required pending, running, completed, failed
startedAt N required Unix timestamp when sync started
completedAt N optional Unix timestamp when sync completed
duration N optional Duration in seconds
dataTypes L required Data types synced
recordsProcessed M required Count by data type
errors L optional List of errors encountered
s3Location S optional S3 path where data was stored
metadata M optional Additional sync metadata
""",
    "activities": """
accountId S required Account context for the activity
eventId S required Unique event identifier
timestamp N required Unix timestamp of the event
userId S optional User who performed the action
eventType S required Type of event (login, source_created, etc.)
resource S required Resource type affected
resourceId S optional ID of the affected resource
action S required Action performed
details M optional Additional event details
ipAddress S optional IP address of the request
userAgent S optional User agent string
""",
    "api_keys": """
apiKeyId S required Unique API key identifier
apiKeyHash S required Hashed API key value
accountId S required Associated account
userId S required User who created the key
name S required User-defined key name
permissions L required List of allowed operations
status S required active, revoked, expired
lastUsedAt N optional Unix timestamp of last use
expiresAt N optional Unix timestamp of expiration
createdAt N required Unix timestamp of creation
metadata M optional Additional key metadata
""",
    "webhooks": """
webhookId S required Unique webhook identifier
accountId S required Associated account
url S required Webhook endpoint URL
events L required List of subscribed events
isActive BOOL required Webhook active status
secret S required Secret for signature validation
headers M optional Custom headers to include
retryPolicy M required Retry configuration
lastResponseCode N optional Last HTTP response code
lastCalledAt N optional Unix timestamp of last call
failureCount N required Consecutive failure count
createdAt N required Unix timestamp of creation
updatedAt N required Unix timestamp of last update
""",
    "notifications": """
userId S required Recipient user ID
notificationId S required Unique notification identifier
type S required info, warning, error, success
title S required Notification title
message S required Notification content
isRead BOOL required Read status
readAt N optional Unix timestamp when read
category S required Category for filtering
metadata M optional Additional notification data
actionUrl S optional URL for action button
createdAt N required Unix timestamp of creation
expiresAt N optional Unix timestamp of expiration
""",
    "usage_metrics": """
accountId S required Account being tracked
metricDate S required Date of metrics (YYYY-MM-DD)
apiCalls N required Total API calls
dataProcessed N required Bytes of data processed
storageUsed N required Bytes of storage used
syncJobs N required Number of sync jobs
activeUsers N required Count of active users
activeSources N required Count of active sources
errorCount N required Number of errors
byPlatform M required Metrics broken down by platform
byUser M optional Metrics broken down by user
hourlyCounts L optional Hourly breakdown of metrics
updatedAt N required Unix timestamp of last update
""",
    "billing_plans": """
planId S required Unique plan identifier
planName S required Display name of the plan
planType S required free, starter, professional, enterprise
price N required Monthly price in cents
currency S required Currency code (USD, EUR, etc.)
limits M required Usage limits configuration
features L required List of included features
isActive BOOL required Plan availability status
isDefault BOOL required Default plan for new accounts
customizable BOOL required Whether plan can be customized
metadata M optional Additional plan metadata
createdAt N required Unix timestamp of creation
updatedAt N required Unix timestamp of last update
""",
    "oauth_states": """
state S required OAuth state parameter
userId S required User initiating OAuth
accountId S required Account context
platformId S required Platform being connected
redirectUri S required Callback redirect URI
createdAt N required Unix timestamp of creation
expiresAt N required Unix timestamp of expiration
metadata M optional Additional OAuth parameters
""",
}
