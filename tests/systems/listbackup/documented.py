"""The facts of the design document of ListBackup, as data.

The attributes of a table are the JSON of the document: each value is the name of a type, or a
structure. `["array"]` is a list of anything, any other list is one of the texts that may be in it.
"""

from __future__ import annotations

from typing import Any

# Table: partition key, sort key, TTL attribute
KEYS: dict[str, tuple[str, str | None, str | None]] = {
    "users": ("userId", None, None),
    "accounts": ("accountId", None, None),
    "users-accounts": ("userId", "accountId", None),
    "teams": ("accountId", "teamId", None),
    "sources": ("accountId", "sourceId", None),
    "activities": ("accountId", "timestamp#eventId", "timestamp"),
    "jobs": ("accountId", "jobId", None),
    "connections": ("connectionId", None, None),
    "oauth-states": ("state", None, "expiresAt"),
    "oauth-tokens": ("sourceId", None, None),
    "refresh-tokens": ("refreshToken", None, "expiresAt"),
    "tags": ("accountId#resourceType", "tagKey#tagValue", None),
    "notifications": ("userId", "timestamp#notificationId", "expiresAt"),
}

# Table, index, partition key, sort key; all project ALL
INDEXES = """
users                email-index                   email                   -
users                username-index                username                -
accounts             parentAccountId-index         parentAccountId         -
accounts             accountPath-index             accountPath             -
users-accounts       accountId-userId-index        accountId               userId
teams                teamId-index                  teamId                  -
sources              sourceId-index                sourceId                -
sources              accountId-platform-index      accountId               platform
sources              accountId-status-index        accountId               status
activities           userId-timestamp-index        userId                  timestamp#eventId
activities           resourceType-timestamp-index  resourceType            timestamp#eventId
jobs                 jobId-index                   jobId                   -
jobs                 accountId-status-index        accountId               status
jobs                 sourceId-createdAt-index      sourceId                createdAt
connections          accountId-platform-index      accountId               platform
connections          userId-platform-index         userId                  platform
oauth-tokens         accountId-platform-index      accountId               platform
refresh-tokens       userId-issuedAt-index         userId                  issuedAt
refresh-tokens       tokenFamily-index             tokenFamily             -
tags                 tagId-index                   tagId                   -
tags                 accountId-tagKey-index        accountId#resourceType  tagKey
notifications        accountId-timestamp-index     accountId               timestamp#notificationId
notifications        userId-status-index           userId                  status
"""

