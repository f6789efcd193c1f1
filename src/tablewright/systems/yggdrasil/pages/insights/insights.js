/** Insights into the tree as a whole, one view at a time, beside the drawing. */

import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { go } from "../state/address.js";
import { mayEdit } from "../state/tree.js";
import { useLayoutEffect, useRef } from "../kit/vendor/hooks.js";
import { text } from "../words.js";
import { Anniversaries } from "./anniversaries.js";
import { Checks } from "./checks.js";
import { Duplicates } from "./duplicates.js";
import { History } from "./history.js";
import { Places } from "./places.js";
import { Statistics } from "./statistics.js";
import { Timeline } from "./timeline.js";

const VIEWS = {
  checks: Checks,
  duplicates: Duplicates,
  statistics: Statistics,
  anniversaries: Anniversaries,
  timeline: Timeline,
  places: Places,
  history: History,
};
const ALL = /** @type {(keyof typeof VIEWS)[]} */ (Object.keys(VIEWS));

/** Only those who may change the tree see its history. */
const names = () => ALL.filter((one) => one !== "history" || mayEdit.value);

/**
 * @param {{name: string}} props
 */
export function Insights({ name }) {
  const shown = names();
  const chosen = shown.find((one) => one === name) ?? "checks";
  const View = VIEWS[chosen];
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => heading.current?.focus(), []);
  /** @param {KeyboardEvent} press */
  const step = (press) => {
    const steps = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowLeft: -1 });
    const by = steps[press.key];
    if (!by) return;
    press.preventDefault();
    const next = shown[(shown.indexOf(chosen) + by + shown.length) % shown.length] ?? "";
    go({ insight: next }, { replace: true });
    requestAnimationFrame(() => document.getElementById(`insight-${next}`)?.focus());
  };
  const close = () => {
    go({ insight: "" });
    document.getElementById("main")?.focus();
  };
  return html`<aside class="insights" aria-label=${text("tree.insights")}>
    <header class="insights-head">
      <h2 tabindex="-1" ref=${heading}>${text("tree.insights")}</h2>
      <button type="button" class="button quiet icon-only" onClick=${close}
        aria-label=${text("insights.close")} title=${text("button.close")}
      ><${Icon} name="close" /></button>
    </header>
    <div class="tabs" role="tablist" aria-label=${text("tree.insights")} onKeyDown=${step}>
      ${shown.map(
        (one) => html`<button
          key=${one}
          type="button"
          role="tab"
          id="insight-${one}"
          class="tab"
          aria-selected=${one === chosen}
          aria-controls="insight-view"
          tabindex=${one === chosen ? 0 : -1}
          onClick=${() => go({ insight: one }, { replace: true })}
        >
          ${text(`insights.${one}`)}
        </button>`,
      )}
    </div>
    <div class="insight" role="tabpanel" id="insight-view" aria-labelledby="insight-${chosen}"
      tabindex="0" key=${chosen}>
      <${View} />
    </div>
  </aside>`;
}
