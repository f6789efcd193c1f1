/** One hook: where it leads, how it fares, and what can be done with it. */

import { pingHook, rotateSecret, switchHook } from "../api/hooks.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { When } from "../kit/parts/when.js";
import { go } from "../state/address.js";
import { complain, notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { DeliveryItem } from "./delivery_item.js";
import { HookState } from "./hook_state.js";
import { rich, text } from "../words.js";

/** @typedef {import("../api/shapes.js").Hook} Hook */
/** @typedef {import("../api/shapes.js").Delivery} Delivery */

/**
 * @param {{
 *   hook: Hook,
 *   onChanged: () => Promise<void>,
 *   onSecret: (secret: string) => void,
 *   onDelete: () => void,
 * }} props
 */
export function HookCard({ hook, onChanged, onSecret, onDelete }) {
  const [pinged, setPinged] = useState(/** @type {Delivery | null} */ (null));
  const [isBusy, setBusy] = useState(false);
  /** @param {() => Promise<void>} deed */
  const doing = (deed) => async () => {
    setBusy(true);
    try {
      await deed();
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  const ping = doing(async () => setPinged(await pingHook(hook.id)));
  const rotate = doing(async () => onSecret(await rotateSecret(hook.id)));
  const turn = doing(async () => {
    const isActive = hook.status !== "active";
    await switchHook(hook.id, isActive);
    notify(text(isActive ? "hook.enabled" : "hook.disabled"));
    await onChanged();
  });
  return html`<li class="card hook">
    <div class="card-words">
      <p class="hook-url"><code>${hook.url}</code></p>
      ${hook.description ? html`<p>${hook.description}</p>` : null}
      <p class="card-notes">
        <${HookState} hook=${hook} />
        <span>
          ${hook.eventTypes === null ? text("hook.everyEvent") : hook.eventTypes.join(", ")}
        </span>
        <span>${rich("hook.added", { when: html`<${When} ms=${hook.createdAtMs} />` })}</span>
      </p>
      <div class="actions">
        <button type="button" class="button" disabled=${isBusy} onClick=${ping}>
          <${Icon} name="bell" />${text("hook.ping")}
        </button>
        <button type="button" class="button" onClick=${() => go({ hook: hook.id })}>
          ${text("hook.deliveries")}
        </button>
        <button type="button" class="button" disabled=${isBusy} onClick=${turn}>
          ${text(hook.status === "active" ? "hook.disable" : "hook.enable")}
        </button>
        <button type="button" class="button" disabled=${isBusy} onClick=${rotate}>
          ${text("hook.newSecret")}
        </button>
        <button type="button" class="button" onClick=${onDelete}>
          <${Icon} name="bin" />${text("event.delete")}
        </button>
      </div>
      <div role="status">
        ${pinged
          ? html`<ul class="deliveries" aria-label=${text("hook.pinged")}>
              <${DeliveryItem} delivery=${pinged} isOpen=${true} />
            </ul>`
          : null}
      </div>
    </div>
  </li>`;
}
