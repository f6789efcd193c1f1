/**
 * Makes layouts beside the page, so that it stays quick meanwhile.
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
