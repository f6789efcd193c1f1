/** Data: the records of a stream, found, added, changed and deleted. */

import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { Empty } from "../kit/parts/empty.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { notify } from "../kit/state/notices.js";
import { Table } from "../kit/table/table.js";
import { useState } from "../kit/vendor/hooks.js";
import { ask, recordPath } from "../parts/api.js";
import { RowButton, Screen } from "../parts/screen.js";
import { text } from "../words.js";
import { RecordDialog } from "./record_dialog.js";

/** @typedef {import("../parts/api.js").Listed} Listed */

/** @param {{state: import("../parts/api.js").State, onChange: () => Promise<void>}} props */
export function Data({ state, onChange }) {
  const [stream, setStream] = useState(state.streams[0]?.name ?? "");
  const [find, setFind] = useState("");
  const [edited, setEdited] = useState(/** @type {string | null | undefined} */ (undefined));
  const [removed, setRemoved] = useState(/** @type {string | null} */ (null));
  const { answer, problem, again } = useAsking(
    () => ask("GET", recordPath(stream), { query: { find } }),
    [stream, find],
  );
  const found = /** @type {{items: Listed[], total: number} | null} */ (answer);
  const refresh = async () => {
    await again();
    await onChange();
  };
  const remove = async () => {
    await ask("DELETE", recordPath(stream, removed ?? ""));
    notify(text("data.removed"));
    await refresh();
  };
  return html`<${Screen} title=${text("data.title")} hint=${text("data.hint")} onRefresh=${refresh}>
    <${Field}
      label=${text("data.stream")}
      value=${stream}
      onValue=${setStream}
      options=${state.streams.map((one) => [one.name, text("data.option", one)])}
    />
    <${Field} label=${text("data.find")} value=${find} onValue=${setFind} />
    <p>
      <button type="button" class="button strong" onClick=${() => setEdited(null)}>
        ${text("data.add")}
      </button>
    </p>
    <${Problem} error=${problem} onRetry=${again} />
    ${found && html`<p role="status">${text("data.total", { count: found.total })}</p>`}
    ${found?.items.length === 0 ? html`<${Empty} title=${text("data.none")} />` : null}
    ${found?.items.length
      ? html`<${Table}
          label=${text("data.title")}
          columns=${columnsOf(setEdited, setRemoved)}
          rows=${found.items}
          idOf=${(/** @type {Listed} */ one) => one.id}
        />`
      : null}
    ${edited !== undefined &&
    html`<${RecordDialog}
      stream=${stream}
      id=${edited}
      onSaved=${refresh}
      onClose=${() => setEdited(undefined)}
    />`}
    ${removed !== null &&
    html`<${Confirm}
      title=${text("data.remove")}
      deed=${text("data.remove")}
      onConfirm=${remove}
      onClose=${() => setRemoved(null)}
    >
      <p>${text("data.sure", { id: removed })}</p>
    <//>`}
  <//>`;
}

/** @param {(id: string) => void} onEdit @param {(id: string) => void} onRemove */
function columnsOf(onEdit, onRemove) {
  return [
    {
      name: "id",
      label: text("data.id"),
      cell: (/** @type {Listed} */ one) => html`<code>${one.id}</code>`,
    },
    { name: "name", label: text("data.name"), cell: (/** @type {Listed} */ one) => one.title },
    {
      name: "actions",
      label: text("page.actions"),
      cell: (/** @type {Listed} */ one) => html`<span class="actions">
        <${RowButton} label=${text("data.edit")} of=${one.id} onPress=${() => onEdit(one.id)} />
        <${RowButton} label=${text("data.remove")} of=${one.id} onPress=${() => onRemove(one.id)} />
      </span>`,
    },
  ];
}
