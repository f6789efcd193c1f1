/** A line for a terminal. The key is not in it: it stays in a variable of the shell. */

import { html } from "../kit/html.js";
import { CopyButton } from "../kit/parts/copy_button.js";

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
    <pre tabindex="0" aria-label="Command line"><code>${line}</code></pre>
    <${CopyButton} text=${line} label="Copy line" />
    <p class="hint">It reads your key from the variable <code>EVENTS_KEY</code> of your shell.</p>
  </div>`;
}

/**
 * A word of a shell, whatever is in it.
 * @param {string} text
 */
function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
