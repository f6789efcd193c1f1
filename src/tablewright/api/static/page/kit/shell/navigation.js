/** The sections of a page, as links; sections with the same group stand below its name. */

import { html } from "../html.js";
import { Icon } from "../parts/icon.js";
import { linkAction } from "../state/address.js";
import { useEffect, useRef } from "../vendor/hooks.js";

/** @typedef {import("./shell.js").Section} Section */

const AT_BOTTOM_MAX = 5; // more do not fit beside each other on a phone

/**
 * @param {{label: string, sections: readonly Section[], current: string | undefined}} props
 */
export function Navigation({ label, sections, current }) {
  const groups = [...new Set(sections.map((one) => one.group ?? ""))];
  const bar = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const open = bar.current?.querySelector("[aria-current=page]");
    if (open instanceof HTMLElement && bar.current) centre(bar.current, open);
  }, [current, sections.length]);
  const place = sections.length > AT_BOTTOM_MAX ? "sections-many" : "sections-few";
  return html`<nav ref=${bar} class="sections ${place}" aria-label=${label}>
    ${groups.map(
      (group) => html`<${Group}
        key=${group}
        name=${group}
        sections=${sections.filter((one) => (one.group ?? "") === group)}
        current=${current}
      />`,
    )}
  </nav>`;
}

/**
 * Shows the open section where the row is wider than a phone; the page itself does not scroll.
 * @param {HTMLElement} bar
 * @param {HTMLElement} open
 */
function centre(bar, open) {
  const offset = open.getBoundingClientRect().left - bar.getBoundingClientRect().left;
  bar.scrollLeft += offset - (bar.clientWidth - open.offsetWidth) / 2;
}

/** @param {{name: string, sections: Section[], current: string | undefined}} props */
function Group({ name, sections, current }) {
  const isAlone = sections.length === 1 && sections[0]?.label === name;
  return html`<div class="section">
    ${name && !isAlone ? html`<h2>${name}</h2>` : null}
    <ul>
      ${sections.map(
        (one) => html`<${Link} key=${one.id} section=${one} isCurrent=${one.id === current} />`,
      )}
    </ul>
  </div>`;
}

/** @param {{section: Section, isCurrent: boolean}} props */
function Link({ section, isCurrent }) {
  const { label, href, icon, badge, onOpen } = section;
  return html`<li>
    <a
      href=${href}
      aria-current=${isCurrent ? "page" : undefined}
      onClick=${onOpen ? linkAction(onOpen) : undefined}
    >
      ${icon ? html`<${Icon} name=${icon} />` : null}
      <span class="section-label">${label}</span>
      ${badge}
    </a>
  </li>`;
}
