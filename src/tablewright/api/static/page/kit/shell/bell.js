/** Notifications: a bell with the count of unread ones, and the latest in a panel. */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { Icon } from "../parts/icon.js";
import { Popover } from "../parts/popover.js";
import { When } from "../parts/when.js";

/**
 * @typedef {object} Notification
 * @property {string} id
 * @property {string} title
 * @property {number} atMs
 * @property {boolean} isRead
 * @property {() => void} [onOpen]
 */

/**
 * @param {{
 *   items: readonly Notification[],
 *   unread: number,
 *   onReadAll?: () => void,
 *   allHref?: string,
 * }} props `unread` may be more than there are unread `items`
 */
export function Bell({ items, unread, onReadAll, allHref }) {
  const face = html`<${Icon} name="bell" />${unread
    ? html`<span class="count bell-count" aria-hidden="true">${unread > 99 ? "99+" : unread}</span>`
    : null}`;
  return html`<${Popover}
    label=${text("bell.label", { count: unread })}
    face=${face}
    isIconOnly
    className="bell"
  >
    ${(/** @type {() => void} */ close) => html`
      <div class="popover-head">
        <h2>${text("bell.title")}</h2>
        ${unread && onReadAll
          ? html`<button type="button" class="link" onClick=${onReadAll}>
              ${text("bell.readAll")}
            </button>`
          : null}
      </div>
      ${items.length
        ? html`<ul class="popover-list">
            ${items.map(
              (one) => html`<li key=${one.id} class=${one.isRead ? "" : "bell-unread"}>
                <button
                  type="button"
                  class="menu-item"
                  onClick=${() => {
                    close();
                    one.onOpen?.();
                  }}
                >
                  <span class="bell-words">
                    ${one.isRead
                      ? null
                      : html`<span class="visually-hidden">${text("bell.unread")}</span>`}
                    ${one.title}
                    <span class="hint"><${When} ms=${one.atMs} /></span>
                  </span>
                </button>
              </li>`,
            )}
          </ul>`
        : html`<p class="hint">${text("bell.none")}</p>`}
      ${allHref ? html`<a class="popover-foot" href=${allHref}>${text("bell.all")}</a>` : null}
    `}
  <//>`;
}
