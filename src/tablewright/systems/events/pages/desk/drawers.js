/** The drawers of the desk: one for each thing that a tenant can look after. */

import { html } from "../kit/html.js";
import { isOutOfDate, waiting } from "../inbox/tally.js";
import { Icon } from "../kit/parts/icon.js";
import { addressOf, FRESH, go, place } from "../state/address.js";

/** @typedef {import("../state/address.js").Tab} Tab */

/** @type {readonly (readonly [Tab, string])[]} */
const DRAWERS = [
  ["inbox", "Inbox"],
  ["send", "Send"],
  ["hooks", "Hooks"],
  ["keys", "Keys"],
  ["figures", "Stats"],
];

export function Drawers() {
  return html`<nav class="drawers" aria-label="Drawers">
    ${DRAWERS.map(
      ([tab, label]) => html`<a
        class="drawer"
        href=${addressOf({ tab })}
        aria-current=${place.value.tab === tab ? "page" : undefined}
        onClick=${(/** @type {MouseEvent} */ click) => {
          if (click.ctrlKey || click.metaKey || click.shiftKey) return;
          click.preventDefault();
          go({ ...FRESH, tab });
        }}
      >
        <${Icon} name=${tab} />
        <span>${label}</span>
        ${tab === "inbox" && waiting.value
          ? html`<span class="drawer-count ${isOutOfDate.value ? "drawer-count-stale" : ""}">
              ${waiting.value}<span class="visually-hidden">
                ${isOutOfDate.value ? " undelivered, out of date" : " undelivered"}
              </span>
            </span>`
          : null}
      </a>`,
    )}
  </nav>`;
}
