/** The log of a hook: what became of each event there, the newest first. */

import { listDeliveries, readHook, replayDelivery, replayFailed } from "../api/hooks.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { Empty } from "../parts/empty.js";
import { Field } from "../kit/forms/field.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { go, place } from "../state/address.js";
import { complain, notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { DeliveryItem } from "./delivery_item.js";
import { HookState } from "./hook_state.js";

const HOUR_MS = 3_600_000;
/** @type {readonly (readonly [string, string])[]} */
const SPANS = [
  ["1", "last hour"],
  ["24", "last 24 hours"],
  ["168", "last 7 days"],
  ["720", "last 30 days"],
];
/** @type {readonly (readonly [string, string])[]} */
const STATUSES = [
  ["", "All"],
  ["pending", "Pending"],
  ["delivered", "Delivered"],
  ["failed", "Failed"],
  ["held", "Held"],
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
  /** @param {() => Promise<unknown>} deed @param {string} words */
  const doing = async (deed, words) => {
    try {
      await deed();
      notify(words);
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
          <${Icon} name="back" />All hooks
        </button>
        <h1 id="log-title">Deliveries</h1>
        ${hook.answer
          ? html`<p><code>${hook.answer.url}</code></p>
              <p><${HookState} hook=${hook.answer} /></p>`
          : null}
      </div>
      <${ReplayFailed}
        onReplay=${(/** @type {number} */ spanMs) =>
          doing(() => replayFailed(id, Date.now() - spanMs), "They are sent again, one by one.")}
      />
    </header>
    <div class="inline-form">
      <${Field} label="Status" value=${status} options=${STATUSES}
        onValue=${(/** @type {string} */ value) => {
          go({ cursors: [] }, { replace: true });
          setStatus(value);
        }} />
      <button type="button" class="button" onClick=${log.again}>Read anew</button>
    </div>
    <${Problem} error=${hook.problem ?? log.problem} onRetry=${log.again} />
    ${log.answer?.deliveries.length
      ? html`<ul class="sheet deliveries" aria-label="Deliveries">
          ${log.answer.deliveries.map(
            (delivery) => html`<${DeliveryItem}
              key=${delivery.eventId}
              delivery=${delivery}
              onReplay=${delivery.eventId.startsWith("ping_")
                ? undefined
                : () => doing(() => replayDelivery(id, delivery.eventId), "It is sent again.")}
            />`,
          )}
        </ul>`
      : null}
    ${log.answer?.deliveries.length === 0
      ? html`<${Empty} title="Nothing was sent">
          <p>Ping the hook, or send an event of a type that it wants.</p>
        <//>`
      : null}
    ${cursors.length || next !== null
      ? html`<nav class="pager" aria-label="Pages of deliveries">
          <button
            type="button"
            class="button"
            disabled=${cursors.length === 0}
            onClick=${() => go({ cursors: cursors.slice(0, -1) })}
          >
            <${Icon} name="back" />Newer
          </button>
          <button
            type="button"
            class="button"
            disabled=${next === null}
            onClick=${() => next !== null && go({ cursors: [...cursors, next] })}
          >
            Older<${Icon} name="next" />
          </button>
        </nav>`
      : null}
  </section>`;
}

/** @param {{onReplay: (spanMs: number) => void}} props */
function ReplayFailed({ onReplay }) {
  const [hours, setHours] = useState("24");
  return html`<div class="inline-form">
    <${Field} label="Failed or held in the" value=${hours} options=${SPANS} onValue=${setHours} />
    <button type="button" class="button" onClick=${() => onReplay(Number(hours) * HOUR_MS)}>
      <${Icon} name="replay" />Send them again
    </button>
  </div>`;
}
