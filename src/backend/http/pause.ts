/** Lets the page paint and answer before the next piece of long work. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** A pause until nothing is left to do that somebody waits for, where the browser can tell. */
export const leisure = (): Promise<void> =>
  'scheduler' in globalThis ? scheduler.postTask(() => undefined, { priority: 'background' }) : pause();

const SLICE_MS = 16;

/** A pause that only happens when the work since the last one took longer than a frame. */
export function pacer(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await pause();
    began = performance.now();
  };
}
