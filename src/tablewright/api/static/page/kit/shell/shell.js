/**
 * The shell: the frame around every view of a page.
 *
 *     html`<${Shell} title="Shop" sections=${sections} current="orders"
 *       tools=${html`<${UserMenu} name="Ada" items=${items} />`}>…<//>`
 *
 * Sections stand at the side; on a phone up to five lie at the bottom, more in a row at the top.
 * Not here: the open section (`state/address.js`), the parts of its head (`switcher.js`,
 * `bell.js`, `user_menu.js`, `banner.js`).
 */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { Toasts } from "../parts/toasts.js";
import { ImpersonationBanner } from "./impersonation_banner.js";
import { Navigation } from "./navigation.js";

/**
 * @typedef {object} Section
 * @property {string} id
 * @property {string} label
 * @property {string} href
 * @property {string} [icon]
 * @property {unknown} [badge] such as a count
 * @property {string} [group] sections of a group stand below its name
 * @property {() => void} [onOpen] instead of following the address
 */

/**
 * @param {{
 *   title: string,
 *   mark?: unknown,
 *   context?: unknown,
 *   status?: unknown,
 *   tools?: unknown,
 *   banner?: unknown,
 *   sections: readonly Section[],
 *   navigationLabel?: string,
 *   current: string | undefined,
 *   children?: unknown,
 * }} props `context` says whose data it is, such as an account switcher; `status` how it is
 *   connected; `tools` stand at the end of the head
 */
export function Shell(props) {
  const { title, mark, context, status, tools, banner, sections, current, children } = props;
  return html`<div class="shell">
    <a class="skip" href="#main" onClick=${skip}>${text("shell.skip")}</a>
    <header class="masthead">
      <p class="masthead-name">${mark}<span class="masthead-title">${title}</span></p>
      ${context} ${status}
      <div class="masthead-tools">${tools}</div>
    </header>
    <${ImpersonationBanner} />${banner}
    <${Navigation}
      label=${props.navigationLabel ?? text("shell.sections")}
      sections=${sections}
      current=${current}
    />
    <main id="main" tabindex="-1">${children}</main>
    <${Toasts} />
  </div>`;
}

/** A mark for a page without an image: the initial of its title. @param {{title: string}} props */
export function Initial({ title }) {
  return html`<span class="mark" aria-hidden="true">${title.charAt(0).toUpperCase()}</span>`;
}

/** Moves the focus without changing the address. @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
