/** One delivery, with every attempt that was made. */

import { seen } from "../api/json_layout.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { fullTime, When } from "../kit/parts/when.js";
import { rich, text } from "../words.js";

/** @typedef {import("../api/shapes.js").Delivery} Delivery */
/** @typedef {import("../api/shapes.js").Attempt} Attempt */

const SIGNS = { pending: "…", delivered: "✓", failed: "✕", held: "◐" };

/**
 * @param {{delivery: Delivery, isOpen?: boolean, onReplay?: () => void}} props
 */
export function DeliveryItem({ delivery, isOpen = false, onReplay }) {
  const { attempts } = delivery;
  return html`<li class="delivery">
    <details open=${isOpen}>
      <summary>
        <span class="delivery-${delivery.status}">
          <span aria-hidden="true">${SIGNS[delivery.status]}</span>${" "}
          ${text(`delivery.statuses.${delivery.status}`)}
        </span>
        <strong>${delivery.eventType}</strong>
        <${When} ms=${delivery.publishedAtMs} />
        <span class="hint">${text("count.attempts", { count: attempts.length })}</span>
      </summary>
      <p class="hint">
        <code>${delivery.eventId}</code>
        ${delivery.nextAttemptAtMs === null
          ? null
          : html`<span>
              ·${" "}
              ${rich("delivery.next", { when: html`<${When} ms=${delivery.nextAttemptAtMs} />` })}
            </span>`}
      </p>
      <ol class="attempts">
        ${attempts.map((attempt) => html`<${AttemptItem} attempt=${attempt} />`)}
      </ol>
      ${onReplay
        ? html`<button type="button" class="button" onClick=${onReplay}>
            <${Icon} name="replay" />${text("delivery.resend")}
          </button>`
        : null}
    </details>
  </li>`;
}

/** @param {{attempt: Attempt}} props */
function AttemptItem({ attempt }) {
  return html`<li>
    <span>
      ${attempt.status === null
        ? text("delivery.noResponse")
        : text("delivery.attempt", { status: `${attempt.status}` })}
      ${attempt.error ? `: ${attempt.error}` : ""}
    </span>
    <span class="hint">
      ${text("delivery.attemptAt", { time: fullTime(attempt.atMs), ms: attempt.durationMs })}
    </span>
    ${attempt.excerpt
      ? html`<pre class="excerpt" tabindex="0" aria-label=${text("delivery.excerpt")}>
${seen(attempt.excerpt)}</pre
        >`
      : null}
  </li>`;
}
