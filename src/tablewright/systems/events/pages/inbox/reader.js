/**
 * The reader: one event, opened. On a narrow screen it lies over the list.
 * Not here: laying out its payload (`parts/payload.js`).
 */

import { readEvent } from "../api/events.js";
import { html } from "../kit/html.js";
import { CopyButton } from "../kit/parts/copy_button.js";
import { Icon } from "../kit/parts/icon.js";
import { Payload } from "../parts/payload.js";
import { Problem } from "../kit/parts/problem.js";
import { Status } from "../parts/status.js";
import { TypeName } from "../parts/type_name.js";
import { When } from "../kit/parts/when.js";
import { now } from "../kit/state/clock.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../kit/vendor/hooks.js";
import { acknowledgeEvents, putBackEvents } from "./deeds.js";
import { events } from "./pile.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").StoredEvent} StoredEvent */

/**
 * @param {{
 *   id: string,
 *   onClose: () => void,
 *   onDelete: (ids: string[]) => void,
 *   onReuse: (event: StoredEvent) => void,
 * }} props
 */
export function Reader({ id, onClose, onDelete, onReuse }) {
  const listed = events.value.find((event) => event.id === id) ?? null;
  const [found, setFound] = useState(/** @type {StoredEvent | null} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const event = listed ?? (found?.id === id ? found : null);
  const load = () => {
    setProblem(null);
    readEvent(id).then(setFound, setProblem);
  };
  // What leaves the list stays open here, as it is now.
  useEffect(() => load(), [id, listed?.status]);
  useLayoutEffect(() => heading.current?.focus(), [id, event === null]);
  return html`<aside class="reader" aria-label=${text("event.label")}>
    <header class="reader-head">
      <button type="button" class="button quiet" onClick=${onClose}>
        <${Icon} name="back" />${text("event.close")}
      </button>
      <h2 tabindex="-1" ref=${heading}>
        ${event ? html`<${TypeName} type=${event.eventType} />` : text("event.label")}
      </h2>
    </header>
    <${Problem} error=${event ? null : problem} onRetry=${load} />
    ${event
      ? html`<${Facts} event=${event} />
          <${Actions} event=${event} onDelete=${onDelete} onReuse=${onReuse} />
          <${Payload} text=${event.payload.text} />`
      : null}
  </aside>`;
}

/** @param {{event: StoredEvent}} props */
function Facts({ event }) {
  return html`<dl class="facts">
    <dt>${text("event.id")}</dt>
    <dd>
      <code>${event.id}</code> <${CopyButton} text=${event.id} label=${text("event.copyId")} />
    </dd>
    <dt>${text("event.status")}</dt>
    <dd><${Status} status=${event.status} /></dd>
    <dt>${text("event.received")}</dt>
    <dd><${When} ms=${event.createdAtMs} isExact=${true} /></dd>
    ${event.deliveredAtMs === null
      ? null
      : html`<dt>${text("event.delivered")}</dt>
          <dd><${When} ms=${event.deliveredAtMs} isExact=${true} /></dd>`}
    ${event.leaseUntilMs === null
      ? null
      : html`<dt>${text("event.claimedUntil")}</dt>
          <dd><${When} ms=${event.leaseUntilMs} isExact=${true} /></dd>`}
  </dl>`;
}

/**
 * @param {{
 *   event: StoredEvent,
 *   onDelete: (ids: string[]) => void,
 *   onReuse: (event: StoredEvent) => void,
 * }} props
 */
function Actions({ event, onDelete, onReuse }) {
  return html`<div class="actions">
    ${event.status === "undelivered"
      ? html`<button
          type="button"
          class="button strong"
          onClick=${() => acknowledgeEvents([event.id])}
        >
          <${Icon} name="check" />${text("event.acknowledge")}
        </button>`
      : html`<button type="button" class="button" onClick=${() => putBackEvents([event.id])}>
          <${Icon} name="return" />${text("event.putBack")}
        </button>`}
    ${event.leaseUntilMs !== null && event.leaseUntilMs > now.value
      ? html`<button type="button" class="button" onClick=${() => putBackEvents([event.id])}>
          <${Icon} name="return" />${text("event.release")}
        </button>`
      : null}
    <button type="button" class="button" onClick=${() => onReuse(event)}>
      <${Icon} name="send" />${text("event.reuse")}
    </button>
    <button type="button" class="button" onClick=${() => onDelete([event.id])}>
      <${Icon} name="bin" />${text("event.delete")}
    </button>
  </div>`;
}
