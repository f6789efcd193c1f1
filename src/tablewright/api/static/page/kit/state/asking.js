/**
 * Asking: a component's request to the server, its response or error, and a way to repeat it.
 */

import { useEffect, useRef, useState } from "../vendor/hooks.js";

/**
 * @template T
 * @typedef {object} Asking
 * @property {T | null} answer
 * @property {unknown} problem
 * @property {() => Promise<void>} again
 * @property {() => Promise<void>} settled waits for the question that is under way, if any
 */

/**
 * Asks at once, and again when a dependency changes. Late responses are ignored.
 * @template T
 * @param {() => Promise<T>} question
 * @param {readonly unknown[]} dependsOn
 * @returns {Asking<T>}
 */
export function useAsking(question, dependsOn) {
  const [answer, setAnswer] = useState(/** @type {T | null} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const turn = useRef(0);
  const underWay = useRef(/** @type {Promise<void>} */ (Promise.resolve()));
  const ask = async () => {
    const own = ++turn.current;
    try {
      const found = await question();
      if (own !== turn.current) return;
      setAnswer(() => found);
      setProblem(null);
    } catch (error) {
      if (own === turn.current) setProblem(error);
    }
  };
  const again = () => {
    underWay.current = ask();
    return underWay.current;
  };
  useEffect(() => {
    setAnswer(null);
    again();
    return () => {
      turn.current += 1;
    };
  }, dependsOn);
  return { answer, problem, again, settled: () => underWay.current };
}
