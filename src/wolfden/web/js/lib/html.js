/** The one place where the page meets its rendering library. */
import { h, options, render, Fragment } from "preact";
import htm from "htm";

export const html = htm.bind(h);
export { h, options, render, Fragment };
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { signal, computed, effect, batch, useSignal, useComputed } from "@preact/signals";

/** A handler for what is typed or chosen in a field. @param {(value: string) => unknown} take */
export const onValue =
  (take) =>
  (/** @type {{ target: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement }} */ { target }) =>
    take(target.value);

/** A handler for a box that is ticked or not. @param {(isOn: boolean) => unknown} take */
export const onTick =
  (take) =>
  (/** @type {{ target: HTMLInputElement }} */ { target }) =>
    take(target.checked);

/**
 * Return an action that ignores calls while one is in flight.
 *
 * @template {unknown[]} Args
 * @param {(...args: Args) => Promise<void>} act
 * @returns {(...args: Args) => Promise<void>}
 */
export function once(act) {
  let isRunning = false;
  return async (...args) => {
    if (isRunning) return;
    isRunning = true;
    try {
      await act(...args);
    } finally {
      isRunning = false;
    }
  };
}
