/** The menu of the signed-in person: colours, shortcuts, signing out. */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { Icon } from "../parts/icon.js";
import { Popover } from "../parts/popover.js";
import { ThemeChoice } from "../parts/theme_choice.js";

/** @typedef {{label: string, icon?: string, href?: string, act?: () => void}} UserItem */

/**
 * @param {{name?: string, note?: string, items: readonly UserItem[]}} props
 */
export function UserMenu({ name, note, items }) {
  return html`<${Popover}
    label=${name ? text("user.of", { name }) : text("user.menu")}
    face=${name
      ? html`<span class="avatar" data-initials=${initialsOf(name)}></span>`
      : html`<${Icon} name="person" />`}
    isIconOnly
    className="user-menu"
  >
    ${(/** @type {() => void} */ close) => html`
      ${name
        ? html`<p class="user-name">
            <strong>${name}</strong>${note ? html`<span class="hint">${note}</span>` : null}
          </p>`
        : null}
      <${ThemeChoice} />
      <ul class="popover-list">
        ${items.map(
          (item) => html`<li key=${item.label}><${Item} item=${item} close=${close} /></li>`,
        )}
      </ul>
    `}
  <//>`;
}

/**
 * The initials of the first and the last word of a name.
 * @param {string} name
 */
export function initialsOf(name) {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "")
    .join("");
}

/** @param {{item: UserItem, close: () => void}} props */
function Item({ item, close }) {
  const face = html`${item.icon ? html`<${Icon} name=${item.icon} />` : null}${item.label}`;
  if (item.href) return html`<a class="menu-item" href=${item.href}>${face}</a>`;
  const act = () => {
    close();
    item.act?.();
  };
  return html`<button type="button" class="menu-item" onClick=${act}>${face}</button>`;
}
