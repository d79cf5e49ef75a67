/** Signs between the dots of what stands before the `@` (RFC 5322 3.2.3, RFC 6531), and of a domain (RFC 5890). */
const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`, 'u');

/**
 * An address is one to write to: words with dots between them, one `@`, and a domain with a dot. What mail programs read
 * as several addresses, a name or a comment is none: commas, semicolons, colons, brackets, quotes, blanks.
 */
export function isEmail(text: string): boolean {
  return text.length <= 200 && ADDRESS.test(text.trim());
}

/** Reads the sender of mails, `address` or `Name <address>`; null for what is neither. */
export function senderIn(text: string): { name: string; address: string } | null {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? text).trim();
  return isEmail(address) ? { name: name.trim().replaceAll(/^"|"$/g, ''), address } : null;
}

/** One spelling per account: addresses are compared without regard to case and surrounding blanks. */
export const foldEmail = (text: string): string => text.trim().toLowerCase();
