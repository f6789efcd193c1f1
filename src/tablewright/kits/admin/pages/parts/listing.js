/**
 * A list that the server continues by cursors, as a table.
 *
 *     const jobs = useListing("/jobs", { state });
 *     html`<${Listing} listing=${jobs} label=… columns=${columns} idOf=${…} empty=… />`
 */

import { html } from "../kit/html.js";
import { Empty } from "../kit/parts/empty.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { Pager } from "../kit/table/pager.js";
import { Table } from "../kit/table/table.js";
import { useState } from "../kit/vendor/hooks.js";
import { read } from "../state/api.js";
import { text } from "../words.js";

/**
 * @param {string} path
 * @param {Record<string, string>} [query]
 */
export function useListing(path, query = {}) {
  const key = JSON.stringify([path, query]);
  const [place, setPlace] = useState({ key, cursors: /** @type {string[]} */ ([]) });
  // Cursors belong to their list: another list begins with its first page.
  const cursors = place.key === key ? place.cursors : [];
  const cursor = cursors.at(-1) ?? "";
  const asking = useAsking(() => read(path, { query: { ...query, cursor } }), [key, cursor]);
  return {
    ...asking,
    rows: /** @type {any[] | null} */ (asking.answer?.items ?? null),
    next: asking.answer?.nextCursor ?? null,
    cursors,
    setCursors: (/** @type {string[]} */ next) => setPlace({ key, cursors: next }),
  };
}

/** @typedef {ReturnType<typeof useListing>} ListingState */

/**
 * @param {{listing: ListingState, label: string, empty: string, [more: string]: unknown}} props
 *   `more` is what a table takes
 */
export function Listing({ listing, label, empty, ...more }) {
  const { rows, problem, again, cursors, next, setCursors } = listing;
  const isEmpty = rows?.length === 0;
  return html`<${Problem} error=${problem} onRetry=${again} />
    ${rows && rows.length > 0
      ? html`<${Table} label=${label} rows=${rows} ...${more} />`
      : null}
    ${isEmpty && !next && cursors.length === 0
      ? html`<div class="sheet"><${Empty} title=${empty} /></div>`
      : null}
    ${isEmpty && (next || cursors.length > 0)
      ? html`<p class="hint" role="status">${text("list.emptyPage")}</p>`
      : null}
    ${!rows && !problem ? html`<p class="hint" role="status">${text("list.loading")}</p>` : null}
    <${Pager} cursors=${cursors} next=${next} onCursors=${setCursors} />`;
}
