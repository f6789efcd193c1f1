/** One entry: who did it from where, and what was before and after. */

import { labelOf } from "../kit/forms/schema.js";
import { html } from "../kit/html.js";
import { Code, jsonTokens } from "../kit/parts/code.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Diff } from "../kit/parts/diff.js";
import { When } from "../kit/parts/when.js";
import { Facts } from "../parts/facts.js";
import { deviceText } from "../profile/device.js";
import { text } from "../words.js";
import { activityText, actorText, resourceText } from "./happened.js";

/**
 * @param {{
 *   entry: import("../api/activities.js").Entry,
 *   names: ReadonlyMap<string, string>,
 *   onClose: () => void,
 * }} props
 */
export function EntryDialog({ entry, names, onClose }) {
  const { before, after } = entry;
  const facts = /** @type {const} */ ([
    [text("activity.who"), actorText(entry, names)],
    [text("activity.when"), html`<${When} ms=${Date.parse(entry.timestamp)} isExact />`],
    [text("activity.type"), html`<code>${entry.type}</code>`],
    [text("activity.resource"), resourceText(entry.resource)],
    [text("activity.id"), entry.resourceId && html`<code class="long">${entry.resourceId}</code>`],
    [text("activity.network"), entry.ipAddress],
    [text("activity.device"), entry.userAgent && deviceText(entry.userAgent)],
    ...Object.entries(entry.details ?? {})
      .filter(([name, value]) => name !== "actor" && typeof value !== "object")
      .map(
        ([name, value]) =>
          /** @type {const} */ ([labelOf(name), names.get(String(value)) ?? String(value)]),
      ),
  ]);
  return html`<${Dialog} title=${activityText(entry, names)} onClose=${onClose}>
    <div class="form wide">
      <${Facts} facts=${facts} />
      ${before && after
        ? html`<h3>${text("activity.changes")}</h3>
            <${Diff} before=${before} after=${after} label=${text("activity.changes")} />`
        : null}
      ${before || after
        ? html`<div class="sides">
            <${Side} title=${text("activity.before")} value=${before} />
            <${Side} title=${text("activity.after")} value=${after} />
          </div>`
        : html`<p class="hint">${text("activity.noChanges")}</p>`}
    </div>
  <//>`;
}

/** @param {{title: string, value?: Record<string, any> | null}} props */
function Side({ title, value }) {
  return html`<section aria-label=${title}>
    <h3>${title}</h3>
    ${value
      ? html`<${Code}
          label=${title}
          text=${JSON.stringify(value, null, 2)}
          tokens=${jsonTokens(value)}
        />`
      : html`<p class="hint">${text("activity.nothing")}</p>`}
  </section>`;
}
