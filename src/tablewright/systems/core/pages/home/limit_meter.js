/** How much of one limit of the plan is used: by the account, and by the tree that shares it. */

import { Meter } from "../kit/charts/meter.js";
import { html } from "../kit/html.js";
import { sizeText } from "../kit/words.js";
import { limitText } from "../usage/prices.js";

/** @typedef {import("../api/shapes.js").Limit} Limit */

const BYTES = "storageGB";

/** @param {{limit: Limit}} props */
export function LimitMeter({ limit }) {
  const { limit: name, allowed = null, count, unit, used } = limit;
  const inAll = usedOf(limit);
  if (name !== BYTES) {
    return html`<${Meter} label=${limitText(name)} used=${inAll} own=${used} limit=${allowed} />`;
  }
  // A tree that has stored a little uses a little, and not the first GB.
  return html`<${Meter}
    label=${limitText("storage")}
    used=${inAll === used ? count : inAll * unit}
    own=${count}
    limit=${allowed === null ? null : allowed * unit}
    format=${sizeText}
  />`;
}

/**
 * What counts against a limit: the account's own share alone, or its whole tree.
 * @param {Limit} limit
 */
export function usedOf({ used, treeUsed, isShare }) {
  return isShare ? used : treeUsed;
}
