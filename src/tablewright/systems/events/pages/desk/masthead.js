/** The head of the desk: whose it is, how it is connected, and the way out. */

import { html } from "../kit/html.js";
import { forgetKey } from "../state/session.js";
import { tenantName } from "../state/tenant.js";
import { Connection } from "../kit/parts/connection.js";
import { liveProblem, liveState } from "../state/live.js";
import { ThemeChoice } from "./theme_choice.js";

/**
 * @param {{onShortcuts: () => void}} props
 */
export function Masthead({ onShortcuts }) {
  return html`<header class="masthead">
    <a class="skip" href="#main">Skip to the content</a>
    <p class="masthead-name">
      <img src="mark.svg" alt="" width="28" height="28" />
      <span class="masthead-title">Events</span>
      ${tenantName.value ? html`<span class="masthead-tenant">${tenantName.value}</span>` : null}
    </p>
    <${Connection} state=${liveState.value} problem=${liveProblem.value} />
    <div class="masthead-tools">
      <${ThemeChoice} />
      <button
        type="button"
        class="button quiet icon-only"
        aria-label="Keyboard shortcuts"
        onClick=${onShortcuts}
      >
        ?
      </button>
      <button type="button" class="button" onClick=${forgetKey}>
        Sign out
      </button>
    </div>
  </header>`;
}
