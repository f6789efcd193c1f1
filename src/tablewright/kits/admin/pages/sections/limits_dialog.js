/** The limits that the operator gives one account in place of those of its plan. */

import { Field } from "../kit/forms/field.js";
import { labelOf } from "../kit/forms/schema.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { limitOf } from "../parts/lines.js";
import { read, revise } from "../state/api.js";
import { text } from "../words.js";

/** @typedef {import("../state/shapes.js").Account} Account */
/** @typedef {import("../state/shapes.js").LimitValues} LimitValues */
/** @typedef {{plan?: import("../state/shapes.js").Plan, overrides?: LimitValues}} Held */

/** @param {{account: Account, onClose: () => void}} props */
export function LimitsDialog({ account, onClose }) {
  const path = `/accounts/${encodeURIComponent(account.accountId)}/plan`;
  const { answer, problem, again } = useAsking(() => read(path), [path]);
  const held = /** @type {Held | null} */ (answer);
  return html`<${Dialog} title=${text("limits.title", { name: account.name })} onClose=${onClose}>
    <${Problem} error=${problem} onRetry=${again} />
    ${held && !held.plan ? html`<p>${text("limits.none")}</p>` : null}
    ${held?.plan && !held.plan.customizable
      ? html`<p>${text("limits.fixed", { plan: held.plan.name })}</p>`
      : null}
    ${held?.plan?.customizable
      ? html`<${Limits} path=${path} name=${account.name} held=${held} onClose=${onClose} />`
      : null}
  <//>`;
}

/** @param {{path: string, name: string, held: Held, onClose: () => void}} props */
function Limits({ path, name, held, onClose }) {
  const limits = Object.entries(held.plan?.limits ?? {});
  const [values, setValues] = useState(
    /** @type {Record<string, string>} */ (
      Object.fromEntries(limits.map(([limit]) => [limit, `${held.overrides?.[limit] ?? ""}`]))
    ),
  );
  const [wrong, setWrong] = useState("");
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const [isBusy, setBusy] = useState(false);
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    const given = limits
      .filter(([limit]) => values[limit]?.trim())
      .map(([limit, ofPlan]) => ({ limit, ofPlan, value: limitOf(values[limit]?.trim() ?? "") }));
    const fault = given.find(({ ofPlan, value }) => typeof ofPlan === "number" && !isLimit(value));
    setWrong(fault?.limit ?? "");
    setProblem(null);
    if (fault || isBusy) return;
    setBusy(true);
    try {
      const own = Object.fromEntries(given.map(({ limit, value }) => [limit, value]));
      await revise("PUT", `${path}/overrides`, { limits: own });
      notify(text("limits.saved", { name }));
      onClose();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return html`<form class="form" onSubmit=${submit} noValidate>
    <p class="hint">${text("limits.hint")} ${text("limits.numberHint")}</p>
    <div class="limit-fields">
      ${limits.map(
        ([limit, ofPlan], at) => html`<${Field}
          key=${limit}
          label=${labelOf(limit)}
          hint=${text("limits.fromPlan", {
            plan: held.plan?.name ?? "",
            value: ofPlan === -1 ? text("plans.unlimited") : `${ofPlan}`,
          })}
          inputmode=${typeof ofPlan === "number" ? "numeric" : undefined}
          data-first=${at === 0 ? true : undefined}
          fault=${wrong === limit ? text("limits.wrong") : ""}
          value=${values[limit]}
          onValue=${(/** @type {string} */ value) => setValues({ ...values, [limit]: value })}
        />`,
      )}
    </div>
    <${Problem} error=${problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${isBusy}>${text("limits.save")}</button>
      <button type="button" class="button" onClick=${onClose}>${text("reason.cancel")}</button>
    </div>
  </form>`;
}

/** @param {number | string} value */
function isLimit(value) {
  return typeof value === "number" && value >= -1;
}
