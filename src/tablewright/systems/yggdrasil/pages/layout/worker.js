/**
 * Computes layouts in a worker, so that the page stays responsive.
 */

import { layoutOf } from "./layouts.js";

addEventListener("message", ({ data }) => {
  const { number, view, graph, options } = data;
  try {
    postMessage({ number, layout: layoutOf(view, graph, options) });
  } catch (error) {
    postMessage({ number, problem: String(error) });
  }
});
