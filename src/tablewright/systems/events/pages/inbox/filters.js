/** Filters: by status, type and time. They are part of the address, to be kept and sent. */

import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { FRESH, go, place } from "../state/address.js";
import { useEffect, useRef, useState } from "../kit/vendor/hooks.js";
import { Segments } from "../kit/parts/segments.js";
import { text } from "../words.js";

/** @typedef {import("../state/address.js").StatusChoice} StatusChoice */

/** @type {readonly (readonly [StatusChoice, string])[]} */
const STATUSES = [
  ["", text("filters.undelivered")],
  ["delivered", text("filters.delivered")],
  ["all", text("filters.all")],
];
/** @type {readonly (readonly [string, string])[]} */
const SPANS = [
  ["", text("filters.since.any")],
  ["1h", text("filters.since.hour")],
  ["24h", text("filters.since.day")],
  ["7d", text("filters.since.week")],
  ["30d", text("filters.since.month")],
  ["between", text("filters.between")],
];
const TYPE_FORM = /^[A-Za-z0-9._-]{0,128}$/;
const TYPED_MS = 400;

/**
 * Leads to the first page of what a filter finds.
 * @param {Partial<import("../state/address.js").Place>} changes
 */
const filter = (changes) => go({ cursors: [], event: "", ...changes });

export function Filters() {
  const where = place.value;
  const [isBetween, setBetween] = useState(where.after !== "" || where.before !== "");
  const span = isBetween ? "between" : where.since;
  const isFiltered = Boolean(where.type || where.since || where.after || where.before);
  /** @param {string} chosen */
  const choose = (chosen) => {
    setBetween(chosen === "between");
    filter({ since: chosen === "between" ? "" : chosen, after: "", before: "" });
  };
  return html`<div class="filters" role="search" aria-label=${text("filters.label")}>
    <${Segments}
      legend=${text("filters.status")}
      name="status"
      value=${where.status}
      options=${STATUSES}
      onValue=${(/** @type {StatusChoice} */ status) => filter({ status })}
    />
    <${TypeField} type=${where.type} />
    <${Field} label=${text("filters.time")} value=${span} onValue=${choose} options=${SPANS} />
    ${isBetween
      ? html`<${Moment} label=${text("filters.after")} name="after" iso=${where.after} />
          <${Moment} label=${text("filters.before")} name="before" iso=${where.before} />`
      : null}
    ${isFiltered
      ? html`<button
          type="button"
          class="button quiet"
          onClick=${() => {
            setBetween(false);
            go({ ...FRESH, status: where.status });
          }}
        >
          ${text("filters.clear")}
        </button>`
      : null}
  </div>`;
}

/** @param {{type: string}} props */
function TypeField({ type }) {
  const [typed, setTyped] = useState(type);
  const timer = useRef(0);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => {
    stop(); // only typing changes the address: a slow page must not undo a new one
    setTyped(type);
  }, [type]);
  useEffect(() => stop, []);
  const isFit = TYPE_FORM.test(typed.trim());
  /** @param {string} value */
  const change = (value) => {
    const wanted = value.trim();
    stop();
    setTyped(value);
    if (wanted === type || !TYPE_FORM.test(wanted)) return;
    timer.current = setTimeout(() => filter({ type: wanted }), TYPED_MS);
  };
  return html`<${Field}
    label=${text("filters.type")}
    value=${typed}
    onValue=${change}
    placeholder="order.created"
    data-filter="type"
    fault=${isFit ? "" : text("filters.typeFault")}
  />`;
}

/** @param {{label: string, name: "after" | "before", iso: string}} props */
function Moment({ label, name, iso }) {
  return html`<${Field}
    label=${label}
    type="datetime-local"
    step="1"
    value=${localOf(iso)}
    onValue=${(/** @type {string} */ local) =>
      filter({ [name]: local ? new Date(local).toISOString() : "" })}
  />`;
}

/**
 * The time on this machine's calendar, in the form that the browser's field wants.
 * @param {string} iso
 */
function localOf(iso) {
  if (!iso) return "";
  const moment = new Date(iso);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19);
}
