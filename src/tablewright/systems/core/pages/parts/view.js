/** The frame of one view: its title, what it is for, and what can be done. */

import { html } from "../kit/html.js";
import { useEffect } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

/**
 * @param {{title: string, hint?: unknown, tools?: unknown, back?: {href: string, words: string},
 *   children?: unknown}} props `back` is the view above this one
 */
export function View({ title, hint, tools, back, children }) {
  useEffect(() => {
    document.title = text("page.title", { view: title });
  }, [title]);
  return html`<div class="view">
    <header class="view-head">
      <div>
        ${back ? html`<a class="view-back" href=${back.href}>${back.words}</a>` : null}
        <h1>${title}</h1>
        ${hint ? html`<p class="hint">${hint}</p>` : null}
      </div>
      ${tools ? html`<div class="view-tools">${tools}</div>` : null}
    </header>
    ${children}
  </div>`;
}

/**
 * A part of a view with a heading of its own.
 * @param {{title: string, hint?: unknown, tools?: unknown, className?: string,
 *   children?: unknown}} props
 */
export function Panel({ title, hint, tools, className = "", children }) {
  return html`<section class="panel ${className}" aria-label=${title}>
    <header class="panel-head">
      <div>
        <h2>${title}</h2>
        ${hint ? html`<p class="hint">${hint}</p>` : null}
      </div>
      ${tools ? html`<div class="row-tools">${tools}</div>` : null}
    </header>
    ${children}
  </section>`;
}
