/**
 * A button for something that needs a permission. Without it the button stays where it is, can be
 * reached by keyboard, does nothing, and says why.
 *
 *     html`<${Deed} permission="users.invite" onClick=${invite}>${text("…")}<//>`
 */

import { html } from "../kit/html.js";
import { useId } from "../kit/vendor/hooks.js";
import { lacks } from "../state/account.js";
import { impersonatedUntil } from "../state/session.js";
import { text } from "../words.js";

/**
 * @param {{
 *   permission: string,
 *   reason?: string,
 *   className?: string,
 *   onClick: () => void,
 *   children?: unknown,
 * }} props `reason`: another reason why it cannot be done now
 */
export function Deed({ permission, reason = "", className = "", onClick, children }) {
  const id = useId();
  const why = impersonatedUntil.value ? text("lacks.impersonation") : lacks(permission) || reason;
  return html`<button
      type="button"
      class="button ${className}"
      aria-disabled=${why ? "true" : undefined}
      aria-describedby=${why ? id : undefined}
      title=${why || undefined}
      onClick=${() => {
        if (!why) onClick();
      }}
    >
      ${children}
    </button>
    ${why ? html`<span id=${id} class="visually-hidden">${why}</span>` : null}`;
}
