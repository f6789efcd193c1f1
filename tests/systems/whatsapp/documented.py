"""What the document of WhatsApp says, as data: nothing of it may be missing in the design.

Attributes are a line each: stored name, type, description. The document does not say which of them
are required.
"""

from __future__ import annotations

TABLE = "base-wecare-digital-whatsapp"

# The heading of each item type, and its key.
TYPES = {
    "Message": ("Messages (Inbound/Outbound)", "MSG#{waMessageId}"),
    "Conversation": ("Conversations", "CONV#{phoneArnSuffix}#{customerWaId}"),
    "Tenant": ("Tenants", "TENANT#{tenantId}"),
    "PaymentConfig": ("Payment Configurations", "TENANT#{tenantId}#PAYCFG#{configName}"),
    "PaymentOrder": ("Payment Orders", "ORDER#{referenceId}"),
    "Refund": ("Refunds", "REFUND#{refundId}"),
    "BusinessProfile": ("Business Profiles", "PROFILE#{metaWabaId}"),
    "TemplateEum": ("Templates (AWS EUM)", "TEMPLATE_EUM#{wabaId}#{templateName}#{language}"),
    "TemplateMeta": ("Templates (Meta Cache)", "TEMPLATE_META#{wabaId}#{templateName}"),
    "TemplateMedia": ("Template Media", "TEMPLATE_MEDIA#{mediaId}"),
    "Media": ("Media Records", "MEDIA#{mediaId}"),
    "Group": ("Groups", "GROUP#{groupId}"),
    "Catalog": ("Catalogs", "CATALOG#{catalogId}"),
    "Product": ("Catalog Products", "PRODUCT#{catalogId}#{retailerId}"),
    "Campaign": ("Campaigns", "CAMPAIGN#{campaignId}"),
    "WebhookEvent": ("Webhook Events", "WEBHOOK#{eventId}"),
    "WebhookConfig": ("Webhook Configurations", "WEBHOOK_CONFIG#{wabaId}"),
    "Call": ("Call Logs", "CALL#{callId}"),
    "Analytics": ("Analytics Records", "ANALYTICS#{wabaId}#{date}"),
    "QualityRating": ("Phone Quality", "QUALITY#{phoneNumberId}"),
    "InfrastructureConfig": ("Infrastructure Config", "CONFIG#INFRA"),
    "MediaTypesConfig": ("Media Types Config", "CONFIG#MEDIA_TYPES"),
    "Address": ("Customer Addresses", "ADDRESS#{customerPhone}#{addressId}"),
    "FlowResponse": ("Flow Responses", "FLOW_RESPONSE#{flowId}#{responseId}"),
    "Idempotency": ("Idempotency Records", "IDEMPOTENCY#{requestId}"),
}

# The keys of each index, and its purpose.
INDEXES = {
    "gsi_direction": ("direction", "receivedAt", "Query by INBOUND/OUTBOUND"),
    "gsi_from": ("fromPk", "receivedAt", "Query by sender"),
    "gsi_inbox": ("inboxPk", "receivedAt", "Inbox view"),
    "gsi_conversation": ("conversationPk", "receivedAt", "Conversation timeline"),
    "gsi_status": ("deliveryStatus", "sentAt", "Delivery status queries"),
    "gsi_waba_itemtype": ("wabaMetaId", "itemType", "WABA + item type queries"),
    "gsi_customer_phone": ("customerPhone", "createdAt", "Customer queries"),
    "gsi_group": ("groupId", "sentAt", "Group messages"),
    "gsi_catalog": ("catalogId", "retailerId", "Catalog products"),
    "gsi_order": ("orderId", "createdAt", "Order queries"),
    "gsi_tenant": ("tenantId", "itemType", "Tenant items"),
    "gsi_payment_status": ("paymentStatus", "createdAt", "Payment status"),
    "gsi_template_waba": ("wabaId", "templateStatus", "Templates by WABA"),
    "gsi_template_name": ("templateName", "templateLanguage", "Templates by name"),
    "gsi_campaign": ("campaignId", "sentAt", "Campaign messages"),
    "gsi_webhook_event": ("webhookEventType", "receivedAt", "Webhook events"),
}

# Days after which items of a type are forgotten.
EXPIRY = {"Idempotency": 1, "Media": 7, "WebhookEvent": 30}

# Attributes whose description is a list of values.
ENUMS = {
    "Message.direction": "INBOUND OUTBOUND",
    "Message.type": "text image video audio document sticker location contacts interactive"
    " template",
    "Message.deliveryStatus": "sent delivered read failed",
    "PaymentConfig.type": "PG UPI",
    "PaymentConfig.status": "active inactive pending",
    "PaymentOrder.status": "pending completed failed",
    "Refund.status": "pending processing completed failed cancelled",
    "BusinessProfile.syncStatus": "local_only pending_sync synced",
    "TemplateEum.templateStatus": "APPROVED PENDING REJECTED PAUSED DISABLED",
    "TemplateEum.templateCategory": "UTILITY MARKETING AUTHENTICATION",
    "TemplateEum.qualityScore": "GREEN YELLOW RED",
    "Product.availability": "in_stock out_of_stock",
    "Campaign.status": "draft scheduled running completed paused",
    "Call.status": "initiated ringing answered ended failed",
    "QualityRating.qualityRating": "GREEN YELLOW RED",
}

