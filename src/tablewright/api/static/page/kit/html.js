/**
 * Markup in template literals, without a build step: `html` creates nodes for Preact.
 * Values become text or attributes, never markup: nothing here can set inner HTML.
 */

import htm from "./vendor/htm.js";
import { h } from "./vendor/preact.js";

export const html = htm.bind(h);
