const CHUNK = 0x8000;

/** A text as base64 of its UTF-8 bytes. */
export function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCodePoint(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}

/** The text of base64 of UTF-8 bytes; undefined for what is none. */
export function fromBase64(data: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(data), (char) => char.codePointAt(0) ?? 0);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