ATTRIBUTES: dict[str, dict[str, Any]] = {
    "users": {
        "userId": "string",
        "email": "string",
        "username": "string",
        "name": "string",
        "accountId": "string",
        "status": "string",
        "role": "string",
        "preferences": {"timezone": "string", "notifications": "object"},
        "createdAt": "string",
        "updatedAt": "string",
        "lastLoginAt": "string",
        "mfaEnabled": "boolean",
        "mfaSecret": "string",
    },
    "accounts": {
        "accountId": "string",
        "accountName": "string",
        "parentAccountId": "string",
        "accountPath": "string",
        "accountType": "string",
        "level": "number",
        "status": "string",
        "plan": "string",
        "billingInfo": {
            "stripeCustomerId": "string",
            "subscriptionId": "string",
            "paymentMethod": "string",
        },
        "limits": {"sources": "number", "users": "number", "storage": "number"},
        "metadata": {"industry": "string", "size": "string", "customFields": "object"},
        "createdAt": "string",
        "updatedAt": "string",
        "createdBy": "string",
    },
    "users-accounts": {
        "userId": "string",
        "accountId": "string",
        "role": "string",
        "permissions": {
            "sources": ["create", "read", "update", "delete"],
            "users": ["read"],
            "billing": ["read"],
        },
        "joinedAt": "string",
        "invitedBy": "string",
        "status": "string",
    },
    "teams": {
        "accountId": "string",
        "teamId": "string",
        "teamName": "string",
        "description": "string",
        "members": [{"userId": "string", "role": "string", "joinedAt": "string"}],
        "permissions": {
            "sources": ["create", "read", "update", "delete"],
            "reports": ["read", "export"],
            "settings": ["read"],
        },
        "createdAt": "string",
        "updatedAt": "string",
        "createdBy": "string",
    },
    "sources": {
        "accountId": "string",
        "sourceId": "string",
        "sourceName": "string",
        "platform": "string",
        "connectionType": "string",
        "status": "string",
        "credentials": {"type": "string", "encryptedData": "string"},
        "config": {
            "syncInterval": "string",
            "dataTypes": ["contacts", "orders", "products"],
            "filters": "object",
            "webhooks": "object",
        },
        "lastSyncAt": "string",
        "nextSyncAt": "string",
        "syncStatus": {"state": "string", "progress": "number", "message": "string"},
        "metadata": {"accountInfo": "object", "limits": "object", "customFields": "object"},
        "createdAt": "string",
        "updatedAt": "string",
        "createdBy": "string",
    },
    "activities": {
        "accountId": "string",
        "timestamp#eventId": "string",
        "eventId": "string",
        "userId": "string",
        "eventType": "string",
        "resourceType": "string",
        "resourceId": "string",
        "action": "string",
        "details": {"before": "object", "after": "object", "metadata": "object"},
        "ipAddress": "string",
        "userAgent": "string",
        "timestamp": "number",
        "createdAt": "string",
    },
    "jobs": {
        "accountId": "string",
        "jobId": "string",
        "jobType": "string",
        "sourceId": "string",
        "status": "string",
        "priority": "string",
        "config": {
            "dataTypes": ["contacts", "orders"],
            "dateRange": {"start": "string", "end": "string"},
            "filters": "object",
            "options": "object",
        },
        "progress": {
            "total": "number",
            "processed": "number",
            "failed": "number",
            "percentage": "number",
        },
        "result": {
            "recordsProcessed": "number",
            "errors": ["array"],
            "outputLocation": "string",
            "summary": "object",
        },
        "scheduledAt": "string",
        "startedAt": "string",
        "completedAt": "string",
        "createdAt": "string",
        "createdBy": "string",
        "retryCount": "number",
        "maxRetries": "number",
    },
    "connections": {
        "connectionId": "string",
        "accountId": "string",
        "userId": "string",
        "platform": "string",
        "connectionType": "string",
        "status": "string",
        "credentials": {
            "accessToken": "string",
            "refreshToken": "string",
            "expiresAt": "string",
            "scope": "string",
        },
        "metadata": {"accountName": "string", "accountId": "string", "limits": "object"},
        "lastUsedAt": "string",
        "createdAt": "string",
        "updatedAt": "string",
        "expiresAt": "string",
    },
    "oauth-states": {
        "state": "string",
        "accountId": "string",
        "userId": "string",
        "platform": "string",
        "redirectUri": "string",
        "metadata": {"sourceId": "string", "connectionId": "string", "returnUrl": "string"},
        "createdAt": "string",
        "expiresAt": "number",
    },
    "oauth-tokens": {
        "sourceId": "string",
        "accountId": "string",
        "platform": "string",
        "tokens": {
            "accessToken": "string",
            "refreshToken": "string",
            "tokenType": "string",
            "expiresIn": "number",
            "scope": "string",
            "expiresAt": "string",
        },
        "metadata": {
            "userId": "string",
            "platformAccountId": "string",
            "platformAccountName": "string",
        },
        "createdAt": "string",
        "updatedAt": "string",
        "lastRefreshedAt": "string",
    },
    "refresh-tokens": {
        "refreshToken": "string",
        "userId": "string",
        "accountId": "string",
        "tokenFamily": "string",
        "issuedAt": "string",
        "expiresAt": "string",
        "lastUsedAt": "string",
        "userAgent": "string",
        "ipAddress": "string",
        "revoked": "boolean",
        "revokedAt": "string",
        "revokedBy": "string",
        "revokedReason": "string",
    },
    "tags": {
        "accountId#resourceType": "string",
        "tagKey#tagValue": "string",
        "tagId": "string",
        "tagKey": "string",
        "tagValue": "string",
        "resourceType": "string",
        "resources": [{"resourceId": "string", "attachedAt": "string", "attachedBy": "string"}],
        "color": "string",
        "description": "string",
        "createdAt": "string",
        "updatedAt": "string",
        "createdBy": "string",
    },
    "notifications": {
        "userId": "string",
        "timestamp#notificationId": "string",
        "notificationId": "string",
        "accountId": "string",
        "type": "string",
        "category": "string",
        "priority": "string",
        "subject": "string",
        "message": "string",
        "data": {
            "resourceType": "string",
            "resourceId": "string",
            "actionUrl": "string",
            "metadata": "object",
        },
        "status": "string",
        "readAt": "string",
        "sentAt": "string",
        "deliveredAt": "string",
        "failureReason": "string",
        "createdAt": "string",
        "expiresAt": "number",
    },
}

# Closed lists. Those that the document ends with "etc." are open, and not here.
ENUMS = {
    "users.status": "active inactive suspended",
    "users.role": "admin user readonly",
    "accounts.accountType": "conglomerate subsidiary division location",
    "accounts.status": "active inactive suspended",
    "accounts.plan": "free starter professional enterprise",
    "users-accounts.role": "owner admin member readonly",
    "users-accounts.status": "active pending suspended",
    "teams.members.role": "lead member",
    "sources.connectionType": "oauth apikey webhook",
    "sources.status": "active paused error disconnected",
    "sources.config.syncInterval": "daily hourly realtime",
    "sources.syncStatus.state": "idle syncing error",
    "jobs.jobType": "sync export import migration backup",
    "jobs.status": "pending running completed failed cancelled",
    "jobs.priority": "low medium high critical",
    "connections.connectionType": "oauth apikey webhook",
    "connections.status": "active expired revoked error",
    "notifications.type": "email sms push in-app",
    "notifications.category": "system source job billing security",
    "notifications.priority": "low medium high critical",
    "notifications.status": "pending sent delivered failed read",
}

# The common query patterns: what each is called here, and the index it reads.
PATTERNS = {
    "Get user by ID": ("User.get", None),
    "Get user by email": ("User.by_email", "email-index"),
    "Get user by username": ("User.by_username", "username-index"),
    "Get child accounts": ("Account.children", "parentAccountId-index"),
    "Get accounts in path": ("Account.by_path", "accountPath-index"),
    "Get sources by account": ("Source.of_account", None),
    "Get sources by platform": ("Source.by_platform", "accountId-platform-index"),
    "Get sources by status": ("Source.by_status", "accountId-status-index"),
    "Get account activities": ("Activity.of_account", None),
    "Get user activities": ("Activity.of_user", "userId-timestamp-index"),
    "Get resource activities": ("Activity.of_resource_type", "resourceType-timestamp-index"),
    "Get account jobs": ("Job.of_account", None),
    "Get jobs by status": ("Job.by_status", "accountId-status-index"),
    "Get source jobs": ("Job.of_source", "sourceId-createdAt-index"),
}
