/** An address that a link to another site may carry, spelt out; null for any other scheme, and for what is no address. */
export function webAddress(text: string): string | null {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
