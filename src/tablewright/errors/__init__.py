"""All errors that Tablewright raises.

    TablewrightError
    ├─ ServiceError       DynamoDB's own errors, with DynamoDB's names and messages
    │  ├─ ValidationException                      ├─ ResourceNotFoundException
    │  ├─ SerializationException                   ├─ ResourceInUseException
    │  ├─ UnknownOperationException                ├─ LimitExceededException
    │  ├─ ConditionalCheckFailedException          ├─ ItemCollectionSizeLimitExceededException
    │  ├─ TransactionCanceledException             ├─ IdempotentParameterMismatchException
    │  ├─ TransactionConflictException             ├─ AccessDeniedException
    │  ├─ ExpiredIteratorException                 ├─ TrimmedDataAccessException
    │  ├─ DuplicateItemException                   ├─ TableNotFoundException
    │  ├─ BackupNotFoundException                  ├─ TableAlreadyExistsException
    │  ├─ BackupInUseException                     ├─ TableInUseException
    │  ├─ InvalidRestoreTimeException              ├─ PointInTimeRecoveryUnavailableException
    │  ├─ InvalidExportTimeException               ├─ ExportNotFoundException
    │  ├─ ExportConflictException                  ├─ ImportNotFoundException
    │  ├─ ImportConflictException                  ├─ MissingAuthenticationTokenException
    │  ├─ IncompleteSignatureException             ├─ InvalidSignatureException
    │  ├─ UnrecognizedClientException              ├─ ThrottlingException
    │  ├─ ProvisionedThroughputExceededException   ├─ RequestLimitExceeded
    │  ├─ TransactionInProgressException           ├─ ReplicatedWriteConflictException
    │  │                                           └─ InternalServerError
    ├─ StorageError  S…   the data file failed; never the caller's fault
    │  ├─ NotAStoreError        S101   ├─ DamagedRecordError   S201   ├─ DiskFullError        S301
    │  ├─ NewerFormatError      S102   ├─ DamagedBackupError   S202   ├─ StorageFullError     S302
    │  ├─ AlreadyOpenError      S103   ├─ ClosedError          S203   ├─ WritesStoppedError   S303
    │  ├─ CannotOpenError       S104   └─ ReadOnlyError        S204   └─ BackupNotStoredError S304
    │  └─ NotABackupError       S105
    ├─ DesignError   D…   a declaration is invalid; raised when the class is created
    │  ├─ UnknownNameError       D101  ├─ UniqueDeclarationError    D112
    │  ├─ TemplateError          D102  ├─ CollectionError           D113
    │  ├─ KeyTypeError           D103  ├─ UpgradeDeclarationError   D114
    │  ├─ PatternError           D104  ├─ IndexDeclarationError     D115
    │  ├─ RangeDeclarationError  D105  ├─ CreationDeclarationError  D116
    │  ├─ RoleError              D106  ├─ UnstorableTypeError       D201
    │  ├─ AmbiguousEntitiesError D107  ├─ SetElementError           D202
    │  ├─ TooManyIndexesError    D108  ├─ AmbiguousUnionError       D203
    │  ├─ NameCollisionError     D109  ├─ UnresolvedAnnotationError D204
    │  ├─ MissingKeyError        D110  ├─ StoredNameError           D205
    │  └─ TenantDeclarationError D111  ├─ DefaultError              D206
    │                                  └─ ConstraintError           D207
    ├─ RequestError  R…   the request is impossible; nothing was written
    │  ├─ KeyPartError         R101  ├─ StoredItemError   R201  ├─ NoKeysError        R301
    │  ├─ MissingPartError     R102  └─ InvalidValueError R202  ├─ KeyShreddedError   R302
    │  ├─ BadRangeError        R103                             ├─ TamperedValueError R303
    │  ├─ CursorError          R104                             ├─ EnvelopeError      R304
    │  ├─ TenantMismatchError  R105                             ├─ UnknownKeyError    R305
    │  ├─ UpdateRejectedError  R106                             ├─ WrongScopeError    R306
    │  ├─ NotAConditionError   R107                             ├─ TooManyKeysError   R307
    │  ├─ BatchRejectedError   R108                             └─ KeyInUseError      R308
    │  ├─ UnknownArgumentError R109
    │  ├─ NoStreamError        R110  ├─ PlanRejectedError    R401  ├─ TableNotEmptyError  R404
    │  ├─ MissedChangesError   R111  ├─ DestructivePlanError R402  ├─ TransferFolderError R405
    │  ├─ NotProjectedError    R112  ├─ ImpossiblePlanError  R403  ├─ UnseedableError     R406
    │  │                             └─ TrafficError         R407
    ├─ ConflictError C…   a condition failed or another writer was faster; nothing was written
    │  ├─ AlreadyExistsError   C101  ├─ NotUniqueError          C105
    │  ├─ ItemNotFoundError    C102  ├─ MultipleItemsFoundError C106
    │  ├─ ConditionFailedError C103  ├─ LostRaceError           C107
    │  └─ VersionConflictError C104  └─ TransactionFailedError  C108
    ├─ HttpError     H…   an HTTP request was rejected; nothing was written
    │  ├─ MalformedError        H101  ├─ MethodNotAllowedError H106  ├─ InvalidError     H111
    │  ├─ BadCursorError        H102  ├─ ConflictingError      H107  ├─ RateLimitedError H112
    │  ├─ UnauthenticatedError  H103  ├─ StaleError            H108  ├─ InternalError    H113
    │  ├─ ForbiddenError        H104  ├─ TooLargeError         H109  ├─ UnavailableError H114
    │  └─ NotFoundError         H105  └─ UnsupportedMediaError H110  └─ RangeError       H115
    ├─ AppliedError  W…   a write was applied, but a later step failed
    │  └─ UnreadableResultError W101
    ├─ MissingExtraError U112   a package of an extra is missing
    ├─ OutgoingError O…   a request to another service failed, or was not sent
    │  ├─ NoResponseError O101  ├─ ResponseTooLargeError O102  └─ GrantEndedError O105
    │  └─ NotSentError    O103  └─ NoTokenError          O104
    ├─ PlatformError P…   a platform refused a connector's request, or its response is unusable
    │  ├─ PlatformRefusedError      P101  ├─ PlatformUnavailableError P104
    │  ├─ PlatformUnauthorizedError P102  ├─ BadResponseError         P105
    │  └─ RetryLaterError           P103  └─ RepeatedPageError        P106
    ├─ VaultError    V…   a vault is damaged, or cannot be used as requested
    │  ├─ DamagedVaultError V101  ├─ SnapshotConflictError V102  └─ SnapshotNotFoundError V103
    └─ TargetError   T…   the target is invalid or unreachable
       ├─ BadTargetError          T101  ├─ ConnectionLostError      T205
       ├─ BadSettingError         T102  ├─ NotDynamoDBError         T206
       ├─ MissingCredentialsError T103  ├─ DamagedResponseError     T207
       ├─ TransportClosedError    T104  ├─ TableNotReadyError       T210
       ├─ WrongLoopError          T105  ├─ MissingIndexError        T211
       ├─ FilesElsewhereError     T106  ├─ KeyStoreDamagedError     T301
       ├─ UnknownHostError        T201  ├─ KeyStoreUnavailableError T302
       ├─ UnreachableError        T202  ├─ MasterKeyError           T303
       ├─ TlsError                T203  ├─ MasterUnavailableError   T304
       ├─ CallTimeoutError        T204  ├─ WrappedKeyError          T305
       │                                └─ WrongKeysError           T306

A `ServiceError` has DynamoDB's message, so code that matches on DynamoDB's messages keeps working.
Every other error has a message, a hint, and a code with a page in `docs/errors/`.
"""

