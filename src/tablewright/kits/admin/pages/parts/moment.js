/** A time of the API, which writes times as texts. */

import { html } from "../kit/html.js";
import { When } from "../kit/parts/when.js";

/** @param {{at: string | null | undefined}} props */
export function Moment({ at }) {
  return at ? html`<${When} ms=${Date.parse(at)} />` : null;
}

/** @param {string | null | undefined} at */
export function momentOf(at) {
  return at ? html`<${Moment} at=${at} />` : null;
}
