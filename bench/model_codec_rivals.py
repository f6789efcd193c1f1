"""The codecs of others: boto3's resource, PynamoDB, dyntastic and pydynox.

Each is called below its client, on the parts that turn an answer's body into objects, or an object
into a request's body. What the clients do around that is left out, in their favour.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

import msgspec

from bench.model_codec_items import JOB_ITEMS, PERSON_ITEMS

Read = Callable[[bytes], list[Any]]
Write = Callable[[], Any]


class Botocore:
    """The parser and serialiser below every client of boto3."""

    def __init__(self) -> None:
        import botocore.parsers
        import botocore.serialize
        import botocore.session

        model = botocore.session.get_session().get_service_model("dynamodb")
        self._query = model.operation_model("Query").output_shape
        self._put = model.operation_model("PutItem")
        self._parser = botocore.parsers.create_parser("json")
        self._serializer = botocore.serialize.create_serializer("json")

    def items(self, body: bytes) -> list[dict[str, Any]]:
        """The items of a Query's answer, with tagged values."""
        answer = {"body": body, "headers": {}, "status_code": 200}
        return self._parser.parse(answer, self._query)["Items"]

    def put_body(self, item: dict[str, Any]) -> bytes:
        """The body of a PutItem."""
        parameters = {"TableName": "Yggdrasil", "Item": item}
        return self._serializer.serialize_to_request(parameters, self._put)["body"]


def boto3_read() -> Read:
    """As the resource does: botocore's parser, then a dictionary of each item."""
    from boto3.dynamodb.types import TypeDeserializer

    botocore, value = Botocore(), TypeDeserializer().deserialize

    def read(body: bytes) -> list[Any]:
        return [{n: value(v) for n, v in item.items()} for item in botocore.items(body)]

    return read


def boto3_write() -> Write:
    """As the resource does: a dictionary of plain values, then botocore's serialiser."""
    from boto3.dynamodb.types import TypeDeserializer, TypeSerializer

    botocore, wire = Botocore(), TypeSerializer().serialize
    value = TypeDeserializer().deserialize
    plain = {name: value(one) for name, one in PERSON_ITEMS[0].items()}
    return lambda: botocore.put_body({name: wire(one) for name, one in plain.items()})


def _pynamodb_person() -> Any:
    from pynamodb.attributes import UnicodeAttribute
    from pynamodb.models import Model

    meta = type("Meta", (), {"table_name": "Yggdrasil", "region": "eu-west-1"})
    attributes: dict[str, Any] = {
        f"a{place}": UnicodeAttribute(
            attr_name=name, null=True, hash_key=name == "PK", range_key=name == "SK"
        )
        for place, name in enumerate(PERSON_ITEMS[0])
    }
    return type("PynamoPerson", (Model,), {"Meta": meta, **attributes})


def _pynamodb_job() -> Any:
    from pynamodb import attributes as a
    from pynamodb.models import Model

    class DateRange(a.MapAttribute[str, str]):
        start = a.UnicodeAttribute()
        end = a.UnicodeAttribute()

    class Config(a.MapAttribute[str, Any]):
        data_types = a.ListAttribute(of=a.UnicodeAttribute, attr_name="dataTypes")
        date_range = DateRange(attr_name="dateRange")
        filters = a.MapAttribute[str, Any]()

    class Progress(a.MapAttribute[str, Any]):
        total = a.NumberAttribute()
        processed = a.NumberAttribute()
        failed = a.NumberAttribute()
        percentage = a.NumberAttribute()

    nested = {"config": Config(), "progress": Progress()}
    numbers = {name: a.NumberAttribute() for name in ("retryCount", "maxRetries")}
    texts = {
        name: a.UnicodeAttribute(hash_key=name == "accountId", range_key=name == "jobId")
        for name in JOB_ITEMS[0]
        if name not in {**nested, **numbers}
    }
    meta = type("Meta", (), {"table_name": "jobs", "region": "eu-west-1"})
    return type("PynamoJob", (Model,), {"Meta": meta, **texts, **nested, **numbers})


def pynamodb_read(model: Any) -> Read:
    """Botocore's parser, then a model of each item; dates and times stay texts."""
    botocore = Botocore()
    return lambda body: [model.from_raw_data(item) for item in botocore.items(body)]


def pynamodb_read_persons() -> Read:
    """Persons with PynamoDB."""
    return pynamodb_read(_pynamodb_person())


def pynamodb_read_jobs() -> Read:
    """Jobs with PynamoDB."""
    return pynamodb_read(_pynamodb_job())


