/** Waits so long, ms, or until aborted. */
export const waitOr = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    // Repeated waits with one signal leave no listeners on it.
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });

/** After a failure the next try comes so soon, ms; after each further one twice as late, up to the usual time. */
const FIRST_AGAIN_MS = 5_000;
/** The number of failures in a row that is reported. */
const TELLING = 3;

/**
 * Does `work` until it succeeds or `signal` is aborted: a failed run is retried soon, then later and later.
 * @param name in the console's warning
 * @param longestMs the longest wait between two tries
 * @param onTrouble called once when three runs in a row have failed
 * @param warn told of each failure
 */
export async function untilDone(
  name: string,
  work: () => Promise<void>,
  longestMs: number,
  signal: AbortSignal,
  onTrouble: () => void,
  warn: (text: string) => void = (text) => console.warn(text),
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      return await work();
    } catch (thrown) {
      if (signal.aborted) return;
      failures += 1;
      warn(`${name} has failed: ${thrown instanceof Error ? thrown.message : 'unknown'}`);
      if (failures === TELLING) onTrouble();
    }
    await waitOr(Math.min(FIRST_AGAIN_MS * 2 ** (failures - 1), longestMs), signal);
  }
}

/**
 * Does `work` at once and again every `everyMs` until aborted, in one tab of the browser only: the others wait until
 * that one closes. Without Web Locks every tab does it, which costs time and changes nothing. A failed run is retried
 * soon.
 * @param onTrouble called once when three runs in a row have failed, and again after a success in between
 */
export function runInOneTab(
  name: string,
  everyMs: number,
  work: () => Promise<void>,
  signal: AbortSignal,
  onTrouble: () => void,
): void {
  const loop = async () => {
    while (!signal.aborted) {
      await untilDone(name, work, everyMs, signal, onTrouble);
      await waitOr(everyMs, signal);
    }
  };
  const done = 'locks' in navigator ? navigator.locks.request(name, { signal }, loop) : loop();
  done.catch((thrown: unknown) => {
    if (signal.aborted) return;
    console.warn(`${name} has stopped: ${thrown instanceof Error ? thrown.message : 'unknown'}`);
    onTrouble();
  });
}
