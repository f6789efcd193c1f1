/** Devices in words: what a browser says of itself, as people know it. */

import { text } from "../words.js";

// In this order: most browsers also name those that they descend from.
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
];
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["CrOS", "ChromeOS"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
];
const LENGTH_MAX = 40;

/**
 * "Firefox on Windows"; a program by the name that it gives itself.
 * @param {string} agent
 */
export function deviceText(agent) {
  const browser = known(BROWSERS, agent);
  const system = known(SYSTEMS, agent);
  if (browser && system) return text("sessions.device", { browser, system });
  const name = agent.split("/")[0]?.trim().slice(0, LENGTH_MAX) ?? "";
  return browser || system || name || text("sessions.unknown");
}

/** @param {string[][]} names @param {string} agent */
function known(names, agent) {
  return names.find(([mark = ""]) => agent.includes(mark))?.[1] ?? "";
}
