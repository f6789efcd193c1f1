/** A piece of code or data, with a button that copies it. Wide lines scroll within it. */

import { html } from "../html.js";
import { CopyButton } from "./copy_button.js";

/** @typedef {{kind: string, text: string}} Token */

/**
 * @param {{
 *   text: string,
 *   label: string,
 *   copyLabel?: string,
 *   tokens?: readonly Token[],
 *   children?: unknown,
 * }} props `tokens` colour the text by `code-KIND`; children stand beside the copy button
 */
export function Code({ text, label, copyLabel, tokens, children }) {
  return html`<div class="code">
    <pre tabindex="0" dir="ltr" role="group" aria-label=${label}><code>${tokens
      ? tokens.map((one) => html`<span class="code-${one.kind}">${one.text}</span>`)
      : text}</code></pre>
    <div class="code-tools">${children}<${CopyButton} text=${text} label=${copyLabel} /></div>
  </div>`;
}

const JSON_TOKEN =
  /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b|[\s\S]/g;

/**
 * A value as indented JSON, in tokens of kind name, text, number, word and mark.
 * @param {unknown} value
 * @returns {Token[]}
 */
export function jsonTokens(value) {
  const json = JSON.stringify(value, null, 2) ?? "null";
  /** @type {Token[]} */
  const tokens = [];
  for (const [whole, string, colon, number, word] of json.matchAll(JSON_TOKEN)) {
    if (string) tokens.push({ kind: colon ? "name" : "text", text: string });
    if (colon) tokens.push({ kind: "mark", text: colon });
    if (number) tokens.push({ kind: "number", text: number });
    if (word) tokens.push({ kind: "word", text: word });
    if (string || number || word) continue;
    const last = tokens.at(-1);
    if (last?.kind === "mark") last.text += whole;
    else tokens.push({ kind: "mark", text: whole });
  }
  return tokens;
}
