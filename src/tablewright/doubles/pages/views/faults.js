/** Faults: which are on, and a form for another. */

import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Empty } from "../kit/parts/empty.js";
import { Problem } from "../kit/parts/problem.js";
import { notify } from "../kit/state/notices.js";
import { Table } from "../kit/table/table.js";
import { useState } from "../kit/vendor/hooks.js";
import { ask } from "../parts/api.js";
import { RowButton, Screen } from "../parts/screen.js";
import { text } from "../words.js";

/** @typedef {import("../parts/api.js").Fault} Fault */
/** @typedef {import("../parts/api.js").State} State */

const EVERY = "*";

/** @param {{state: State, onChange: () => Promise<void>}} props */
export function Faults({ state, onChange }) {
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  /** @param {string} method @param {string} path @param {string} said @param {unknown} [json] */
  const send = async (method, path, said, json) => {
    setProblem(null);
    try {
      await ask(method, path, { json });
      notify(said);
      await onChange();
    } catch (error) {
      setProblem(error);
    }
  };
  const title = text("faults.title");
  const off = (/** @type {string} */ id) =>
    send("DELETE", `control/faults/${id}`, text("faults.ended"));
  return html`<${Screen} title=${title} hint=${text("faults.hint")} onRefresh=${onChange}>
    <${Problem} error=${problem} />
    ${state.faults.length === 0
      ? html`<${Empty} title=${text("faults.none")} />`
      : html`<${Table}
          label=${title}
          columns=${columnsOf(state, off)}
          rows=${state.faults}
          idOf=${(/** @type {Fault} */ one) => one.faultId}
        />`}
    <${NewFault}
      state=${state}
      onFault=${(/** @type {unknown} */ fault) =>
        send("POST", "control/faults", text("faults.started"), fault)}
    />
  <//>`;
}

/** @param {{state: State, onFault: (fault: unknown) => void}} props */
function NewFault({ state, onFault }) {
  const [kind, setKind] = useState(state.faultKinds[0]?.name ?? "");
  const [stream, setStream] = useState(EVERY);
  const [grantId, setGrant] = useState(EVERY);
  const [numbers, setNumbers] = useState({ skip: "0", count: "1", seconds: "1" });
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const given = Object.entries(numbers).map(([name, value]) => [name, Number(value)]);
    onFault({ kind, stream, grantId, ...Object.fromEntries(given) });
  };
  const every = [EVERY, text("page.all")];
  const grants = state.grants.filter((one) => !one.isRevoked);
  return html`<form class="sheet form" onSubmit=${submit}>
    <${Field}
      label=${text("faults.kind")}
      value=${kind}
      onValue=${setKind}
      options=${state.faultKinds.map((one) => [one.name, one.label])}
    />
    <${Field}
      label=${text("faults.stream")}
      value=${stream}
      onValue=${setStream}
      options=${[every, ...state.streams.map((one) => [one.name, one.name])]}
    />
    <${Field}
      label=${text("faults.caller")}
      value=${grantId}
      onValue=${setGrant}
      options=${[every, ...grants.map((one) => [one.grantId, one.label])]}
    />
    ${/** @type {const} */ (["skip", "count", "seconds"]).map(
      (name) =>
        html`<${Field}
          key=${name}
          type="number"
          min="0"
          label=${text(`faults.${name}`)}
          hint=${name === "skip" ? undefined : text(`faults.${name}Hint`)}
          value=${numbers[name]}
          onValue=${(/** @type {string} */ value) => setNumbers({ ...numbers, [name]: value })}
        />`,
    )}
    <button type="submit" class="button strong">${text("faults.on")}</button>
  </form>`;
}

/** @param {State} state @param {(id: string) => void} onOff */
function columnsOf(state, onOff) {
  const labels = Object.fromEntries(state.faultKinds.map((one) => [one.name, one.label]));
  const callers = Object.fromEntries(state.grants.map((one) => [one.grantId, one.label]));
  return [
    {
      name: "kind",
      label: text("faults.kind"),
      cell: (/** @type {Fault} */ one) => labels[one.kind] ?? one.kind,
    },
    {
      name: "stream",
      label: text("faults.stream"),
      cell: (/** @type {Fault} */ one) => (one.stream === EVERY ? text("page.all") : one.stream),
    },
    {
      name: "caller",
      label: text("faults.caller"),
      cell: (/** @type {Fault} */ one) => callers[one.grantId] ?? text("page.all"),
    },
    {
      name: "left",
      label: text("faults.left"),
      cell: (/** @type {Fault} */ one) => (one.count ? `${one.count}` : text("faults.always")),
    },
    {
      name: "actions",
      label: text("page.actions"),
      cell: (/** @type {Fault} */ one) => html`<${RowButton}
        label=${text("faults.off")}
        of=${labels[one.kind] ?? one.kind}
        onPress=${() => onOff(one.faultId)}
      />`,
    },
  ];
}