ATTRIBUTES = {
    "Message": """
pk S `MSG#{waMessageId}`
itemType S `MESSAGE`
direction S `INBOUND` or `OUTBOUND`
receivedAt S ISO timestamp
sentAt S Sent timestamp (outbound)
waTimestamp S WhatsApp timestamp
from S Sender WhatsApp ID
fromPk S Sender ID for GSI
to S Recipient WhatsApp ID
senderName S Sender profile name
conversationPk S Reference to conversation
type S text, image, video, audio, document, sticker, location, contacts, interactive, template
preview S Message preview text
textBody S Full text content
caption S Media caption
mediaId S WhatsApp media ID
mimeType S Media MIME type
s3Bucket S S3 bucket for media
s3Key S S3 key for media
deliveryStatus S sent, delivered, read, failed
deliveryStatusHistory L List of status updates
inboxPk S Phone ARN for inbox GSI
""",
    "Conversation": """
pk S `CONV#{phoneArnSuffix}#{customerWaId}`
itemType S `CONVERSATION`
inboxPk S Phone ARN for inbox GSI
from S Customer WhatsApp ID
receivedAt S Last message timestamp
unreadCount N Unread message count
lastMessagePk S Reference to last message
lastType S Last message type
lastPreview S Last message preview
archived BOOL Archive status
wabaMetaId S WABA Meta ID
businessAccountName S Business name
""",
    "Tenant": """
pk S `TENANT#{tenantId}`
itemType S `TENANT`
tenantId S Unique tenant identifier
displayName S Business display name
wabaId S Meta WABA ID
phoneE164 S Phone in E.164 format
mcc S Merchant Category Code
purposeCode S Payment purpose code
defaultPaymentConfig S Default payment config name
createdAt S Creation timestamp
""",
    "PaymentConfig": """
pk S `TENANT#{tenantId}#PAYCFG#{configName}`
itemType S `PAYMENT_CONFIG`
tenantId S Tenant identifier
configName S Configuration name
type S `PG` or `UPI`
status S active, inactive, pending
paymentGatewayMid S Razorpay merchant ID (PG)
upiId S UPI ID (UPI type)
mcc S Merchant Category Code
purposeCode S Payment purpose code
lastValidatedAt S Last validation timestamp
""",
    "PaymentOrder": """
pk S `ORDER#{referenceId}`
itemType S `PAYMENT_ORDER`
tenantId S Tenant identifier
orderId S Order ID for GSI
referenceId S Order reference ID
configName S Payment config used
customerPhone S Customer phone
currency S Currency code (INR)
totalAmount N Total amount
status S pending, completed, failed
paymentStatus S Payment gateway status
transactionId S Gateway transaction ID
createdAt S Creation timestamp
""",
    "Refund": """
pk S `REFUND#{refundId}`
itemType S `REFUND`
refundId S Unique refund ID
orderId S Original order ID
tenantId S Tenant identifier
customerPhone S Customer phone
amount N Refund amount
currency S Currency code
status S pending, processing, completed, failed, cancelled
reason S Refund reason
createdAt S Creation timestamp
processedAt S Processing timestamp
""",
    "BusinessProfile": """
pk S `PROFILE#{metaWabaId}`
itemType S `BUSINESS_PROFILE`
wabaMetaId S Meta WABA ID
businessName S Business name
about S About text
address S Business address
description S Description
email S Contact email
websites L List of websites
vertical S Business category
syncStatus S local_only, pending_sync, synced
updatedAt S Last update timestamp
""",
    "TemplateEum": """
pk S `TEMPLATE_EUM#{wabaId}#{templateName}#{language}`
itemType S `TEMPLATE_EUM`
wabaId S AWS WABA ID
templateName S Template name
metaTemplateId S Meta template ID
templateStatus S APPROVED, PENDING, REJECTED, PAUSED, DISABLED
templateCategory S UTILITY, MARKETING, AUTHENTICATION
templateLanguage S Language code
qualityScore S GREEN, YELLOW, RED
components L Template components
cachedAt S Cache timestamp
syncedAt S Sync timestamp
""",
    "TemplateMeta": """
pk S `TEMPLATE_META#{wabaId}#{templateName}`
itemType S `TEMPLATE_META`
wabaMetaId S Meta WABA ID
templateName S Template name
templateId S Meta template ID
status S Template status
category S Template category
language S Language code
cachedAt S Cache timestamp
""",
    "TemplateMedia": """
pk S `TEMPLATE_MEDIA#{mediaId}`
itemType S `TEMPLATE_MEDIA`
mediaId S Media ID
wabaId S WABA ID
s3Bucket S S3 bucket
s3Key S S3 key
contentType S MIME type
contentLength N File size
uploadedAt S Upload timestamp
""",
    "Media": """
pk S `MEDIA#{mediaId}`
itemType S `MEDIA`
mediaId S WhatsApp media ID
s3Bucket S S3 bucket
s3Key S S3 key
contentType S MIME type
contentLength N File size in bytes
uploadedAt S Upload timestamp
expiresAt S Expiration timestamp
wabaMetaId S WABA Meta ID
""",
    "Group": """
pk S `GROUP#{groupId}`
itemType S `GROUP`
groupId S Group ID
wabaMetaId S WABA Meta ID
name S Group name
description S Group description
participants L List of participants
admins L List of admin phone numbers
createdAt S Creation timestamp
updatedAt S Last update timestamp
""",
    "Catalog": """
pk S `CATALOG#{catalogId}`
itemType S `CATALOG`
catalogId S Catalog ID
wabaMetaId S WABA Meta ID
name S Catalog name
productCount N Number of products
syncedAt S Last sync timestamp
""",
    "Product": """
pk S `PRODUCT#{catalogId}#{retailerId}`
itemType S `PRODUCT`
catalogId S Catalog ID
retailerId S Retailer product ID
name S Product name
description S Product description
price N Price
currency S Currency code
imageUrl S Product image URL
availability S in_stock, out_of_stock
""",
    "Campaign": """
pk S `CAMPAIGN#{campaignId}`
itemType S `CAMPAIGN`
campaignId S Campaign ID
wabaMetaId S WABA Meta ID
name S Campaign name
templateName S Template used
status S draft, scheduled, running, completed, paused
totalRecipients N Total recipients
sentCount N Messages sent
deliveredCount N Messages delivered
readCount N Messages read
createdAt S Creation timestamp
scheduledAt S Scheduled time
""",
    "WebhookEvent": """
pk S `WEBHOOK#{eventId}`
itemType S `WEBHOOK_EVENT`
webhookEventType S Event type for GSI
eventId S Event ID
eventType S message, status, etc.
wabaMetaId S WABA Meta ID
payload M Event payload
processedAt S Processing timestamp
receivedAt S Receipt timestamp
""",
    "WebhookConfig": """
pk S `WEBHOOK_CONFIG#{wabaId}`
itemType S `WEBHOOK_CONFIG`
wabaMetaId S WABA Meta ID
verifyToken S Webhook verify token
appSecret S App secret for signature
enabled BOOL Webhook enabled
updatedAt S Last update timestamp
""",
    "Call": """
pk S `CALL#{callId}`
itemType S `CALL`
callId S Call ID
wabaMetaId S WABA Meta ID
from S Caller
to S Recipient
status S initiated, ringing, answered, ended, failed
duration N Call duration in seconds
startedAt S Call start timestamp
endedAt S Call end timestamp
""",
    "Analytics": """
pk S `ANALYTICS#{wabaId}#{date}`
itemType S `ANALYTICS`
wabaMetaId S WABA Meta ID
date S Date (YYYY-MM-DD)
messagesSent N Messages sent
messagesDelivered N Messages delivered
messagesRead N Messages read
messagesFailed N Messages failed
templatesUsed M Template usage counts
""",
    "QualityRating": """
pk S `QUALITY#{phoneNumberId}`
itemType S `QUALITY_RATING`
wabaMetaId S WABA Meta ID
qualityRating S GREEN, YELLOW, RED
throughputStatus S Throughput eligibility
lastCheckedAt S Last check timestamp
qualityHistory L Quality rating history
""",
    "InfrastructureConfig": """
pk S `CONFIG#INFRA`
itemType S `CONFIG`
vpcEndpoint S VPC endpoint ID
serviceLinkedRole S Service-linked role ARN
updatedAt S Last update timestamp
""",
    "MediaTypesConfig": """
pk S `CONFIG#MEDIA_TYPES`
itemType S `CONFIG`
supportedTypes M Supported media types
updatedAt S Last update timestamp
""",
    "Address": """
pk S `ADDRESS#{customerPhone}#{addressId}`
itemType S `ADDRESS`
customerPhone S Customer phone
addressId S Address ID
name S Recipient name
phoneNumber S Contact phone
address S Full address
city S City
state S State
postalCode S Postal code
country S Country code
isDefault BOOL Default address
createdAt S Creation timestamp
""",
    "FlowResponse": """
pk S `FLOW_RESPONSE#{flowId}#{responseId}`
itemType S `FLOW_RESPONSE`
flowId S Flow ID
responseId S Response ID
customerPhone S Customer phone
screenId S Screen ID
data M Response data
completedAt S Completion timestamp
""",
    "Idempotency": """
pk S `IDEMPOTENCY#{requestId}`
itemType S `IDEMPOTENCY`
requestId S Unique request ID
processedAt S Processing timestamp
ttl N TTL for auto-deletion
result M Cached result
""",
}
