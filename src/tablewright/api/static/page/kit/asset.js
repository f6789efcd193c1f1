/**
 * The addresses of a page's own files, such as a worker, whether the page is bundled or not.
 * Both a bundle and the modules start at `main.js`, and a path is looked up beside it.
 */

/**
 * @param {string} path such as "layout/worker.js"
 */
export function asset(path) {
  const main = document.querySelector("script[type=module]");
  return new URL(path, main instanceof HTMLScriptElement ? main.src : document.baseURI);
}
