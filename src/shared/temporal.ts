/**
 * Makes `Temporal` available where the browser has none yet. Everything that computes with days awaits it first; the
 * sign-in page does not, and is spared its size.
 */
export async function ensureTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
