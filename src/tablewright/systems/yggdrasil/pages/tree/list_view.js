/**
 * The list: all people in a table that can be sorted and filtered. Only visible rows are rendered,
 * so that thousands of people are not a problem.
 */

import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { Portrait } from "../parts/portrait.js";
import { go, place } from "../state/address.js";
import { isPrinting } from "../state/printing.js";
import { found } from "../state/search.js";
import { graph, kin, people } from "../state/tree.js";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../kit/vendor/hooks.js";
import { language } from "../kit/words.js";
import { text } from "../words.js";
import { birthText, deathText } from "../words/life.js";
import { fullName } from "../words/names.js";
import { placeText } from "../words/places.js";

/** @typedef {import("../api/shapes.js").Person} Person */
/** @typedef {"name" | "born" | "place" | "died" | "children"} Column */

const ROW_PIXELS = 52;
const ROWS_AROUND = 8;
/** @type {readonly Column[]} */
const COLUMNS = ["name", "born", "place", "died", "children"];
const COMPARE = new Intl.Collator(language(), {
  sensitivity: "base",
  numeric: true,
  ignorePunctuation: true,
}).compare;

export function ListView() {
  const [by, setBy] = useState(/** @type {Column} */ ("name"));
  const [isDown, setDown] = useState(false);
  const [wanted, setWanted] = useState("");
  const shown = useMemo(
    () => sorted(wanted.trim() ? found(wanted) : [...people.value.values()], by, isDown),
    [people.value, wanted, by, isDown],
  );
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const body = useRef(/** @type {HTMLElement | null} */ (null));
  const seen = useSpan(box, shown.length);
  const [from, to] = isPrinting.value ? [0, shown.length] : seen;
  useLayoutEffect(() => {
    // Space above and below the rendered rows stands for the others.
    body.current?.style.setProperty("--above", `${from * ROW_PIXELS}px`);
    body.current?.style.setProperty("--below", `${(shown.length - to) * ROW_PIXELS}px`);
  });
  /** @param {Column} column */
  const sortBy = (column) => {
    setDown(column === by ? !isDown : false);
    setBy(column);
  };
  return html`<section class="list-view" aria-label=${text("list.title")}>
    <h1 class="printed-only">${graph.value?.tree.treeName}</h1>
    <div class="list-head">
      <label class="visually-hidden" for="list-filter">${text("list.filter")}</label>
      <input id="list-filter" type="search" value=${wanted} autocomplete="off"
        placeholder=${text("list.filterExample")}
        onInput=${(/** @type {any} */ e) => setWanted(e.target.value)} />
      <p role="status">${text("home.people", { count: shown.length })}</p>
    </div>
    <div class="list-scroll" ref=${box} tabindex="0" role="region"
      aria-label=${text("list.table")}>
      <table aria-rowcount=${shown.length + 1}>
        <thead>
          <tr aria-rowindex="1">
            ${COLUMNS.map(
              (column) => html`<th
                key=${column}
                scope="col"
                class="col-${column}"
                aria-sort=${column === by ? (isDown ? "descending" : "ascending") : undefined}
              >
                <button type="button" class="sort" onClick=${() => sortBy(column)}>
                  ${text(`list.${column}`)}
                  <span aria-hidden="true">${column === by ? (isDown ? "▾" : "▴") : ""}</span>
                </button>
                <span class="printed-only">${text(`list.${column}`)}</span>
              </th>`,
            )}
          </tr>
        </thead>
        <tbody ref=${body}>
          <tr class="room above" aria-hidden="true"><td colspan="5"></td></tr>
          ${shown
            .slice(from, to)
            .map((person, at) => html`<${Row} key=${person.personId} person=${person}
              number=${from + at + 2} />`)}
          <tr class="room below" aria-hidden="true"><td colspan="5"></td></tr>
        </tbody>
      </table>
    </div>
  </section>`;
}

/** @param {{person: Person, number: number}} props */
function Row({ person, number }) {
  const isOpen = place.value.person === person.personId;
  return html`<tr
    aria-rowindex=${number}
    class=${isOpen ? "row-open" : ""}
    onClick=${() => go({ person: person.personId })}
  >
    <th scope="row" class="col-name">
      <span class="list-name">
        <${Portrait} person=${person} />
        <button type="button" class="link" aria-expanded=${isOpen}>${fullName(person)}</button>
        ${person.hidden ? html`<${Icon} name="lock" />` : null}
      </span>
    </th>
    <td class="col-born">${birthText(person)}</td>
    <td class="col-place">${placeText(person.birthPlace)}</td>
    <td class="col-died">${deathText(person)}</td>
    <td class="col-children">${kin.value.children(person.personId).length || ""}</td>
  </tr>`;
}

/**
 * The visible rows.
 * @param {import("../kit/vendor/hooks.js").Ref<HTMLElement | null>} box
 * @param {number} count
 * @returns {[number, number]}
 */
function useSpan(box, count) {
  const [span, setSpan] = useState(/** @type {[number, number]} */ ([0, 40]));
  useEffect(() => {
    const scrolled = box.current;
    if (!scrolled) return;
    const look = () => {
      const first = Math.floor(scrolled.scrollTop / ROW_PIXELS) - ROWS_AROUND;
      const seen = Math.ceil(scrolled.clientHeight / ROW_PIXELS) + 2 * ROWS_AROUND;
      const from = Math.max(0, Math.min(first, count - 1));
      setSpan((before) =>
        before[0] === from && before[1] === from + seen ? before : [from, from + seen],
      );
    };
    look();
    scrolled.addEventListener("scroll", look, { passive: true });
    const watching = new ResizeObserver(look);
    watching.observe(scrolled);
    return () => {
      scrolled.removeEventListener("scroll", look);
      watching.disconnect();
    };
  }, [count]);
  return [span[0], Math.min(span[1], count)];
}

/**
 * @param {Person[]} persons
 * @param {Column} by
 * @param {boolean} isDown
 */
function sorted(persons, by, isDown) {
  const keyed = persons.map((person) => ({ person, key: keyOf(person, by) }));
  keyed.sort((a, b) => {
    // People without the value come last in both directions.
    if (!a.key || !b.key) return Number(!a.key) - Number(!b.key);
    return isDown ? COMPARE(b.key, a.key) : COMPARE(a.key, b.key);
  });
  return keyed.map((one) => one.person);
}

/**
 * @param {Person} person
 * @param {Column} by
 */
function keyOf(person, by) {
  switch (by) {
    case "born":
      return person.birthSort ?? person.birthDate ?? "";
    case "died":
      return person.deathSort ?? person.deathDate ?? "";
    case "place":
      return person.birthPlace ?? "";
    case "children":
      return String(kin.value.children(person.personId).length || "");
    default:
      return `${person.lastName} ${person.firstName}`.trim();
  }
}
