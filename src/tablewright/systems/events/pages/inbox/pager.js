/** Leads to the next page and back, by the cursors that the server gave. */

import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { go, place } from "../state/address.js";
import { elsewhere, nextCursor } from "./pile.js";

export function Pager() {
  const { cursors, status } = place.value;
  const next = nextCursor.value;
  const count = elsewhere.value;
  return html`<nav class="pager" aria-label="Pages of events">
    <button
      type="button"
      class="button"
      disabled=${cursors.length === 0}
      onClick=${() => go({ cursors: cursors.slice(0, -1), event: "" })}
    >
      <${Icon} name="back" />Previous
    </button>
    <span class="pager-place">
      Page ${cursors.length + 1}, ${status === "" ? "oldest first" : "newest first"}
      ${count ? html`<strong> · ${count} new on another page</strong>` : null}
    </span>
    <button
      type="button"
      class="button"
      disabled=${next === null}
      onClick=${() => next !== null && go({ cursors: [...cursors, next], event: "" })}
    >
      Next<${Icon} name="next" />
    </button>
  </nav>`;
}
