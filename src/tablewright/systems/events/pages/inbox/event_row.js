/** One event in the list: a slip with its postmark, its type, and the beginning of its payload. */

import { seen } from "../api/json_layout.js";
import { html } from "../kit/html.js";
import { When, whenText } from "../kit/parts/when.js";
import { Icon } from "../kit/parts/icon.js";
import { Status } from "../parts/status.js";
import { TypeName } from "../parts/type_name.js";
import { now } from "../kit/state/clock.js";
import { Postmark } from "./postmark.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").StoredEvent} StoredEvent */

const BEGINNING = 180; // characters: as many as the widest row can show

/**
 * @param {{
 *   event: StoredEvent,
 *   isOpen: boolean,
 *   isChosen: boolean,
 *   isFresh: boolean,
 *   onOpen: () => void,
 *   onChoose: (isChosen: boolean) => void,
 *   onAcknowledge: () => void,
 *   onPutBack: () => void,
 *   onFocus: () => void,
 * }} props
 */
export function EventRow(props) {
  const { event, isOpen, isChosen, isFresh } = props;
  const type = event.eventType ?? text("event.withoutType");
  const name = text("event.named", { type, when: whenText(event.createdAtMs) });
  const beginning = seen(event.payload.text.slice(0, BEGINNING));
  const isDelivered = event.status === "delivered";
  const isLeased = event.leaseUntilMs !== null && event.leaseUntilMs > now.value;
  return html`<li class="slip ${isOpen ? "slip-open" : ""} ${isFresh ? "slip-fresh" : ""}">
    <label class="slip-choose">
      <input
        type="checkbox"
        checked=${isChosen}
        aria-label=${text("event.select", { name })}
        onChange=${(/** @type {any} */ e) => props.onChoose(e.target.checked)}
      />
    </label>
    <button
      type="button"
      class="slip-face"
      data-event=${event.id}
      aria-current=${isOpen ? "true" : undefined}
      onClick=${props.onOpen}
      onFocus=${props.onFocus}
    >
      <${Postmark} ms=${event.createdAtMs} isDelivered=${isDelivered} />
      <span class="slip-words">
        <span class="slip-type"><${TypeName} type=${event.eventType} /></span>
        <span class="slip-beginning" dir="ltr">${beginning}</span>
        <span class="slip-notes">
          <${When} ms=${event.createdAtMs} />
          <${Status} status=${event.status} />
          ${isLeased ? html`<span class="tag">${text("event.claimed")}</span>` : null}
          ${isFresh ? html`<span class="tag tag-fresh">${text("event.new")}</span>` : null}
        </span>
      </span>
    </button>
    ${isDelivered
      ? html`<button
          type="button"
          class="button slip-act"
          aria-label="${text("event.putBack")} ${name}"
          onClick=${props.onPutBack}
        >
          <${Icon} name="return" /><span>${text("event.putBack")}</span>
        </button>`
      : html`<button
          type="button"
          class="button slip-act"
          aria-label="${text("event.ack")} ${name}"
          onClick=${props.onAcknowledge}
        >
          <${Icon} name="check" /><span>${text("event.ack")}</span>
        </button>`}
  </li>`;
}
