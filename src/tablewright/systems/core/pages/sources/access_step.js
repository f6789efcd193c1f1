/** The step of the wizard that names a source and gives it access to the platform. */

import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Segments } from "../kit/parts/segments.js";
import { text } from "../words.js";

/** @typedef {import("./connect.js").Draft} Draft */
/** @typedef {import("../api/sources.js").Platform} Platform */
/** @typedef {import("../api/sources.js").Auth} Auth */
/** @typedef {import("../api/sources.js").EnteredField} EnteredField */

/**
 * @param {{draft: Draft, platform: Platform | undefined, auth: Auth | undefined,
 *   change: (changes: Partial<Draft>) => void}} props
 */
export function AccessStep({ draft, platform, auth, change }) {
  if (!platform) return null;
  return html`<div class="wizard-fields">
    <${Field}
      label=${text("connect.name")}
      hint=${text("connect.nameHint")}
      maxlength="120"
      value=${draft.name}
      onValue=${(/** @type {string} */ name) => change({ name })}
    />
    ${platform.auths.length > 1
      ? html`<${Segments}
          legend=${text("connect.how")}
          name="connection"
          isLegendShown
          value=${draft.connection}
          options=${platform.auths.map((one) => [one.connectionType, one.title])}
          onValue=${(/** @type {any} */ connection) => change({ connection, credentials: {} })}
        />`
      : null}
    <${EnteredFields}
      fields=${auth?.fields ?? []}
      values=${draft.credentials}
      onValues=${(/** @type {Record<string, string>} */ credentials) => change({ credentials })}
    />
    <${EnteredFields}
      fields=${platform.settings ?? []}
      values=${draft.settings}
      onValues=${(/** @type {Record<string, string>} */ settings) => change({ settings })}
    />
    ${auth?.help ? html`<p class="hint">${auth.help}</p>` : null}
    ${draft.connection === "oauth" ? html`<${Consent} platform=${platform} auth=${auth} />` : null}
    ${platform.isPosted
      ? html`<${Field}
          label=${text("connect.idField")}
          hint=${text("connect.idFieldHint")}
          placeholder="order.id"
          value=${draft.idField}
          onValue=${(/** @type {string} */ idField) => change({ idField })}
        />`
      : null}
  </div>`;
}

/** @param {{platform: Platform, auth: Auth | undefined}} props */
function Consent({ platform, auth }) {
  if (auth?.isConfigured === false) {
    return html`<p class="hint fault">
      ${text("connect.notConfigured", { platform: platform.title })}
    </p>`;
  }
  return html`<div class="changes">
    <strong>${text("connect.consent", { platform: platform.title })}</strong>
    ${auth?.scopes?.length
      ? html`<ul class="scopes">
          ${auth.scopes.map((one) => html`<li key=${one}><code>${one}</code></li>`)}
        </ul>`
      : null}
  </div>`;
}

/**
 * Fields that a platform asks for.
 * @param {{fields: readonly EnteredField[], values: Record<string, string>,
 *   onValues: (values: Record<string, string>) => void}} props
 */
export function EnteredFields({ fields, values, onValues }) {
  return fields.map(
    ({ name, title, help, isSecret = true }) => html`<${Field}
      key=${name}
      label=${title}
      hint=${help}
      type=${isSecret ? "password" : "text"}
      autocomplete=${isSecret ? "new-password" : "off"}
      value=${values[name] ?? ""}
      onValue=${(/** @type {string} */ value) => onValues({ ...values, [name]: value.trim() })}
    />`,
  );
}

/**
 * @param {readonly EnteredField[]} fields
 * @param {Record<string, string>} values
 */
export function hasRequired(fields, values) {
  return fields.every(({ name, isRequired = true }) => !isRequired || values[name]);
}

/** @param {Draft} draft @param {Platform | undefined} platform @param {Auth | undefined} auth */
export function isFilled(draft, platform, auth) {
  if (!platform || !draft.name.trim()) return false;
  const isEntered = hasRequired([...(platform.settings ?? [])], draft.settings);
  if (draft.connection === "oauth") return isEntered && auth?.isConfigured !== false;
  return isEntered && hasRequired(auth?.fields ?? [], draft.credentials);
}
