/** A line for a terminal. The key is not in it: it stays in a variable of the shell. */

import { html } from "../kit/html.js";
import { Code } from "../kit/parts/code.js";
import { rich, text } from "../words.js";

/**
 * @param {{method?: string, path: string, body?: string, headers?: Record<string, string>}} props
 */
export function CurlLine({ method = "GET", path, body, headers = {} }) {
  const parts = ["curl"];
  if (method !== "GET") parts.push(`-X ${method}`);
  parts.push(quoted(new URL(path, document.baseURI).href));
  parts.push('-H "Authorization: Bearer $EVENTS_KEY"');
  for (const [name, value] of Object.entries(headers)) {
    parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  }
  if (body !== undefined) {
    parts.push("-H 'Content-Type: application/json'", `-d ${quoted(body)}`);
  }
  const line = parts.join(" ");
  return html`<div class="curl">
    <${Code} text=${line} label=${text("curl.label")} copyLabel=${text("curl.copy")}>
      <p class="hint">${rich("curl.key", { name: html`<code>EVENTS_KEY</code>` })}</p>
    <//>
  </div>`;
}

/**
 * A word of a shell, whatever is in it.
 * @param {string} word
 */
function quoted(word) {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
