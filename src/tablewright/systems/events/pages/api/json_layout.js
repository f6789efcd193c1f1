/**
 * Layout: a JSON text on lines of its own, token by token, with every token as it was spelled.
 *
 * Characters that a reader cannot see, or that turn the direction of what follows, are shown as
 * escapes: the JSON means the same, and nobody is deceived by its look.
 * Not here: colours (`parts/payload.js`).
 */

import { endOfString } from "./json_text.js";

/** @typedef {"name" | "text" | "number" | "word" | "mark"} TokenKind */
/** @typedef {{kind: TokenKind, text: string}} Token */

const INDENT = "  ";
const BARE = /[^\s,:[\]{}"]+/y;
// Controls, soft hyphen, marks of direction, invisible operators, tags, halves of pairs.
const UNSEEN = new RegExp(
  "[\\u007f-\\u009f\\u00ad\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]" +
    "|[\\ud800-\\udfff]|[\\u{e0000}-\\u{e007f}]",
  "gu",
);

/**
 * The tokens of a JSON text with the spaces of a readable layout in them.
 * @param {string} text well-formed JSON
 * @returns {Token[]}
 */
export function laidOut(text) {
  /** @type {Token[]} */
  const tokens = [];
  let level = 0;
  let at = 0;
  const line = () => `\n${INDENT.repeat(level)}`;
  while (at < text.length) {
    const first = text[at] ?? "";
    if (first === '"') {
      const end = endOfString(text, at);
      const isName = /^\s*:/.test(text.slice(end, end + 40));
      tokens.push({ kind: isName ? "name" : "text", text: seen(text.slice(at, end)) });
      at = end;
    } else if (first === "{" || first === "[") {
      const close = closesAt(text, at);
      if (close > 0) {
        tokens.push({ kind: "mark", text: first === "{" ? "{}" : "[]" });
        at = close;
      } else {
        level += 1;
        tokens.push({ kind: "mark", text: first + line() });
        at += 1;
      }
    } else if (first === "}" || first === "]") {
      level -= 1;
      tokens.push({ kind: "mark", text: line() + first });
      at += 1;
    } else if (first === "," || first === ":") {
      tokens.push({ kind: "mark", text: first === "," ? `,${line()}` : ": " });
      at += 1;
    } else {
      BARE.lastIndex = at;
      const bare = BARE.exec(text)?.[0];
      if (bare) tokens.push({ kind: /^[tfn]/.test(bare) ? "word" : "number", text: bare });
      at += bare ? bare.length : 1;
    }
  }
  return tokens;
}

/**
 * The same as one text.
 * @param {string} text
 */
export function laidOutText(text) {
  return laidOut(text)
    .map((token) => token.text)
    .join("");
}

/**
 * A text with what cannot be seen in it written as escapes.
 * @param {string} text
 */
export function seen(text) {
  return text.replace(UNSEEN, (found) =>
    found
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

/**
 * Where an object or array without members ends; 0 if it has some.
 * @param {string} text
 * @param {number} start
 */
function closesAt(text, start) {
  let at = start + 1;
  while (/\s/.test(text[at] ?? "")) at += 1;
  return text[at] === "}" || text[at] === "]" ? at + 1 : 0;
}
