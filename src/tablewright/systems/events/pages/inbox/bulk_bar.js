/** What can be done with all events that are selected. */

import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { acknowledgeEvents, putBackEvents } from "./deeds.js";
import { chosen, events } from "./pile.js";
import { text } from "../words.js";

/**
 * @param {{onDelete: (ids: string[]) => void}} props
 */
export function BulkBar({ onDelete }) {
  const all = events.value;
  const ids = all.map((event) => event.id).filter((id) => chosen.value.has(id));
  const selected = all.filter((event) => chosen.value.has(event.id));
  const undelivered = selected.filter((event) => event.status === "undelivered");
  const delivered = selected.filter((event) => event.status === "delivered");
  const isAll = all.length > 0 && ids.length === all.length;
  const toggle = () => {
    chosen.value = new Set(isAll ? [] : all.map((event) => event.id));
  };
  return html`<div class="bulk" role="group" aria-label=${text("selection.label")}>
    <label class="bulk-all">
      <input
        type="checkbox"
        checked=${isAll}
        indeterminate=${ids.length > 0 && !isAll}
        onChange=${toggle}
      />
      <span>
        ${ids.length
          ? text("selection.selected", { count: ids.length })
          : text("selection.all", { count: all.length })}
      </span>
    </label>
    ${undelivered.length
      ? html`<button
          type="button"
          class="button strong"
          onClick=${() => acknowledgeEvents(undelivered.map((event) => event.id))}
        >
          <${Icon} name="check" />${text("selection.ack", { count: undelivered.length })}
        </button>`
      : null}
    ${delivered.length
      ? html`<button
          type="button"
          class="button"
          onClick=${() => putBackEvents(delivered.map((event) => event.id))}
        >
          <${Icon} name="return" />${text("selection.putBack", { count: delivered.length })}
        </button>`
      : null}
    ${ids.length
      ? html`<button type="button" class="button" onClick=${() => onDelete(ids)}>
          <${Icon} name="bin" />${text("selection.delete", { count: ids.length })}
        </button>`
      : null}
  </div>`;
}
