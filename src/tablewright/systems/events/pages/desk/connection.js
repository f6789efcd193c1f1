/** The state of the live connection, in words. */

import { html } from "../kit/html.js";
import { liveProblem, liveState } from "../state/live.js";

const WORDS = {
  off: "Not connected",
  connecting: "Connecting…",
  live: "Live",
  waiting: "Connection lost, trying again",
  paused: "Paused while hidden",
};

export function Connection() {
  const state = liveState.value;
  return html`<p class="connection connection-${state}" title=${liveProblem.value || undefined}>
    <span class="connection-light" aria-hidden="true"></span>
    <span role="status">${WORDS[state]}</span>
  </p>`;
}