def pynamodb_write() -> Write:
    """A model's own serialiser, then botocore's."""
    botocore, model = Botocore(), _pynamodb_person()
    one = model.from_raw_data(PERSON_ITEMS[0])
    return lambda: botocore.put_body(one.serialize())


def _dyntastic_model(items: list[dict[str, Any]]) -> Any:
    from dyntastic import Dyntastic  # pyright: ignore[reportMissingImports]

    kinds: dict[str, Any] = {"S": str, "N": Decimal, "M": dict[str, Any]}
    partition, sort = list(items[0])[:2]
    return type(
        "DyntasticModel",
        (Dyntastic,),
        {
            "__module__": __name__,
            "__annotations__": {n: kinds[next(iter(wire))] for n, wire in items[0].items()},
            "__table_name__": "t",
            "__table_region__": "eu-west-1",
            "__hash_key__": partition,
            "__range_key__": sort,
        },
    )


def dyntastic_read(items: list[dict[str, Any]]) -> Read:
    """As boto3's resource, then a pydantic model of each item; dates and times stay texts."""
    model, dictionaries = _dyntastic_model(items), boto3_read()
    load = model._dyntastic_load_model
    return lambda body: [load(item) for item in dictionaries(body)]


def dyntastic_read_persons() -> Read:
    """Persons with dyntastic."""
    return dyntastic_read(PERSON_ITEMS)


def dyntastic_read_jobs() -> Read:
    """Jobs with dyntastic."""
    return dyntastic_read(JOB_ITEMS)


def dyntastic_write() -> Write:
    """A dictionary of a pydantic model, then what boto3's resource does."""
    from boto3.dynamodb.types import TypeSerializer
    from dyntastic import attr  # pyright: ignore[reportMissingImports]

    botocore, wire = Botocore(), TypeSerializer().serialize
    model = _dyntastic_model(PERSON_ITEMS)
    one = model(**{name: next(iter(value.values())) for name, value in PERSON_ITEMS[0].items()})

    def write() -> bytes:
        plain = attr.serialize(one.model_dump(by_alias=True))
        return botocore.put_body({name: wire(value) for name, value in plain.items()})

    return write


def _pydynox_model(items: list[dict[str, Any]]) -> Any:
    from pydynox import Model, ModelConfig, attributes  # pyright: ignore[reportMissingImports]

    kinds: dict[str, Any] = {
        "S": attributes.StringAttribute,
        "N": attributes.NumberAttribute,
        "M": attributes.MapAttribute,
    }
    first = next(iter(items[0]))
    made = {
        f"a{place}": kinds[next(iter(wire))](partition_key=name == first, alias=name)
        for place, (name, wire) in enumerate(items[0].items())
    }
    return type("Pydynox", (Model,), {"model_config": ModelConfig(table="t"), **made})


def pydynox_read(items: list[dict[str, Any]]) -> Read:
    """Its Rust conversion, then a model of each item; dates and times stay texts.

    The body, which Rust would read too, is read by msgspec, whose JSON is about as fast.
    """
    from pydynox.pydynox_core import item_from_dynamo  # pyright: ignore[reportMissingImports]

    model, decode = _pydynox_model(items), msgspec.json.decode

    def read(body: bytes) -> list[Any]:
        return [model.from_dict(item_from_dynamo(item)) for item in decode(body)["Items"]]

    return read


def pydynox_read_persons() -> Read:
    """Persons with pydynox."""
    return pydynox_read(PERSON_ITEMS)


def pydynox_read_jobs() -> Read:
    """Jobs with pydynox."""
    return pydynox_read(JOB_ITEMS)


def pydynox_write() -> Write:
    """A dictionary of a model, its wire form by Rust, and the body by msgspec."""
    from pydynox.pydynox_core import item_from_dynamo, item_to_dynamo  # pyright: ignore[reportMissingImports]

    one = _pydynox_model(PERSON_ITEMS).from_dict(item_from_dynamo(PERSON_ITEMS[0]))
    return lambda: msgspec.json.encode(
        {"TableName": "Yggdrasil", "Item": item_to_dynamo(one.to_dict())}
    )


def aiodynamo_read() -> Read:
    """Dictionaries, untyped."""
    import json

    from aiodynamo.utils import dy2py  # pyright: ignore[reportMissingImports]

    return lambda body: [dy2py(item, Decimal) for item in json.loads(body)["Items"]]


def page(items: list[dict[str, Any]]) -> bytes:
    """The answer to a Query that found these items."""
    return msgspec.json.encode({"Items": items, "Count": len(items), "ScannedCount": len(items)})