from __future__ import annotations

from tablewright.errors.applied import AppliedError, UnreadableResultError
from tablewright.errors.conflict import (
    AlreadyExistsError,
    ConditionFailedError,
    ConflictError,
    ItemNotFoundError,
    LostRaceError,
    MultipleItemsFoundError,
    NotUniqueError,
    TransactionFailedError,
    VersionConflictError,
)
from tablewright.errors.design import (
    AmbiguousEntitiesError,
    CollectionError,
    CreationDeclarationError,
    DesignError,
    IndexDeclarationError,
    KeyTypeError,
    MissingKeyError,
    NameCollisionError,
    PatternError,
    RangeDeclarationError,
    RoleError,
    TemplateError,
    TenantDeclarationError,
    TooManyIndexesError,
    UniqueDeclarationError,
    UnknownNameError,
    UpgradeDeclarationError,
)
from tablewright.errors.encryption import (
    EnvelopeError,
    KeyInUseError,
    KeyShreddedError,
    KeyStoreDamagedError,
    KeyStoreUnavailableError,
    MasterKeyError,
    MasterUnavailableError,
    NoKeysError,
    TamperedValueError,
    TooManyKeysError,
    UnknownKeyError,
    WrappedKeyError,
    WrongKeysError,
    WrongScopeError,
)
from tablewright.errors.extras import MissingExtraError
from tablewright.errors.http import (
    BadCursorError,
    ConflictingError,
    ForbiddenError,
    HttpError,
    InternalError,
    InvalidError,
    MalformedError,
    MethodNotAllowedError,
    NotFoundError,
    RangeError,
    RateLimitedError,
    StaleError,
    TooLargeError,
    UnauthenticatedError,
    UnavailableError,
    UnsupportedMediaError,
)
from tablewright.errors.jobs import (
    DestructivePlanError,
    ImpossiblePlanError,
    PlanRejectedError,
    TableNotEmptyError,
    TrafficError,
    TransferFolderError,
    UnseedableError,
)
from tablewright.errors.outgoing import (
    GrantEndedError,
    NoResponseError,
    NoTokenError,
    NotSentError,
    OutgoingError,
    ResponseTooLargeError,
)
from tablewright.errors.platforms import (
    BadResponseError,
    PlatformError,
    PlatformRefusedError,
    PlatformUnauthorizedError,
    PlatformUnavailableError,
    RepeatedPageError,
    RetryLaterError,
)
from tablewright.errors.request import (
    BadRangeError,
    BatchRejectedError,
    CursorError,
    KeyPartError,
    MissedChangesError,
    MissingPartError,
    NoStreamError,
    NotAConditionError,
    NotProjectedError,
    RequestError,
    TenantMismatchError,
    UnknownArgumentError,
    UpdateRejectedError,
)
from tablewright.errors.root import CodedError, TablewrightError
from tablewright.errors.service import (
    AccessDeniedException,
    BackupInUseException,
    BackupNotFoundException,
    ConditionalCheckFailedException,
    DuplicateItemException,
    ExpiredIteratorException,
    ExportConflictException,
    ExportNotFoundException,
    IdempotentParameterMismatchException,
    ImportConflictException,
    ImportNotFoundException,
    IncompleteSignatureException,
    InternalServerError,
    InvalidExportTimeException,
    InvalidRestoreTimeException,
    InvalidSignatureException,
    ItemCollectionSizeLimitExceededException,
    LimitExceededException,
    MissingAuthenticationTokenException,
    PointInTimeRecoveryUnavailableException,
    ProvisionedThroughputExceededException,
    ReplicatedWriteConflictException,
    RequestLimitExceeded,
    ResourceInUseException,
    ResourceNotFoundException,
    SerializationException,
    ServiceError,
    TableAlreadyExistsException,
    TableInUseException,
    TableNotFoundException,
    ThrottlingException,
    TransactionCanceledException,
    TransactionConflictException,
    TransactionInProgressException,
    TrimmedDataAccessException,
    UnknownOperationException,
    UnrecognizedClientException,
    ValidationException,
)
from tablewright.errors.storage import (
    AlreadyOpenError,
    BackupNotStoredError,
    CannotOpenError,
    ClosedError,
    DamagedBackupError,
    DamagedRecordError,
    DiskFullError,
    NewerFormatError,
    NotABackupError,
    NotAStoreError,
    ReadOnlyError,
    StorageError,
    StorageFullError,
    WritesStoppedError,
)
from tablewright.errors.target import (
    BadSettingError,
    BadTargetError,
    CallTimeoutError,
    ConnectionLostError,
    DamagedResponseError,
    FilesElsewhereError,
    MissingCredentialsError,
    MissingIndexError,
    NotDynamoDBError,
    TableNotReadyError,
    TargetError,
    TlsError,
    TransportClosedError,
    UnknownHostError,
    UnreachableError,
    WrongLoopError,
)
from tablewright.errors.values import (
    AmbiguousUnionError,
    ConstraintError,
    DefaultError,
    InvalidValueError,
    SetElementError,
    StoredItemError,
    StoredNameError,
    UnresolvedAnnotationError,
    UnstorableTypeError,
)
from tablewright.errors.vault import (
    DamagedVaultError,
    SnapshotConflictError,
    SnapshotNotFoundError,
    VaultError,
)

