"""Words: names, places and phrases for generated data.

Domains and phone numbers are those reserved for examples, so that no mail or call reaches anyone.
Not here: which attribute gets which words (`seed.texts`).
"""

from __future__ import annotations

from typing import Final

FIRST_NAMES: Final = """Ada Aino Alma Anders Anja Arjun Astrid Bela Bruno Carla Chidi Clara Dagny
    Darius Edda Elio Emil Esra Farid Fiona Freya Goran Greta Hana Hugo Ines Ivo Jana Joon Kaito
    Karin Kofi Lars Leila Lena Luca Maja Marek Mina Nadia Nils Noor Olga Omar Paula Pavel Rafael
    Rosa Runa Samir Selma Sven Tara Theo Tomas Uma Vera Viktor Wanda Yara Yuki Zeno""".split()
LAST_NAMES: Final = """Adeyemi Almeida Andersen Bakker Berg Costa Dahl Diaz Eriksen Falk Ferrari
    Fischer Garcia Haas Hansen Holm Ito Jansen Kaya Keller Kim Koch Kovacs Lang Larsen Lind Lopez
    Maier Moreau Nagy Nilsen Novak Okafor Olsen Patel Petrov Rossi Sato Silva Singh Soto Strand
    Suzuki Tanaka Toth Vogel Weber Winter Wolf Yilmaz""".split()
PLACES: Final = """Bergen Bilbao Brno Cork Gdansk Ghent Graz Leeds Lille Lucca Lyon Malmo Nantes
    Oulu Porto Riga Split Tartu Turin Utrecht Varna Zadar""".split()
COUNTRIES: Final = "AT BE CH CZ DE DK EE ES FI FR HR HU IE IT LV NL NO PL PT SE".split()
STREETS: Final = "Birch Brook Canal Chapel Garden Harbour Linden Market Mill Orchard".split()
COMPANIES: Final = """Alder Amber Basalt Beacon Cedar Cobalt Delta Ember Fjord Granite Harbor
    Juniper Lumen Meadow Nimbus Onyx Pebble Quartz Ridge Saffron Tundra Willow""".split()
COMPANY_KINDS: Final = "Analytics Foods Labs Logistics Media Motors Studio Supplies Works".split()
THINGS: Final = """account archive backup budget calendar campaign catalogue contract delivery
    draft feature folder invoice journal ledger letter meeting message order package parcel plan
    project record report request sample schedule shipment summary ticket update visit""".split()
QUALITIES: Final = """annual blue brief careful clear daily early final first fresh full gentle
    green large last late monthly new open quick quiet second short small steady weekly""".split()
VERBS: Final = """arrived changed closed confirmed delivered finished moved opened paid prepared
    received renewed requested reviewed sent shared started updated""".split()
CURRENCIES: Final = "CHF EUR GBP NOK SEK USD".split()
LANGUAGES: Final = "cs de en es fi fr hu it nl no pl pt sv".split()
TIME_ZONES: Final = "Europe/Berlin Europe/Lisbon Europe/Oslo Europe/Prague UTC".split()
COLOURS: Final = "2a9d8f 3d5a80 6d597a 8d99ae b56576 e07a5f f2cc8f".split()
MEDIA_TYPES: Final = "application/pdf audio/ogg image/jpeg image/png text/plain video/mp4".split()
DOMAINS: Final = "example.com example.net example.org".split()  # RFC 2606
PHONE_PREFIX: Final = "+1555010"  # 555-0100 to 555-0199 are for fiction
