"""The facts of the design document of Yggdrasil, as data.

Rows of attributes are the document's own: name, type, required, description.
"""

from __future__ import annotations

from typing import Any

KEY = ("PK", "SK")
INDEXES = {
    "GSI1": ("GSI1PK", "GSI1SK", "ALL"),
    "GSI2": ("GSI2PK", "GSI2SK", "ALL"),
    "GSI3": ("GSI3PK", "GSI3SK", "ALL"),
}

ROWS = {
    "User": """
        EntityType | String | Yes | "User"
        UserId | String | Yes | Unique user identifier (UUID)
        Email | String | Yes | User's email (unique)
        PasswordHash | String | Local only | bcrypt hash (local auth)
        CognitoUsername | String | AWS only | Cognito sub (production auth)
        DisplayName | String | No | User's display name
        CreatedAt | String | Yes | ISO 8601 timestamp
        UpdatedAt | String | Yes | ISO 8601 timestamp
        GSI3PK | String | Yes | USER#<userId>
        GSI3SK | String | Yes | PROFILE
    """,
    "Tree": """
        EntityType | String | Yes | "Tree"
        TreeId | String | Yes | Unique tree identifier (UUID)
        UserId | String | Yes | Owner of the tree
        TreeName | String | Yes | Display name for the tree
        Description | String | No | Tree description
        RootPersonId | String | No | ID of root person in tree
        IsPublic | Boolean | Yes | Public visibility flag
        SharedWith | String[] | No | UserIds with access
        PersonCount | Number | Yes | Count of persons in tree
        CreatedAt | String | Yes | ISO 8601 timestamp
        UpdatedAt | String | Yes | ISO 8601 timestamp
        GSI1PK | String | Yes | TREE#<treeId>
        GSI1SK | String | Yes | USER#<userId>
        GSI2PK | String | Yes | TREE#<treeId>
        GSI2SK | String | Yes | TREE#METADATA
        GSI3PK | String | Yes | USER#<userId>
        GSI3SK | String | Yes | TREE#<timestamp>
    """,
    "Person": """
        EntityType | String | Yes | "Person"
        PersonId | String | Yes | Unique person identifier (UUID)
        TreeId | String | Yes | Tree this person belongs to
        UserId | String | Yes | Owner of the tree
        FirstName | String | Yes | First name
        MiddleName | String | No | Middle name(s)
        LastName | String | Yes | Last/family name
        BirthName | String | No | Birth surname (maiden name)
        PreferredName | String | No | Nickname or preferred name
        Suffix | String | No | Jr., Sr., III, etc.
        Gender | String | Yes | Male, Female, Other, Unknown
        BirthDate | String | No | YYYY-MM-DD format
        DeathDate | String | No | YYYY-MM-DD format
        BirthPlace | String | No | City, State/Province, Country
        DeathPlace | String | No | City, State/Province, Country
        Biography | String | No | Life story, notes
        PhotoUrl | String | No | S3 URL to profile photo
        CreatedAt | String | Yes | ISO 8601 timestamp
        UpdatedAt | String | Yes | ISO 8601 timestamp
        GSI1PK | String | Yes | PERSON#<personId>
        GSI1SK | String | Yes | TREE#<treeId>
        GSI2PK | String | Yes | TREE#<treeId>
        GSI2SK | String | Yes | PERSON#<personId>
        GSI3PK | String | Yes | USER#<userId>
        GSI3SK | String | Yes | PERSON#<timestamp>#<n>
    """,
    "ParentChild": """
        EntityType | String | Yes | "Relationship"
        RelationshipType | String | Yes | "ParentChild"
        ParentId | String | Yes | Parent person ID
        ChildId | String | Yes | Child person ID
        TreeId | String | Yes | Tree containing relationship
        UserId | String | Yes | Owner of the tree
        Type | String | Yes | Biological, Adoptive, Step, Foster
        AdoptionDate | String | No | YYYY-MM-DD (if adoptive)
        Notes | String | No | Additional information
        CreatedAt | String | Yes | ISO 8601 timestamp
        UpdatedAt | String | Yes | ISO 8601 timestamp
        GSI1PK | String | Yes | PERSON#<childId>
        GSI1SK | String | Yes | PARENT#<parentId>
        GSI2PK | String | Yes | TREE#<treeId>
        GSI2SK | String | Yes | RELATIONSHIP#PARENT#<parentId>#<childId>
    """,
    "Spouses": """
        EntityType | String | Yes | "Relationship"
        RelationshipType | String | Yes | "Spousal"
        Person1Id | String | Yes | First person ID
        Person2Id | String | Yes | Second person ID
        TreeId | String | Yes | Tree containing relationship
        UserId | String | Yes | Owner of the tree
        Status | String | Yes | Married, Divorced, Widowed, Separated
        MarriageDate | String | No | YYYY-MM-DD
        MarriagePlace | String | No | City, State, Country
        DivorceDate | String | No | YYYY-MM-DD
        Notes | String | No | Additional information
        CreatedAt | String | Yes | ISO 8601 timestamp
        UpdatedAt | String | Yes | ISO 8601 timestamp
        GSI1PK | String | Yes | PERSON#<person2Id>
        GSI1SK | String | Yes | SPOUSE#<person1Id>
        GSI2PK | String | Yes | TREE#<treeId>
        GSI2SK | String | Yes | RELATIONSHIP#SPOUSE#<person1Id>#<person2Id>
    """,
}

