/** Reads an insight page by page, and again whenever the tree has changed. */

import { readInsight } from "../api/insights.js";
import { html } from "../kit/html.js";
import { useAsking } from "../kit/state/asking.js";
import { complain } from "../kit/state/notices.js";
import { graph } from "../state/tree.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

/** @typedef {Parameters<typeof readInsight>[1]} InsightName */

/**
 * @param {InsightName} name
 * @param {Record<string, string | number>} [query]
 * @returns {{answer: any, items: any[], problem: unknown, again: () => void, more: unknown}}
 */
export function useInsight(name, query = {}) {
  const tree = graph.value?.tree;
  const asked = JSON.stringify(query);
  const treeId = tree?.treeId ?? "";
  const [later, setLater] = useState(/** @type {{of: any, pages: any[]}} */ ({ of: 0, pages: [] }));
  const { answer, problem, again } = useAsking(
    () => readInsight(treeId, name, query),
    [treeId, tree?.version, name, asked],
  );
  const pages = later.of === answer ? later.pages : []; // those of an older answer are left aside
  const all = [answer, ...pages].filter(Boolean);
  const cursor = all.at(-1)?.cursor;
  const readMore = async () => {
    try {
      const page = await readInsight(treeId, name, { ...query, cursor });
      setLater({ of: answer, pages: [...pages, page] });
    } catch (error) {
      complain(error);
    }
  };
  const more = cursor
    ? html`<button type="button" class="button wide" onClick=${readMore}>
        ${text("button.showMore")}
      </button>`
    : null;
  return { answer, items: all.flatMap((page) => page.items ?? []), problem, again, more };
}
