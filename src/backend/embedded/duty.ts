/** Waits so long, ms, or until aborted. */
export const waitOr = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Does `work` at once and again every `everyMs` until aborted, in one tab of the browser only: the others wait their turn
 * until that one closes. Without Web Locks every tab does it, which costs time and changes nothing.
 */
export function dutyInOneTab(
  name: string,
  everyMs: number,
  work: () => Promise<void>,
  signal: AbortSignal,
): void {
  const loop = async () => {
    while (!signal.aborted) {
      await work();
      await waitOr(everyMs, signal);
    }
  };
  const done = 'locks' in navigator ? navigator.locks.request(name, { signal }, loop) : loop();
  done.catch((thrown: unknown) => {
    if (!signal.aborted)
      console.warn(`${name} has stopped: ${thrown instanceof Error ? thrown.message : 'unknown'}`);
  });
}