KEY_PATTERNS = {
    "User": ("USER#<userId>", "PROFILE"),
    "Tree": ("USER#<userId>", "TREE#<treeId>"),
    "Person": ("USER#<userId>", "PERSON#<personId>"),
    "ParentChild": ("USER#<userId>", "PERSON#<parentId>#CHILD#<childId>"),
    "Spouses": ("USER#<userId>", "PERSON#<person1Id>#SPOUSE#<person2Id>"),
}

ENUMS = {
    ("Person", "Gender"): ("Male", "Female", "Other", "Unknown"),
    ("ParentChild", "RelationshipType"): ("ParentChild",),
    ("ParentChild", "Type"): ("Biological", "Adoptive", "Step", "Foster"),
    ("Spouses", "RelationshipType"): ("Spousal",),
    ("Spouses", "Status"): ("Married", "Divorced", "Widowed", "Separated"),
}

# What each of the fourteen is called here, and the index it reads.
PATTERNS = {
    "Get user by ID": ("User.get", None),
    "Get user by email": ("User.by_email", None),
    "Get all trees for a user": ("Tree.of_user", None),
    "Get tree by ID": ("Tree.find", "GSI1"),
    "Get user's trees sorted by creation date": ("Tree.by_creation", "GSI3"),
    "Get all persons in a tree": ("Person.in_tree", "GSI2"),
    "Get person by ID": ("Person.find", "GSI1"),
    "Get person with tree and user info": ("Person.get", None),
    "Get all children of a parent": ("ParentChild.children", None),
    "Get all parents of a child": ("ParentChild.parents", "GSI1"),
    "Get all relationships in a tree": ("ParentChild.in_tree", "GSI2"),
    "Get spouses of a person": ("Spouses.of_first", None),
    "Get spouse relationships": ("Spouses.of_second", "GSI1"),
    "Get all marriages in a tree": ("Spouses.in_tree", "GSI2"),
}

_JOHN = "550e8400-e29b-41d4-a716-446655440000"
_TIME = "2025-11-18T12:00:00.000Z"

