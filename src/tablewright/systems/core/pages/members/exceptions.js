/** Exceptions from a role: each permission as the role has it, given or denied. */

import { html } from "../kit/html.js";
import { text } from "../words.js";
import { areaText, PERMISSIONS, permissionText } from "./permissions.js";

/** @typedef {"" | "given" | "denied"} Exception */
/** @typedef {Record<string, boolean>} Exceptions */

const CHOICES = [
  ["", text("rights.asRole")],
  ["given", text("rights.give")],
  ["denied", text("rights.deny")],
];

/**
 * Exceptions with one of them changed.
 * @param {Exceptions} exceptions
 * @param {string} permission
 * @param {Exception} value
 * @returns {Exceptions}
 */
export function withException(exceptions, permission, value) {
  const { [permission]: _, ...others } = exceptions;
  return value ? { ...others, [permission]: value === "given" } : others;
}

/**
 * @param {{
 *   permission: string,
 *   exception: boolean | undefined,
 *   onException: (value: Exception) => void,
 * }} props
 */
export function ExceptionChoice({ permission, exception, onException }) {
  const chosen = exception === undefined ? "" : exception ? "given" : "denied";
  return html`<select
    aria-label=${text("rights.exceptionFor", { permission })}
    onChange=${(/** @type {any} */ event) => onException(event.target.value)}
  >
    ${CHOICES.map(
      ([one, words]) => html`<option value=${one} selected=${one === chosen}>${words}</option>`,
    )}
  </select>`;
}

/**
 * All permissions, folded: few invitations have exceptions.
 * @param {{exceptions: Exceptions, onExceptions: (exceptions: Exceptions) => void}} props
 */
export function ExceptionsField({ exceptions, onExceptions }) {
  const count = Object.keys(exceptions).length;
  return html`<details class="exceptions">
    <summary>
      ${count ? text("members.exceptions", { count }) : text("invite.exceptions")}
    </summary>
    ${PERMISSIONS.map(
      ([area, names]) => html`<section key=${area} class="area">
        <h3>${areaText(area)}</h3>
        <ul class="rows">
          ${names.map((name) => {
            const permission = `${area}.${name}`;
            return html`<li key=${permission} class="row permission">
              <span class="row-words"><span>${permissionText(permission)}</span></span>
              <${ExceptionChoice}
                permission=${permission}
                exception=${exceptions[permission]}
                onException=${(/** @type {Exception} */ value) =>
                  onExceptions(withException(exceptions, permission, value))}
              />
            </li>`;
          })}
        </ul>
      </section>`,
    )}
  </details>`;
}
