// What the page uses of htm.
import type { Node } from "./preact.js";

declare const htm: {
  bind(h: unknown): (strings: TemplateStringsArray, ...values: unknown[]) => Node;
};
export default htm;
