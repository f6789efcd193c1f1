/** One item beside its list: all of its members, and its operations. */

import { ask } from "../api/request.js";
import { labelOf } from "../kit/forms/schema.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { Confirm } from "../kit/parts/confirm.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { Facts } from "../parts/value.js";
import { notify } from "../kit/state/notices.js";
import { useEffect, useRef, useState } from "../kit/vendor/hooks.js";
import { linkTo } from "../state/address.js";
import { rich, text } from "../words.js";
import { OperationForm } from "./operation_form.js";
import { Result } from "./result.js";

/** @typedef {import("../api/document.js").Operation} Operation */
/** @typedef {import("../api/document.js").View} View */

/**
 * @param {{
 *   system: import("../api/document.js").SystemView,
 *   view: View,
 *   row: any,
 *   id: string,
 *   params: Record<string, string>,
 *   onClose: () => void,
 *   onChange: () => void,
 * }} props
 */
export function Detail({ system, view, row, id, params, onClose, onChange }) {
  const path = { ...pathOnly(view, params), [view.itemParameter]: id };
  const { get } = view;
  const asking = useAsking(
    async () => (get ? ask(get, { params: path }) : { value: row ?? null, etag: "" }),
    [id, get ? "" : row],
  );
  const value = asking.answer?.value ?? row;
  const [doing, setDoing] = useState(/** @type {Operation | null} */ (null));
  const [result, setResult] = useState(/** @type {any} */ (null));
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    heading.current?.focus();
    return () => {
      const opener = document.querySelector(`[data-item="${CSS.escape(id)}"]`);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  /** @param {any} made */
  const onDone = (made) => {
    const isEdit = doing === view.edit;
    setDoing(null);
    notify(text(isEdit ? "action.saved" : "action.done"));
    if (!isEdit && made !== null) setResult(made);
    asking.again();
    onChange();
  };
  const remove = async () => {
    if (view.remove) await ask(view.remove, { params: path });
    notify(text("action.done"));
    onClose();
    onChange();
  };
  const nested = system.groups
    .flatMap((group) => group.views)
    .filter((one) => view.itemParameter && one.main.path.startsWith(itemPath(view)));
  return html`<section class="sheet detail" aria-labelledby="detail-title">
    <header class="detail-head">
      <h2 id="detail-title" tabindex="-1" ref=${heading}>${id}</h2>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label=${text("result.close")}
        onClick=${onClose}
      >
        <${Icon} name="close" />
      </button>
    </header>
    <${Problem} error=${asking.problem} onRetry=${asking.again} />
    ${value && html`<${Facts} value=${value} columns=${view.columns} label=${labelOf} />`}
    ${nested.length > 0 &&
    html`<p class="nested">
      ${nested.map((one) => html`<a href=${linkTo(one.id, path)}>${one.title}</a>`)}
    </p>`}
    <div class="actions">
      ${view.edit &&
      html`<button type="button" class="button" onClick=${() => setDoing(view.edit ?? null)}>
        <${Icon} name="edit" />${text("action.edit")}
      </button>`}
      ${view.actions.map(
        (one) => html`<button type="button" class="button" onClick=${() => setDoing(one)}>
          ${labelOf(one.path.split("/").at(-1) ?? "")}
        </button>`,
      )}
      ${view.remove &&
      html`<button
        type="button"
        class="button danger"
        onClick=${() => setDoing(view.remove ?? null)}
      >
        <${Icon} name="bin" />${verbOf(view.remove)}…
      </button>`}
    </div>
    ${doing &&
    (doing === view.remove
      ? html`<${Confirm}
          title=${doing.title}
          deed=${verbOf(doing)}
          onConfirm=${remove}
          onClose=${() => setDoing(null)}
        >
          <p>${rich("action.cannotUndo", { id: html`<code>${id}</code>` })}</p>
        <//>`
      : html`<${OperationForm}
          document=${system.document}
          operation=${doing}
          title=${doing.title}
          label=${text(doing === view.edit ? "action.save" : "action.confirm")}
          params=${path}
          value=${doing === view.edit ? value : undefined}
          etag=${asking.answer?.etag}
          onDone=${onDone}
          onClose=${() => setDoing(null)}
        />`)}
    ${result && html`<${Result} value=${result} onClose=${() => setResult(null)} />`}
  </section>`;
}

/** The first word of an operation's title: "Delete", "Revoke". @param {Operation} operation */
function verbOf(operation) {
  return operation.title.split(" ")[0] ?? text("action.delete");
}

/** @param {View} view */
function itemPath(view) {
  return `${view.main.path}/{${view.itemParameter}}/`;
}

/** @param {View} view @param {Record<string, string>} params */
function pathOnly(view, params) {
  const names = [...view.main.path.matchAll(/\{(\w+)\}/g)].map((one) => one[1] ?? "");
  return Object.fromEntries(names.map((name) => [name, params[name] ?? ""]));
}
