/** The pages of the inbox, and how many events have arrived on another page. */

import { html } from "../kit/html.js";
import { Pager as Pages } from "../kit/table/pager.js";
import { go, place } from "../state/address.js";
import { text } from "../words.js";
import { elsewhere, nextCursor } from "./pile.js";

export function Pager() {
  const { cursors, status } = place.value;
  const page = cursors.length + 1;
  const note = text(status === "" ? "inbox.pageOldest" : "inbox.pageNewest", { page });
  const more = elsewhere.value ? text("inbox.pageNew", { count: elsewhere.value }) : "";
  return html`<${Pages}
    label=${text("inbox.pages")}
    cursors=${cursors}
    next=${nextCursor.value}
    note=${[note, more].filter(Boolean).join(" · ")}
    isAlwaysShown
    onCursors=${(/** @type {string[]} */ next) => go({ cursors: next, event: "" })}
  />`;
}
