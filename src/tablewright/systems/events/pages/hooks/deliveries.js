/** The log of a hook: what became of each event there, the newest first. */

import { listDeliveries, readHook, replayDelivery, replayFailed } from "../api/hooks.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { Empty } from "../kit/parts/empty.js";
import { Field } from "../kit/forms/field.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { go, place } from "../state/address.js";
import { complain, notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { DeliveryItem } from "./delivery_item.js";
import { HookState } from "./hook_state.js";
import { Pager } from "../kit/table/pager.js";
import { text } from "../words.js";

const HOUR_MS = 3_600_000;
/** @type {readonly (readonly [string, string])[]} */
const SPANS = [
  ["1", text("deliveries.spans.hour")],
  ["24", text("deliveries.spans.day")],
  ["168", text("deliveries.spans.week")],
  ["720", text("deliveries.spans.month")],
];
/** @type {readonly (readonly [string, string])[]} */
const STATUSES = [
  ["", text("deliveries.statuses.all")],
  ["pending", text("deliveries.statuses.pending")],
  ["delivered", text("deliveries.statuses.delivered")],
  ["failed", text("deliveries.statuses.failed")],
  ["held", text("deliveries.statuses.held")],
];

/**
 * @param {{id: string}} props
 */
export function Deliveries({ id }) {
  const { cursors } = place.value;
  const [status, setStatus] = useState("");
  const cursor = cursors.at(-1) ?? null;
  const hook = useAsking(() => readHook(id), [id]);
  const log = useAsking(() => listDeliveries(id, status, cursor), [id, status, cursor]);
  /** @param {() => Promise<unknown>} deed @param {string} done */
  const doing = async (deed, done) => {
    try {
      await deed();
      notify(done);
      await log.again();
    } catch (error) {
      complain(error);
    }
  };
  const next = log.answer?.nextCursor ?? null;
  return html`<section aria-labelledby="log-title">
    <header class="screen-head">
      <div>
        <button type="button" class="button quiet" onClick=${() => go({ hook: "", cursors: [] })}>
          <${Icon} name="back" />${text("deliveries.all")}
        </button>
        <h1 id="log-title">${text("deliveries.title")}</h1>
        ${hook.answer
          ? html`<p><code>${hook.answer.url}</code></p>
              <p><${HookState} hook=${hook.answer} /></p>`
          : null}
      </div>
      <${ReplayFailed}
        onReplay=${(/** @type {number} */ spanMs) =>
          doing(
            () => replayFailed(id, Date.now() - spanMs),
            text("deliveries.resendingAll"),
          )}
      />
    </header>
    <div class="inline-form">
      <${Field} label=${text("deliveries.status")} value=${status} options=${STATUSES}
        onValue=${(/** @type {string} */ value) => {
          go({ cursors: [] }, { replace: true });
          setStatus(value);
        }} />
      <button type="button" class="button" onClick=${log.again}>
        <${Icon} name="refresh" />${text("deliveries.refresh")}
      </button>
    </div>
    <${Problem} error=${hook.problem ?? log.problem} onRetry=${log.again} />
    ${log.answer?.deliveries.length
      ? html`<ul class="sheet deliveries" aria-label=${text("deliveries.title")}>
          ${log.answer.deliveries.map(
            (delivery) => html`<${DeliveryItem}
              key=${delivery.eventId}
              delivery=${delivery}
              onReplay=${delivery.eventId.startsWith("ping_")
                ? undefined
                : () =>
                    doing(
                      () => replayDelivery(id, delivery.eventId),
                      text("deliveries.resending"),
                    )}
            />`,
          )}
        </ul>`
      : null}
    ${log.answer?.deliveries.length === 0
      ? html`<${Empty} title=${text("deliveries.empty")}>
          <p>${text("deliveries.emptyHelp")}</p>
        <//>`
      : null}
    <${Pager}
      label=${text("deliveries.pages")}
      cursors=${cursors}
      next=${next}
      previousLabel=${text("deliveries.newer")}
      nextLabel=${text("deliveries.older")}
      onCursors=${(/** @type {string[]} */ one) => go({ cursors: one })}
    />
  </section>`;
}

/** @param {{onReplay: (spanMs: number) => void}} props */
function ReplayFailed({ onReplay }) {
  const [hours, setHours] = useState("24");
  return html`<div class="inline-form">
    <${Field}
      label=${text("deliveries.resendSince")}
      value=${hours}
      options=${SPANS}
      onValue=${setHours}
    />
    <button type="button" class="button" onClick=${() => onReplay(Number(hours) * HOUR_MS)}>
      <${Icon} name="replay" />${text("deliveries.resendAll")}
    </button>
  </div>`;
}
