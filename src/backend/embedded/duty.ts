const HOUR_MS = 3_600_000;

const hourOr = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, HOUR_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Does `work` at once and every hour until aborted, in one tab of the browser only: the others wait their turn until
 * that one closes. Without Web Locks every tab does it, which costs time and changes nothing.
 */
export function hourlyInOneTab(name: string, work: () => Promise<void>, signal: AbortSignal): void {
  const loop = async () => {
    while (!signal.aborted) {
      await work();
      await hourOr(signal);
    }
  };
  const done = 'locks' in navigator ? navigator.locks.request(name, { signal }, loop) : loop();
  done.catch((thrown: unknown) => {
    if (!signal.aborted)
      console.warn(`${name} has stopped: ${thrown instanceof Error ? thrown.message : 'unknown'}`);
  });
}
