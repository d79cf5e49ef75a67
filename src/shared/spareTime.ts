/** Time for the page where the browser does not tell when it has nothing to do, ms. */
const PASSING_MS = 50;

/** Tells whether the reader's browser asks for few bytes rather than for speed. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Resolves when the browser has nothing else to do. */
export const nextIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, PASSING_MS);
  });
