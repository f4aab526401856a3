/** Two taps at once are one: what is running is not begun a second time. */

/**
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
