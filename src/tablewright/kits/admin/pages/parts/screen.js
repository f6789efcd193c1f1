/** The head of a section: its title, its description, and its tools. */

import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { text } from "../words.js";

/**
 * @param {{title: string, hint?: unknown, onRefresh?: () => void, children?: unknown}} props
 */
export function Screen({ title, hint, onRefresh, children }) {
  return html`<section aria-labelledby="view-title">
    <header class="screen-head">
      <h1 id="view-title">${title}</h1>
      ${onRefresh &&
      html`<div class="screen-tools">
        <button type="button" class="button" onClick=${onRefresh}>
          <${Icon} name="refresh" />${text("list.refresh")}
        </button>
      </div>`}
    </header>
    ${hint ? html`<p class="hint screen-hint">${hint}</p>` : null} ${children}
  </section>`;
}

/**
 * Names and values of one item; names without a value are omitted.
 * @param {{facts: readonly (readonly [string, unknown])[]}} props
 */
export function Facts({ facts }) {
  return html`<dl class="facts">
    ${facts
      .filter(([, value]) => value !== undefined && value !== null && value !== "")
      .map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`)}
  </dl>`;
}
