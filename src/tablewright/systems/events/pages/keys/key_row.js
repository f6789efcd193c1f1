/** A key in the list: its beginning and its end, never what makes it one. */

import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { When } from "../kit/parts/when.js";
import { sessionKey } from "../state/session.js";
import { rich, text } from "../words.js";

/** @typedef {import("../api/shapes.js").ApiKey} ApiKey */

const SIGNS = { active: "●", expired: "◌", revoked: "✕" };

/**
 * @param {{apiKey: ApiKey, onRevoke: () => void}} props
 */
export function KeyRow({ apiKey, onRevoke }) {
  const isActive = apiKey.status === "active";
  return html`<li class="card ${isActive ? "" : "card-over"}">
    <div class="card-words">
      <p><code>${apiKey.prefix}…${apiKey.lastFour ?? ""}</code></p>
      <p class="card-notes">
        <span class="key-${apiKey.status}">
          <span aria-hidden="true">${SIGNS[apiKey.status]}</span>${" "}
          ${text(`key.status.${apiKey.status}`)}
        </span>
        ${apiKey.name ? html`<span>${apiKey.name}</span>` : null}
        <span>${rich("key.created", { when: html`<${When} ms=${apiKey.createdAtMs} />` })}</span>
        ${isActive && apiKey.expiresAtMs !== null
          ? html`<span>
              ${rich("key.expires", { when: html`<${When} ms=${apiKey.expiresAtMs} />` })}
            </span>`
          : null}
        ${isOwn(apiKey, sessionKey.value)
          ? html`<span class="tag">${text("key.inUse")}</span>`
          : null}
      </p>
    </div>
    ${isActive
      ? html`<button
          type="button"
          class="button"
          aria-label=${text("key.revokeNamed", { end: apiKey.lastFour ?? "" })}
          onClick=${onRevoke}
        >
          <${Icon} name="bin" />${text("key.revoke")}
        </button>`
      : null}
  </li>`;
}

/**
 * Whether a key of the list is the one that somebody shows, as far as its ends tell.
 * @param {ApiKey} apiKey
 * @param {string} shown
 */
export function isOwn(apiKey, shown) {
  return (
    apiKey.lastFour !== null && shown.startsWith(apiKey.prefix) && shown.endsWith(apiKey.lastFour)
  );
}
