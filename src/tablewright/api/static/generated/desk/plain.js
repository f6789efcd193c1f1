/** An operation that is not a list: its parameters, its body as a form, and its response. */

import { filtersOf } from "../api/document.js";
import { ask } from "../api/request.js";
import { labelOf, properties } from "../kit/forms/schema.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { Facts } from "../parts/value.js";
import { address, go } from "../state/address.js";
import { valueFromKey } from "../state/session.js";
import { Filters } from "./filters.js";
import { text } from "../words.js";
import { OperationForm } from "./operation_form.js";
import { Result } from "./result.js";

/**
 * @param {{
 *   system: import("../api/document.js").SystemView,
 *   view: import("../api/document.js").View,
 * }} props
 */
export function PlainView({ system, view }) {
  const { main } = view;
  const isRead = main.method === "GET";
  const preset = Object.fromEntries(main.parameters.map(({ name }) => [name, valueFromKey(name)]));
  const params = { ...preset, ...address.value.params };
  const isReady = main.parameters.every((one) => !one.isRequired || params[one.name]);
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState(/** @type {any} */ (null));
  const asking = useAsking(
    async () => (isRead && isReady ? (await ask(main, { params })).value : null),
    [main, JSON.stringify(params)],
  );
  const value = asking.answer;
  const columns = properties(system.document, main.response);
  const shown = value !== null && typeof value === "object" ? value : { response: value };
  return html`<section aria-labelledby="view-title">
    <header class="screen-head">
      <h1 id="view-title">${view.title}</h1>
      <div class="screen-tools">
        ${isRead
          ? html`<button type="button" class="button" onClick=${asking.again}>
              <${Icon} name="refresh" />${text("list.refresh")}
            </button>`
          : html`<button
              type="button"
              class="button strong"
              disabled=${!isReady}
              onClick=${() => setOpen(true)}
            >
              ${text("plain.open")}
            </button>`}
      </div>
    </header>
    ${main.description && html`<p class="hint">${main.description}</p>`}
    <${Filters}
      key=${JSON.stringify(params)}
      parameters=${filtersOf(main)}
      values=${params}
      label=${text("plain.apply")}
      onApply=${(/** @type {Record<string, string>} */ values) => go(view.id, values)}
    />
    <${Problem} error=${asking.problem} onRetry=${asking.again} />
    ${value !== null &&
    html`<div class="sheet"><${Facts} value=${shown} columns=${columns} label=${labelOf} /></div>`}
    ${isOpen &&
    html`<${OperationForm}
      document=${system.document}
      operation=${main}
      title=${main.title}
      label=${text("plain.send")}
      params=${params}
      onDone=${(/** @type {any} */ made) => {
        setOpen(false);
        notify(text("action.done"));
        setResult(made);
      }}
      onClose=${() => setOpen(false)}
    />`}
    ${result && html`<${Result} value=${result} onClose=${() => setResult(null)} />`}
  </section>`;
}
