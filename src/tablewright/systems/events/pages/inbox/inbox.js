/**
 * The inbox: what waits to be taken, live; and, by its filters, everything that was.
 */

import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { CurlLine } from "../parts/curl_line.js";
import { Empty } from "../kit/parts/empty.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { whenText } from "../kit/parts/when.js";
import { draftFrom } from "../send/draft.js";
import { FRESH, go, place } from "../state/address.js";
import { useShortcuts } from "../kit/state/shortcuts.js";
import { useEffect, useState } from "../kit/vendor/hooks.js";
import { BulkBar } from "./bulk_bar.js";
import { acknowledgeEvents, deleteEvents } from "./deeds.js";
import { EventList, focusSlip, keepingFocus, moveOn, toggleChosen } from "./event_list.js";
import { Filters } from "./filters.js";
import { Pager } from "./pager.js";
import { current, events, isLoading, load, nextCursor, problem, readAtMs } from "./pile.js";
import { Reader } from "./reader.js";
import { isOutOfDate, waiting } from "./tally.js";
import { ReplayDialog } from "./replay_dialog.js";
import { rich, text } from "../words.js";

// The stream tells of arrivals; what other consumers have taken is found by a refresh.
const REFRESH_MS = 30_000;

export function Inbox() {
  const where = place.value;
  const [doomed, setDoomed] = useState(/** @type {string[]} */ ([]));
  const [isReplaying, setReplaying] = useState(false);
  const asked = [where.status, where.type, where.sinceMs, where.after, where.before];
  useEffect(() => void load(), [...asked, where.cursors.at(-1)]);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || load({ isQuiet: true }), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const close = () => {
    const was = place.peek().event;
    go({ event: "" });
    requestAnimationFrame(() => focusSlip(was));
  };
  useInboxKeys(close);
  return html`<div class="inbox ${where.event ? "inbox-reading" : ""}">
    <section class="inbox-list" aria-labelledby="inbox-title">
      <header class="screen-head">
        <div class="screen-title">
          <h1 id="inbox-title">${text("inbox.title")}</h1>
          ${waiting.value ? html`<${Tally} />` : null}
        </div>
        <button type="button" class="button" onClick=${() => setReplaying(true)}>
          <${Icon} name="replay" />${text("inbox.replay")}
        </button>
      </header>
      <${Filters} />
      <${Failure} />
      <${Pile} onDelete=${setDoomed} />
    </section>
    ${where.event
      ? html`<${Reader}
          id=${where.event}
          onClose=${close}
          onDelete=${setDoomed}
          onReuse=${(/** @type {any} */ event) => {
            draftFrom(event);
            go({ ...FRESH, tab: "send" });
          }}
        />`
      : null}
    ${doomed.length
      ? html`<${Confirm}
          title=${text("inbox.deleteTitle", { count: doomed.length })}
          deed=${text("inbox.delete")}
          onConfirm=${async () => {
            await deleteEvents(doomed);
            if (doomed.includes(place.peek().event)) go({ event: "" });
          }}
          onClose=${() => setDoomed([])}
        >
          <p>${text("inbox.deleteHelp")}</p>
        <//>`
      : null}
    ${isReplaying ? html`<${ReplayDialog} onClose=${() => setReplaying(false)} />` : null}
  </div>`;
}

function Tally() {
  return html`<span class="tally">
    ${text("inbox.undelivered", { count: waiting.value })}
    ${isOutOfDate.value
      ? html` <span class="tag tag-stale">${text("inbox.outOfDate")}</span>`
      : null}
  </span>`;
}

function Failure() {
  const readAt = readAtMs.value;
  if (readAt === null) return html`<${Problem} error=${problem.value} onRetry=${() => load()} />`;
  const title = text("inbox.failed");
  return html`<${Problem} error=${problem.value} title=${title} onRetry=${() => load()}>
    <p>${text("inbox.readAt", { when: whenText(readAt) })}</p>
  <//>`;
}

/** @param {{onDelete: (ids: string[]) => void}} props */
function Pile({ onDelete }) {
  if (events.value.length) {
    return html`<${BulkBar} onDelete=${onDelete} />
      <div class=${isLoading.value ? "is-loading" : ""} aria-busy=${isLoading.value}>
        <${EventList} />
      </div>
      <${Pager} />`;
  }
  if (isLoading.value) return html`<p class="hint" role="status">${text("inbox.loading")}</p>`;
  if (readAtMs.value === null) return null;
  return html`<${Nothing} /><${PagerIfInside} />`;
}

function PagerIfInside() {
  return place.value.cursors.length || nextCursor.value !== null ? html`<${Pager} />` : null;
}

function Nothing() {
  const { type, since, after, before, status, cursors } = place.value;
  if (nextCursor.value !== null) {
    return html`<${Empty} title=${text("inbox.notYet")}>
      <p>${text("inbox.notYetHelp")}</p>
    <//>`;
  }
  if (type || since || after || before || cursors.length) {
    return html`<${Empty} title=${text("inbox.none")}>
      <p>${text("inbox.noneHelp")}</p>
      <button type="button" class="button" onClick=${() => go({ ...FRESH, status })}>
        ${text("inbox.clear")}
      </button>
    <//>`;
  }
  if (status === "delivered") {
    return html`<${Empty} title=${text("inbox.noneDelivered")}>
      <p>${text("inbox.noneDeliveredHelp")}</p>
      <${CurlLine} method="POST" path="v1/events/ID/ack" />
    <//>`;
  }
  return html`<${Empty} title=${text("inbox.empty")}>
    <p>
      ${rich("inbox.emptyHelp", {
        send: (/** @type {string} */ words) =>
          html`<button type="button" class="link" onClick=${toSend}>${words}</button>`,
      })}
    </p>
    <${CurlLine}
      method="POST"
      path="v1/events"
      body=${'{"event_type":"order.created","total":1.10}'}
    />
  <//>`;
}

const toSend = () => go({ ...FRESH, tab: "send" });

/** @param {() => void} close */
function useInboxKeys(close) {
  useShortcuts({
    j: () => moveOn(1),
    k: () => moveOn(-1),
    x: () => current.peek() && toggleChosen(current.peek()),
    a: () => {
      const id = place.peek().event || current.peek();
      const event = events.peek().find((one) => one.id === id);
      if (event?.status === "undelivered") keepingFocus(() => acknowledgeEvents([id]));
    },
    r: () => load(),
    "/": () => {
      const field = document.querySelector("[data-filter=type]");
      if (field instanceof HTMLElement) field.focus();
    },
    Escape: () => place.peek().event && close(),
  });
}
