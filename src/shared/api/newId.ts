/** A new client id: 128 random bits in hex. crypto.randomUUID would need a secure origin, which an intranet may lack. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
