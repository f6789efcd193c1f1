/** One item beside its list: all of its members, and what can be done with it. */

import { ask } from "../api/request.js";
import { words } from "../api/schema.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { Confirm } from "../kit/parts/confirm.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { Facts } from "../parts/value.js";
import { linkTo } from "../state/address.js";
import { useEffect, useRef, useState } from "../kit/vendor/hooks.js";
import { FormDialog } from "./form.js";
import { Result } from "./result.js";
import { message } from "./shell.js";

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
    message.value = isEdit ? "Saved." : "Done.";
    if (!isEdit && made !== null) setResult(made);
    asking.again();
    onChange();
  };
  const remove = async () => {
    if (view.remove) await ask(view.remove, { params: path });
    message.value = "Done.";
    onClose();
    onChange();
  };
  const nested = system.groups
    .flatMap((group) => group.views)
    .filter((one) => view.itemParameter && one.main.path.startsWith(itemPath(view)));
  return html`<section class="card detail" aria-labelledby="detail-title">
    <header class="view-head">
      <h2 id="detail-title" tabindex="-1" ref=${heading}>${id}</h2>
      <button type="button" class="button quiet icon-only" aria-label="Close" onClick=${onClose}>
        <${Icon} name="close" />
      </button>
    </header>
    <${Problem} error=${asking.problem} onRetry=${asking.again} />
    ${value && html`<${Facts} value=${value} columns=${view.columns} label=${words} />`}
    ${nested.length > 0 &&
    html`<p class="nested">
      ${nested.map((one) => html`<a href=${linkTo(one.id, path)}>${one.title}</a>`)}
    </p>`}
    <div class="actions">
      ${view.edit &&
      html`<button type="button" class="button" onClick=${() => setDoing(view.edit ?? null)}>
        <${Icon} name="edit" />Edit
      </button>`}
      ${view.actions.map(
        (one) => html`<button type="button" class="button" onClick=${() => setDoing(one)}>
          ${words(one.path.split("/").at(-1) ?? "")}
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
          <p><code>${id}</code>: this cannot be undone.</p>
        <//>`
      : html`<${FormDialog}
          document=${system.document}
          operation=${doing}
          title=${doing.title}
          label=${doing === view.edit ? "Save" : "Confirm"}
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
  return operation.title.split(" ")[0] ?? "Delete";
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
