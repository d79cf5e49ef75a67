/** An address to write to: one `@`, something before it, a domain with a dot after it, no blanks. */
export function isEmail(text: string): boolean {
  return text.length <= 200 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}

/** One spelling per account: addresses are compared without regard to case and surrounding blanks. */
export const foldEmail = (text: string): string => text.trim().toLowerCase();
