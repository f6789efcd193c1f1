/**
 * Figures: how long the first drawing took, and how smooth moving is.
 */

const GAP_MS = 120;
const KEPT = 240;

export function makeFrames() {
  /** @type {number[]} ms between frames that followed each other */
  let gaps = [];
  /** @type {number[]} ms that painting took */
  let paints = [];
  let lastMs = -Infinity;
  let firstDrawingMs = 0;
  let startedMs = performance.now();
  return {
    /** The wait for a drawing begins. */
    begin() {
      startedMs = performance.now();
      firstDrawingMs = 0;
    },
    /** Something has been drawn. */
    drawn() {
      if (firstDrawingMs === 0) firstDrawingMs = performance.now() - startedMs;
    },
    /**
     * A frame was painted.
     * @param {number} nowMs
     * @param {number} paintMs
     */
    frame(nowMs, paintMs) {
      if (nowMs - lastMs < GAP_MS) gaps.push(nowMs - lastMs);
      lastMs = nowMs;
      paints.push(paintMs);
      if (gaps.length > KEPT) gaps = gaps.slice(-KEPT);
      if (paints.length > KEPT) paints = paints.slice(-KEPT);
    },
    figures() {
      const mean = average(gaps);
      return {
        firstDrawingMs: Math.round(firstDrawingMs),
        framesPerSecond: mean > 0 ? Math.round(1000 / mean) : 0,
        paintMs: Math.round(average(paints) * 10) / 10,
      };
    },
  };
}

/** @param {readonly number[]} numbers */
function average(numbers) {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
