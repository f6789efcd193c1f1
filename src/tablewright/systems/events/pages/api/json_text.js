/**
 * JSON as it is spelled: a reader that keeps chosen members as text.
 *
 * JavaScript's own reader turns 1.10 into 1.1 and loses the end of long numbers. A payload is
 * therefore never read into values: it stays the text that the server sent.
 * Not here: how a text is laid out for reading (`json_layout.js`).
 */

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
   * @param {string} text
   * @param {number} position
   */
  constructor(reason, text, position) {
    const before = text.slice(0, position).split("\n");
    const column = (before.at(-1) ?? "").length + 1;
    super(`${reason} (line ${before.length}, column ${column})`);
    this.position = position;
  }
}

/**
 * The value of a JSON text; members with one of the names come as `RawJson`.
 * @param {string} text
 * @param {readonly string[]} [rawNames]
 * @returns {any}
 */
export function readJson(text, rawNames = []) {
  const reader = new Reader(text, new Set(rawNames));
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
    if (level > LEVELS_MAX) throw this.fault("it is nested too deeply");
    const first = this.text[this.at];
    if (first === "{") return this.object(level);
    if (first === "[") return this.array(level);
    if (first === '"') return this.string();
    const number = this.taken(NUMBER);
    if (number) return Number(number);
    const word = this.taken(WORD);
    if (word) return word === "null" ? null : word === "true";
    throw this.fault(first === undefined ? "it ends too early" : "there is no value here");
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
      if (this.text[start] !== '"') throw this.fault("a name in quotes is missing");
      const name = this.string();
      if (name in made) throw this.fault(`the name ${JSON.stringify(name)} is there twice`, start);
      if (!this.isNext(":")) throw this.fault("a colon is missing");
      this.space();
      const begin = this.at;
      const value = this.value(level + 1);
      made[name] = this.rawNames.has(name) ? new RawJson(this.text.slice(begin, this.at)) : value;
    } while (this.isNext(","));
    if (!this.isNext("}")) throw this.fault("a comma or } is missing");
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
    if (!this.isNext("]")) throw this.fault("a comma or ] is missing");
    return made;
  }

  string() {
    const end = endOfString(this.text, this.at);
    if (end < 0) throw this.fault("a text in quotes does not end");
    const spelled = this.text.slice(this.at, end);
    try {
      const value = JSON.parse(spelled);
      this.at = end;
      return /** @type {string} */ (value);
    } catch {
      throw this.fault("a text holds a line break or a wrong escape");
    }
  }

  end() {
    this.space();
    if (this.at < this.text.length) throw this.fault("something follows the value");
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
