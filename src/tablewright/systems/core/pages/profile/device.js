/** A device in words, from what its browser calls itself. */

import { text } from "../words.js";

/** @type {readonly (readonly [RegExp, string])[]} the first one counts: browsers name others too */
const BROWSERS = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrom(e|ium)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
/** @type {readonly (readonly [RegExp, string])[]} */
const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

/** @param {string | null | undefined} agent */
export function deviceText(agent) {
  if (!agent) return text("sessions.unknown");
  const browser = BROWSERS.find(([mark]) => mark.test(agent))?.[1];
  const system = SYSTEMS.find(([mark]) => mark.test(agent))?.[1];
  return browser && system ? text("sessions.device", { browser, system }) : agent;
}
