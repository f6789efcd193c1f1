/**
 * JSON as it is spelled: a reader that keeps chosen members as text.
 *
 * JavaScript's own reader turns 1.10 into 1.1 and loses the end of long numbers. A payload is
 * therefore never read into values: it stays the text that the server sent.
 * Not here: how a text is laid out for reading (`json_layout.js`).
 */

import { text } from "../words.js";

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORD = /true|false|null/y;
const SPACE = /[ \t\n\r]*/y;
const LEVELS_MAX = 200; // far beyond what the server takes; keeps the reader off the stack's end

/** A value that was kept as text. */
export class RawJson {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
}

/** What is wrong with a text, and where. */
export class JsonFault extends Error {
  /**
   * @param {string} reason
   * @param {string} json
   * @param {number} position
   */
  constructor(reason, json, position) {
    const before = json.slice(0, position).split("\n");
    const column = (before.at(-1) ?? "").length + 1;
    super(text("json.place", { reason, line: before.length, column }));
    this.position = position;
  }
}

/**
 * The value of a JSON text; members with one of the names come as `RawJson`.
 * @param {string} json
 * @param {readonly string[]} [rawNames]
 * @returns {any}
 */
export function readJson(json, rawNames = []) {
  const reader = new Reader(json, new Set(rawNames));
  const value = reader.value(0);
  reader.end();
  return value;
}

class Reader {
  /**
   * @param {string} text
   * @param {Set<string>} rawNames
   */
  constructor(text, rawNames) {
    this.text = text;
    this.rawNames = rawNames;
    this.at = 0;
  }

  /**
   * @param {number} level
   * @returns {any}
   */
  value(level) {
    this.space();
    if (level > LEVELS_MAX) throw this.fault(text("json.deep"));
    const first = this.text[this.at];
    if (first === "{") return this.object(level);
    if (first === "[") return this.array(level);
    if (first === '"') return this.string();
    const number = this.taken(NUMBER);
    if (number) return Number(number);
    const word = this.taken(WORD);
    if (word) return word === "null" ? null : word === "true";
    throw this.fault(text(first === undefined ? "json.end" : "json.value"));
  }

  /** @param {number} level */
  object(level) {
    /** @type {Record<string, any>} */
    const made = Object.create(null); // so that `__proto__` is a name like any other
    this.at += 1;
    if (this.isNext("}")) return made;
    do {
      this.space();
      const start = this.at;
      if (this.text[start] !== '"') throw this.fault(text("json.name"));
      const name = this.string();
      if (name in made) {
        throw this.fault(text("json.duplicate", { name: JSON.stringify(name) }), start);
      }
      if (!this.isNext(":")) throw this.fault(text("json.colon"));
      this.space();
      const begin = this.at;
      const value = this.value(level + 1);
      made[name] = this.rawNames.has(name) ? new RawJson(this.text.slice(begin, this.at)) : value;
    } while (this.isNext(","));
    if (!this.isNext("}")) throw this.fault(text("json.comma", { end: "}" }));
    return made;
  }

  /** @param {number} level */
  array(level) {
    /** @type {any[]} */
    const made = [];
    this.at += 1;
    if (this.isNext("]")) return made;
    do made.push(this.value(level + 1));
    while (this.isNext(","));
    if (!this.isNext("]")) throw this.fault(text("json.comma", { end: "]" }));
    return made;
  }

  string() {
    const end = endOfString(this.text, this.at);
    if (end < 0) throw this.fault(text("json.string"));
    const spelled = this.text.slice(this.at, end);
    try {
      const value = JSON.parse(spelled);
      this.at = end;
      return /** @type {string} */ (value);
    } catch {
      throw this.fault(text("json.escape"));
    }
  }

  end() {
    this.space();
    if (this.at < this.text.length) throw this.fault(text("json.rest"));
  }

  /** @param {RegExp} form */
  taken(form) {
    form.lastIndex = this.at;
    const found = form.exec(this.text);
    if (found) this.at += found[0].length;
    return found?.[0];
  }

  space() {
    this.taken(SPACE);
  }

  /** @param {string} mark */
  isNext(mark) {
    this.space();
    if (this.text[this.at] !== mark) return false;
    this.at += 1;
    return true;
  }

  /**
   * @param {string} reason
   * @param {number} [position]
   */
  fault(reason, position = this.at) {
    return new JsonFault(reason, this.text, position);
  }
}

/**
 * Where the string that begins at `start` ends; -1 if it does not.
 * @param {string} text
 * @param {number} start
 */
export function endOfString(text, start) {
  let at = start;
  for (;;) {
    at = text.indexOf('"', at + 1);
    if (at < 0) return -1;
    let backslashes = 0;
    while (text[at - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return at + 1;
  }
}
