/** What needs attention: sources that fail, limits that are nearly reached, unread warnings. */

import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { complain } from "../kit/state/notices.js";
import { numberText } from "../kit/words.js";
import { Panel } from "../parts/view.js";
import { account } from "../state/account.js";
import { linkTo } from "../state/links.js";
import { newest, read } from "../state/notifications.js";
import { text } from "../words.js";
import { healthOf } from "../sources/health.js";
import { limitText } from "../usage/prices.js";
import { usedOf } from "./limit_meter.js";

const WARNED_SHARE = 0.8;

/**
 * @typedef {object} Concern
 * @property {string} id
 * @property {"warning" | "danger"} level
 * @property {string} title
 * @property {string} [hint]
 * @property {string} [href]
 * @property {() => void} [done]
 */

/**
 * @param {{limits: readonly import("../api/shapes.js").Limit[],
 *   sources: readonly import("../api/sources.js").Source[]}} props
 */
export function Attention({ limits, sources }) {
  const ofEach = ofSources(sources);
  const concerns = [...ofAccount(), ...ofEach, ...ofLimits(limits), ...ofNotifications(ofEach)];
  if (!concerns.length) return null;
  return html`<${Panel} title=${text("attention.title")}>
    <ul class="rows">
      ${concerns.map(
        (one) => html`<li key=${one.id} class="row concern concern-${one.level}">
          <${Icon} name="warning" />
          <div class="row-words">
            <strong>${one.title}</strong>
            ${one.hint ? html`<span class="hint">${one.hint}</span>` : null}
          </div>
          <div class="row-tools">
            ${one.href
              ? html`<a class="button" href=${one.href} onClick=${one.done}>
                  ${text("attention.see")}
                </a>`
              : null}
            ${one.done
              ? html`<button type="button" class="button quiet" onClick=${one.done}>
                  ${text("attention.done")}
                </button>`
              : null}
          </div>
        </li>`,
      )}
    </ul>
  <//>`;
}

/** @returns {Concern[]} */
function ofAccount() {
  const open = account.value;
  if (!open || open.status === "active") return [];
  const href = linkTo("settings");
  return [{ id: "state", level: "danger", title: text(`attention.${open.status}`), href }];
}

/** @param {readonly import("../api/sources.js").Source[]} sources @returns {Concern[]} */
function ofSources(sources) {
  return sources.flatMap((one) => {
    const { sourceId, name, failureCount = 0 } = one;
    const health = healthOf(one);
    if (health === "error") {
      return {
        id: sourceId,
        level: /** @type {const} */ ("danger"),
        title: text("attention.sourceError", { name }),
        hint: text("attention.sourceErrorHint"),
        href: linkTo("sourceSettings", { sourceId }),
      };
    }
    if (health !== "failing") return [];
    return {
      id: sourceId,
      level: /** @type {const} */ ("warning"),
      title: text("attention.sourceFailing", { name }),
      hint: text("attention.sourceFailingHint", { count: Math.max(1, failureCount) }),
      href: linkTo("sourceRuns", { sourceId }),
    };
  });
}

/** @param {readonly import("../api/shapes.js").Limit[]} limits @returns {Concern[]} */
function ofLimits(limits) {
  return limits
    .map((one) => ({ ...one, used: usedOf(one) }))
    .filter(({ used, allowed }) => allowed && used >= WARNED_SHARE * allowed)
    .map(({ limit, used, allowed }) => ({
      id: limit,
      level: used >= (allowed ?? 0) ? "danger" : "warning",
      title: text(used >= (allowed ?? 0) ? "attention.full" : "attention.near", {
        limit: limitText(limit),
      }),
      hint: text("attention.used", { used: numberText(used), allowed: numberText(allowed ?? 0) }),
      href: linkTo("usage"),
    }));
}

/**
 * Unread warnings, except those about sources that are listed anyway.
 * @param {readonly Concern[]} ofEach
 * @returns {Concern[]}
 */
function ofNotifications(ofEach) {
  return newest.value
    .filter((one) => !one.isRead && (one.type === "warning" || one.type === "error"))
    .filter((one) => !ofEach.some(({ id }) => one.actionUrl?.includes(`/sources/${id}`)))
    .map((one) => ({
      id: one.notificationId,
      level: one.type === "error" ? "danger" : "warning",
      title: one.title,
      hint: one.message,
      href: one.actionUrl?.startsWith("#/") ? one.actionUrl : "",
      done: () => {
        read({ ids: [one.notificationId] }).catch(complain);
      },
    }));
}
