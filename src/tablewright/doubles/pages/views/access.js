/** Access: keys and grants, a new key that is shown once, and revoking. */

import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { Empty } from "../kit/parts/empty.js";
import { Problem } from "../kit/parts/problem.js";
import { Secret } from "../kit/parts/secret.js";
import { notify } from "../kit/state/notices.js";
import { Table } from "../kit/table/table.js";
import { useState } from "../kit/vendor/hooks.js";
import { ask } from "../parts/api.js";
import { RowButton, Screen } from "../parts/screen.js";
import { text } from "../words.js";

/** @typedef {import("../parts/api.js").Grant} Grant */

/** @param {{state: import("../parts/api.js").State, onChange: () => Promise<void>}} props */
export function Access({ state, onChange }) {
  const [scopes, setScopes] = useState("");
  const [key, setKey] = useState("");
  const [revoked, setRevoked] = useState(/** @type {Grant | null} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  /** @param {Event} event */
  const create = async (event) => {
    event.preventDefault();
    setProblem(null);
    try {
      const given = scopes.split(/\s+/).filter(Boolean);
      setKey((await ask("POST", "control/grants", { json: { scopes: given } })).key);
      await onChange();
    } catch (error) {
      setProblem(error);
    }
  };
  const revoke = async () => {
    await ask("DELETE", `control/grants/${revoked?.grantId}`);
    notify(text("access.revokedNow"));
    await onChange();
  };
  const title = text("access.title");
  return html`<${Screen} title=${title} hint=${text("access.hint")} onRefresh=${onChange}>
    <${Problem} error=${problem} />
    ${key &&
    html`<${Secret} title=${text("access.created")} secret=${key} onDone=${() => setKey("")} />`}
    ${state.grants.length === 0
      ? html`<${Empty} title=${text("access.none")} />`
      : html`<${Table}
          label=${title}
          columns=${columnsOf(setRevoked)}
          rows=${state.grants}
          idOf=${(/** @type {Grant} */ one) => one.grantId}
        />`}
    <form class="sheet form" onSubmit=${create}>
      <${Field}
        label=${text("access.scopesField")}
        hint=${text("access.scopesHint")}
        value=${scopes}
        onValue=${setScopes}
      />
      <button type="submit" class="button strong">${text("access.create")}</button>
    </form>
    ${revoked &&
    html`<${Confirm}
      title=${text("access.revoke")}
      deed=${text("access.revoke")}
      onConfirm=${revoke}
      onClose=${() => setRevoked(null)}
    >
      <p>${text("access.sure", { name: revoked.label })}</p>
    <//>`}
  <//>`;
}

/** @param {(grant: Grant) => void} onRevoke */
function columnsOf(onRevoke) {
  return [
    { name: "label", label: text("access.label"), cell: (/** @type {Grant} */ one) => one.label },
    {
      name: "form",
      label: text("access.form"),
      cell: (/** @type {Grant} */ one) => text(`access.${one.form}`),
    },
    {
      name: "scopes",
      label: text("access.scopes"),
      cell: (/** @type {Grant} */ one) =>
        one.scopes.includes("*") ? text("access.everything") : one.scopes.join(", "),
    },
    {
      name: "state",
      label: text("access.state"),
      cell: (/** @type {Grant} */ one) => text(one.isRevoked ? "access.revoked" : "access.active"),
    },
    {
      name: "actions",
      label: text("page.actions"),
      cell: (/** @type {Grant} */ one) =>
        one.isRevoked
          ? null
          : html`<${RowButton}
              label=${text("access.revoke")}
              of=${one.label}
              onPress=${() => onRevoke(one)}
            />`,
    },
  ];
}
