/** The frame around every view: title, navigation by tag, colours, and brief messages. */

import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { address, linkTo } from "../state/address.js";
import { theme, THEMES } from "../kit/state/preferences.js";
import { forgetKey } from "../state/session.js";
import { signal } from "../kit/vendor/signals.js";
import { useEffect } from "../kit/vendor/hooks.js";
import { words } from "../api/schema.js";
import { ListView } from "./list.js";
import { PlainView } from "./plain.js";

/** @typedef {import("../api/document.js").SystemView} SystemView */

const MESSAGE_MS = 6_000;

/** A brief message about what was done. */
export const message = signal("");

/** The system's initial. @param {{title: string}} props */
export function Mark({ title }) {
  return html`<span class="mark" aria-hidden="true">${title.charAt(0).toUpperCase()}</span>`;
}

/** @param {{system: SystemView}} props */
export function Shell({ system }) {
  const views = system.groups.flatMap((group) => group.views);
  const view = views.find((one) => one.id === address.value.view) ?? views[0];
  const text = message.value;
  useEffect(() => {
    const timer = text ? setTimeout(() => (message.value = ""), MESSAGE_MS) : 0;
    return () => clearTimeout(timer);
  }, [text]);
  return html`<div class="shell">
    <a class="skip" href="#main" onClick=${skip}>Skip to content</a>
    <header class="masthead">
      <span class="brand"><${Mark} title=${system.title} />${system.title}</span>
      <div class="tools">
        <label class="visually-hidden" for="theme">Theme</label>
        <select
          id="theme"
          value=${theme.value}
          onChange=${(/** @type {any} */ event) => (theme.value = event.target.value)}
        >
          ${THEMES.map((one) => html`<option value=${one}>${words(one)} theme</option>`)}
        </select>
        <a class="button quiet" href="docs">API</a>
        ${system.needsKey &&
        html`<button
          type="button"
          class="button"
          onClick=${() => forgetKey("You are signed out.")}
        >
          Sign out
        </button>`}
      </div>
    </header>
    <nav class="sections" aria-label="Sections">
      ${system.groups.map((group) => html`<${Group} group=${group} current=${view?.id} />`)}
    </nav>
    <main id="main" tabindex="-1">
      ${view
        ? html`<${view.member === null ? PlainView : ListView}
            key=${view.id}
            system=${system}
            view=${view}
          />`
        : html`<p>The system has no routes.</p>`}
    </main>
    <div class="toast-place" role="status">
      ${text && html`<p class="toast"><${Icon} name="check" />${text}</p>`}
    </div>
  </div>`;
}

/** @param {{group: SystemView["groups"][number], current: string | undefined}} props */
function Group({ group, current }) {
  const isSame = group.views.length === 1 && group.views[0]?.title === group.name;
  return html`<div class="section">
    ${!isSame && html`<h2>${group.name}</h2>`}
    <ul>
      ${group.views.map(
        (one) => html`<li key=${one.id}>
          <a href=${linkTo(one.id)} aria-current=${one.id === current ? "page" : undefined}>
            ${one.title}
          </a>
        </li>`,
      )}
    </ul>
  </div>`;
}

/** Moves the focus without changing the address. @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