EXAMPLES: dict[str, dict[str, Any]] = {
    "User": {
        "PK": f"USER#{_JOHN}",
        "SK": "PROFILE",
        "EntityType": "User",
        "UserId": _JOHN,
        "Email": "john@example.com",
        "PasswordHash": "$2a$10$...",
        "DisplayName": "John Doe",
        "CreatedAt": _TIME,
        "UpdatedAt": _TIME,
        "GSI3PK": f"USER#{_JOHN}",
        "GSI3SK": "PROFILE",
    },
    "Tree": {
        "PK": f"USER#{_JOHN}",
        "SK": "TREE#tree-001",
        "EntityType": "Tree",
        "TreeId": "tree-001",
        "UserId": _JOHN,
        "TreeName": "The Smith Family",
        "Description": "Our family tree spanning 5 generations",
        "RootPersonId": "person-001",
        "IsPublic": False,
        "PersonCount": 42,
        "CreatedAt": _TIME,
        "UpdatedAt": _TIME,
        "GSI1PK": "TREE#tree-001",
        "GSI1SK": f"USER#{_JOHN}",
        "GSI2PK": "TREE#tree-001",
        "GSI2SK": "TREE#METADATA",
        "GSI3PK": f"USER#{_JOHN}",
        "GSI3SK": f"TREE#{_TIME}",
    },
    "Person": {
        "PK": f"USER#{_JOHN}",
        "SK": "PERSON#person-001",
        "EntityType": "Person",
        "PersonId": "person-001",
        "TreeId": "tree-001",
        "UserId": _JOHN,
        "FirstName": "John",
        "MiddleName": "William",
        "LastName": "Smith",
        "BirthName": "Smith",
        "Gender": "Male",
        "BirthDate": "1950-05-15",
        "DeathDate": None,
        "BirthPlace": "Boston, MA, USA",
        "Biography": "World War II veteran...",
        "CreatedAt": _TIME,
        "UpdatedAt": _TIME,
        "GSI1PK": "PERSON#person-001",
        "GSI1SK": "TREE#tree-001",
        "GSI2PK": "TREE#tree-001",
        "GSI2SK": "PERSON#person-001",
        "GSI3PK": f"USER#{_JOHN}",
        "GSI3SK": f"PERSON#{_TIME}#1",
    },
    "ParentChild": {
        "PK": f"USER#{_JOHN}",
        "SK": "PERSON#person-001#CHILD#person-003",
        "EntityType": "Relationship",
        "RelationshipType": "ParentChild",
        "ParentId": "person-001",
        "ChildId": "person-003",
        "TreeId": "tree-001",
        "UserId": _JOHN,
        "Type": "Biological",
        "CreatedAt": _TIME,
        "UpdatedAt": _TIME,
        "GSI1PK": "PERSON#person-003",
        "GSI1SK": "PARENT#person-001",
        "GSI2PK": "TREE#tree-001",
        "GSI2SK": "RELATIONSHIP#PARENT#person-001#person-003",
    },
    "Spouses": {
        "PK": f"USER#{_JOHN}",
        "SK": "PERSON#person-001#SPOUSE#person-002",
        "EntityType": "Relationship",
        "RelationshipType": "Spousal",
        "Person1Id": "person-001",
        "Person2Id": "person-002",
        "TreeId": "tree-001",
        "UserId": _JOHN,
        "Status": "Married",
        "MarriageDate": "1975-06-20",
        "MarriagePlace": "Portland, ME, USA",
        "CreatedAt": _TIME,
        "UpdatedAt": _TIME,
        "GSI1PK": "PERSON#person-002",
        "GSI1SK": "SPOUSE#person-001",
        "GSI2PK": "TREE#tree-001",
        "GSI2SK": "RELATIONSHIP#SPOUSE#person-001#person-002",
    },
}

# The example queries, without the commands around them.
QUERIES: dict[str, dict[str, Any]] = {
    "Get User Profile": {"PK": f"USER#{_JOHN}", "SK": "PROFILE"},
    "Get All Trees for a User": {
        "KeyConditionExpression": "PK = :pk AND begins_with(SK, :sk)",
        "ExpressionAttributeValues": {":pk": f"USER#{_JOHN}", ":sk": "TREE#"},
    },
    "Get All Persons in a Tree": {
        "IndexName": "GSI2",
        "KeyConditionExpression": "GSI2PK = :pk AND begins_with(GSI2SK, :sk)",
        "ExpressionAttributeValues": {":pk": "TREE#tree-001", ":sk": "PERSON#"},
    },
    "Get Children of a Parent": {
        "KeyConditionExpression": "PK = :pk AND begins_with(SK, :sk)",
        "ExpressionAttributeValues": {":pk": f"USER#{_JOHN}", ":sk": "PERSON#person-001#CHILD#"},
    },
    "Get Parents of a Child (Reverse Lookup)": {
        "IndexName": "GSI1",
        "KeyConditionExpression": "GSI1PK = :pk AND begins_with(GSI1SK, :sk)",
        "ExpressionAttributeValues": {":pk": "PERSON#person-003", ":sk": "PARENT#"},
    },
}