__all__ = [
    "AccessDeniedException",
    "AlreadyExistsError",
    "AlreadyOpenError",
    "AmbiguousEntitiesError",
    "AmbiguousUnionError",
    "AppliedError",
    "BackupInUseException",
    "BackupNotFoundException",
    "BackupNotStoredError",
    "BadCursorError",
    "BadRangeError",
    "BadResponseError",
    "BadSettingError",
    "BadTargetError",
    "BatchRejectedError",
    "CallTimeoutError",
    "CannotOpenError",
    "ClosedError",
    "CodedError",
    "CollectionError",
    "ConditionFailedError",
    "ConditionalCheckFailedException",
    "ConflictError",
    "ConflictingError",
    "ConnectionLostError",
    "ConstraintError",
    "CreationDeclarationError",
    "CursorError",
    "DamagedBackupError",
    "DamagedRecordError",
    "DamagedResponseError",
    "DamagedVaultError",
    "DefaultError",
    "DesignError",
    "DestructivePlanError",
    "DiskFullError",
    "DuplicateItemException",
    "EnvelopeError",
    "ExpiredIteratorException",
    "ExportConflictException",
    "ExportNotFoundException",
    "FilesElsewhereError",
    "ForbiddenError",
    "GrantEndedError",
    "HttpError",
    "IdempotentParameterMismatchException",
    "ImportConflictException",
    "ImportNotFoundException",
    "ImpossiblePlanError",
    "IncompleteSignatureException",
    "IndexDeclarationError",
    "InternalError",
    "InternalServerError",
    "InvalidError",
    "InvalidExportTimeException",
    "InvalidRestoreTimeException",
    "InvalidSignatureException",
    "InvalidValueError",
    "ItemCollectionSizeLimitExceededException",
    "ItemNotFoundError",
    "KeyInUseError",
    "KeyPartError",
    "KeyShreddedError",
    "KeyStoreDamagedError",
    "KeyStoreUnavailableError",
    "KeyTypeError",
    "LimitExceededException",
    "LostRaceError",
    "MalformedError",
    "MasterKeyError",
    "MasterUnavailableError",
    "MethodNotAllowedError",
    "MissedChangesError",
    "MissingAuthenticationTokenException",
    "MissingCredentialsError",
    "MissingExtraError",
    "MissingIndexError",
    "MissingKeyError",
    "MissingPartError",
    "MultipleItemsFoundError",
    "NameCollisionError",
    "NewerFormatError",
    "NoKeysError",
    "NoResponseError",
    "NoStreamError",
    "NoTokenError",
    "NotABackupError",
    "NotAConditionError",
    "NotAStoreError",
    "NotDynamoDBError",
    "NotFoundError",
    "NotProjectedError",
    "NotSentError",
    "NotUniqueError",
    "OutgoingError",
    "PatternError",
    "PlanRejectedError",
    "PlatformError",
    "PlatformRefusedError",
    "PlatformUnauthorizedError",
    "PlatformUnavailableError",
    "PointInTimeRecoveryUnavailableException",
    "ProvisionedThroughputExceededException",
    "RangeDeclarationError",
    "RangeError",
    "RateLimitedError",
    "ReadOnlyError",
    "RepeatedPageError",
    "ReplicatedWriteConflictException",
    "RequestError",
    "RequestLimitExceeded",
    "ResourceInUseException",
    "ResourceNotFoundException",
    "ResponseTooLargeError",
    "RetryLaterError",
    "RoleError",
    "SerializationException",
    "ServiceError",
    "SetElementError",
    "SnapshotConflictError",
    "SnapshotNotFoundError",
    "StaleError",
    "StorageError",
    "StorageFullError",
    "StoredItemError",
    "StoredNameError",
    "TableAlreadyExistsException",
    "TableInUseException",
    "TableNotEmptyError",
    "TableNotFoundException",
    "TableNotReadyError",
    "TablewrightError",
    "TamperedValueError",
    "TargetError",
    "TemplateError",
    "TenantDeclarationError",
    "TenantMismatchError",
    "ThrottlingException",
    "TlsError",
    "TooLargeError",
    "TooManyIndexesError",
    "TooManyKeysError",
    "TrafficError",
    "TransactionCanceledException",
    "TransactionConflictException",
    "TransactionFailedError",
    "TransactionInProgressException",
    "TransferFolderError",
    "TransportClosedError",
    "TrimmedDataAccessException",
    "UnauthenticatedError",
    "UnavailableError",
    "UniqueDeclarationError",
    "UnknownArgumentError",
    "UnknownHostError",
    "UnknownKeyError",
    "UnknownNameError",
    "UnknownOperationException",
    "UnreachableError",
    "UnreadableResultError",
    "UnrecognizedClientException",
    "UnresolvedAnnotationError",
    "UnseedableError",
    "UnstorableTypeError",
    "UnsupportedMediaError",
    "UpdateRejectedError",
    "UpgradeDeclarationError",
    "ValidationException",
    "VaultError",
    "VersionConflictError",
    "WrappedKeyError",
    "WritesStoppedError",
    "WrongKeysError",
    "WrongLoopError",
    "WrongScopeError",
]
