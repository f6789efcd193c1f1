/** Creates a plan, or changes one. */

import { Field } from "../kit/forms/field.js";
import { Toggle } from "../kit/forms/toggle.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { messageOf, Problem } from "../kit/parts/problem.js";
import { ApiError } from "../kit/state/api_error.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { limitOf, linesOf, pairsIn } from "../parts/lines.js";
import { change, revise } from "../state/api.js";
import { text } from "../words.js";

/** @typedef {import("../state/shapes.js").Plan} Plan */

/** @typedef {Record<string, string>} Faults */

const FIELDS = /** @type {const} */ ([
  ["planId", "plans.id", "plans.idHint", ""],
  ["name", "plans.name", "", ""],
  ["type", "plans.type", "plans.typeHint", ""],
  ["price", "plans.price", "plans.priceHint", ""],
  ["currency", "plans.currency", "", ""],
  ["limits", "plans.limits", "plans.limitsHint", "area"],
  ["features", "plans.features", "plans.featuresHint", "area"],
  ["overage", "plans.overage", "plans.overageHint", "area"],
]);

/**
 * @param {{plan?: Plan, model?: Plan, onDone: () => Promise<void>, onClose: () => void}} props
 *   without a plan, it creates one with the limits of the model
 */
export function PlanDialog({ plan, model, onDone, onClose }) {
  const [values, setValues] = useState(valuesOf(plan, model));
  const [isActive, setActive] = useState(plan?.isActive ?? true);
  const [customizable, setCustomizable] = useState(plan?.customizable ?? false);
  const [faults, setFaults] = useState(/** @type {Faults} */ ({}));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const [isBusy, setBusy] = useState(false);
  const set = (/** @type {string} */ name, /** @type {string} */ value) => {
    setValues((/** @type {any} */ before) => ({ ...before, [name]: value }));
    setFaults({ ...faults, [name]: "" });
  };
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    const { body, wrong } = bodyOf(values);
    setFaults(wrong);
    setProblem(null);
    if (Object.keys(wrong).length || isBusy) return;
    setBusy(true);
    try {
      const { planId, ...rest } = { ...body, isActive, customizable };
      if (plan) await revise("PATCH", `/plans/${encodeURIComponent(plan.planId)}`, rest);
      else await change("/plans", { planId, ...rest });
      notify(text("plans.saved", { name: values.name }));
      await onDone();
      onClose();
    } catch (error) {
      const place = error instanceof ApiError ? (error.place.split(/[.[]/)[0] ?? "") : "";
      if (place in values) setFaults({ [place]: messageOf(error) });
      else setProblem(error);
      setBusy(false);
    }
  };
  const title = plan ? text("plans.editTitle", { name: plan.name }) : text("plans.createTitle");
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <form class="form" onSubmit=${submit} noValidate>
      ${FIELDS.filter(([name]) => !plan || name !== "planId").map(
        ([name, label, hint, type], at) => html`<${Field}
          key=${name}
          label=${text(label)}
          hint=${hint ? text(hint) : undefined}
          type=${type || "text"}
          rows=${name === "limits" ? "6" : undefined}
          data-first=${at === 0 ? true : undefined}
          fault=${faults[name]}
          value=${values[name]}
          onValue=${(/** @type {string} */ value) => set(name, value)}
        />`,
      )}
      <${Toggle} label=${text("plans.isActive")} value=${isActive} onValue=${setActive} />
      <${Toggle}
        label=${text("plans.customizable")}
        value=${customizable}
        onValue=${setCustomizable}
      />
      <${Problem} error=${problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy}>
          ${text(plan ? "plans.save" : "plans.create")}
        </button>
        <button type="button" class="button" onClick=${onClose}>${text("reason.cancel")}</button>
      </div>
    </form>
  <//>`;
}

/** @param {Plan | undefined} plan @param {Plan | undefined} model */
function valuesOf(plan, model) {
  const terms = Object.entries(plan?.overage ?? {});
  return {
    planId: "",
    name: plan?.name ?? "",
    type: (plan ?? model)?.type ?? "",
    price: `${plan?.price ?? 0}`,
    currency: (plan ?? model)?.currency ?? "USD",
    limits: linesOf((plan ?? model)?.limits ?? {}),
    features: (plan?.features ?? []).join("\n"),
    overage: terms.map(([name, { per, price }]) => `${name}: ${per} ${price}`).join("\n"),
  };
}

/** @param {ReturnType<typeof valuesOf>} values */
function bodyOf(values) {
  /** @type {Faults} */
  const wrong = {};
  const limits = pairsIn(values.limits);
  const overage = pairsIn(values.overage)?.map(([name, words]) => ({
    name,
    terms: /^(\d+)\s+(\d+)$/.exec(words),
  }));
  if (!/^\d+$/.test(values.price.trim())) wrong["price"] = text("plans.wrongNumber");
  if (!limits) wrong["limits"] = text("plans.wrongLimits");
  const isPriced = overage?.every(({ terms }) => terms);
  if (!isPriced) wrong["overage"] = text("plans.wrongOverage");
  const body = {
    planId: values.planId.trim(),
    name: values.name.trim(),
    type: values.type.trim(),
    price: Number(values.price),
    currency: values.currency.trim().toUpperCase(),
    limits: Object.fromEntries((limits ?? []).map(([name, value]) => [name, limitOf(value)])),
    features: values.features.split("\n").map((line) => line.trim()).filter(Boolean),
    overage: Object.fromEntries(
      (overage ?? []).map(({ name, terms }) => [
        name,
        { per: Number(terms?.[1]), price: Number(terms?.[2]) },
      ]),
    ),
  };
  return { body, wrong };
}
