/** The list of events on this page, with the focus led up and down by keys. */

import { html } from "../kit/html.js";
import { go, place } from "../state/address.js";
import { acknowledgeEvents, putBackEvents } from "./deeds.js";
import { EventRow } from "./event_row.js";
import { chosen, current, events, fresh } from "./pile.js";
import { text } from "../words.js";

export function EventList() {
  const open = place.value.event;
  return html`<ol class="slips" aria-label=${text("inbox.list")}>
    ${events.value.map(
      (event) => html`<${EventRow}
        key=${event.id}
        event=${event}
        isOpen=${open === event.id}
        isChosen=${chosen.value.has(event.id)}
        isFresh=${fresh.value.has(event.id)}
        onOpen=${() => {
          current.value = event.id;
          go({ event: event.id });
        }}
        onChoose=${() => toggleChosen(event.id)}
        onAcknowledge=${() => keepingFocus(() => acknowledgeEvents([event.id]))}
        onPutBack=${() => keepingFocus(() => putBackEvents([event.id]))}
        onFocus=${() => {
          current.value = event.id;
        }}
      />`,
    )}
  </ol>`;
}

/** @param {string} id */
export function toggleChosen(id) {
  const next = new Set(chosen.value);
  if (!next.delete(id)) next.add(id);
  chosen.value = next;
}

/**
 * Moves on to the slip that is so many places further; what is open in the reader moves along.
 * @param {number} steps
 */
export function moveOn(steps) {
  const all = events.peek();
  const at = all.findIndex((event) => event.id === current.peek());
  const start = at < 0 ? (steps > 0 ? -1 : all.length) : at;
  const next = all[Math.min(Math.max(start + steps, 0), all.length - 1)];
  if (!next) return;
  current.value = next.id;
  if (place.peek().event) go({ event: next.id }, { replace: true });
  else focusSlip(next.id);
}

/**
 * Focuses the slip of an event, if it is on the page.
 * @param {string} id
 */
export function focusSlip(id) {
  faces()
    .find((face) => face.dataset.event === id)
    ?.focus();
}

/**
 * Does something that may take a slip away, and leaves the focus at its place, not at the top.
 * @param {() => Promise<void>} deed
 */
export async function keepingFocus(deed) {
  const at = faces().findIndex((face) => face.closest("li")?.contains(document.activeElement));
  const held = faces()[at]?.dataset.event;
  await deed();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const left = faces();
  if (at < 0 || left.some((face) => face.dataset.event === held)) return;
  const heir = left[Math.min(at, left.length - 1)];
  (heir ?? document.querySelector("main"))?.focus();
}

/** @returns {HTMLElement[]} */
function faces() {
  return [...document.querySelectorAll(".slip-face")].filter((one) => one instanceof HTMLElement);
}
