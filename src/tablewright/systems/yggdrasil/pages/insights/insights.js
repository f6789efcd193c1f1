/** Insights: what the tree tells as a whole, one view at a time, beside the drawing. */

import { html } from "../kit/html.js";
import { Icon } from "../parts/icon.js";
import { go } from "../state/address.js";
import { useLayoutEffect, useRef } from "../kit/vendor/hooks.js";
import { Anniversaries } from "./anniversaries.js";
import { Checks } from "./checks.js";
import { Duplicates } from "./duplicates.js";
import { Places } from "./places.js";
import { Statistics } from "./statistics.js";
import { Timeline } from "./timeline.js";

/** @type {Record<string, [string, () => unknown]>} */
const VIEWS = {
  checks: ["Checks", Checks],
  duplicates: ["Doubles", Duplicates],
  statistics: ["Figures", Statistics],
  anniversaries: ["Days", Anniversaries],
  timeline: ["Timeline", Timeline],
  places: ["Places", Places],
};

/**
 * @param {{name: string}} props
 */
export function Insights({ name }) {
  const chosen = Object.hasOwn(VIEWS, name) ? name : "checks";
  const [, View] = /** @type {[string, () => unknown]} */ (VIEWS[chosen]);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => heading.current?.focus(), []);
  /** @param {KeyboardEvent} press */
  const step = (press) => {
    const steps = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowLeft: -1 });
    const names = Object.keys(VIEWS);
    const by = steps[press.key];
    if (!by) return;
    press.preventDefault();
    const next = names[(names.indexOf(chosen) + by + names.length) % names.length] ?? "";
    go({ insight: next }, { replace: true });
    requestAnimationFrame(() => document.getElementById(`insight-${next}`)?.focus());
  };
  const close = () => {
    go({ insight: "" });
    document.getElementById("main")?.focus();
  };
  return html`<aside class="insights" aria-label="Insights">
    <header class="insights-head">
      <h2 tabindex="-1" ref=${heading}>Insights</h2>
      <button type="button" class="button quiet icon-only" aria-label="Close the insights"
        title="Close" onClick=${close}><${Icon} name="close" /></button>
    </header>
    <div class="tabs" role="tablist" aria-label="Insights" onKeyDown=${step}>
      ${Object.entries(VIEWS).map(
        ([one, [label]]) => html`<button
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
          ${label}
        </button>`,
      )}
    </div>
    <div class="insight" role="tabpanel" id="insight-view" aria-labelledby="insight-${chosen}"
      tabindex="0" key=${chosen}>
      <${View} />
    </div>
  </aside>`;
}
