/** One-time codes and links: how they are made, typed and compared, and how long they live. */

/** The signs of a one-time code: none that is taken for another one, such as 0 and O or 1, I and L. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** The number of signs of a one-time code: 40 bits, so that nobody comes upon one within the tries of all. Ours. */
export const CODE_LENGTH = 8;

/** A code can be tried so often, and lives so long (ms). */
export const CODE_TRIES = 5;
export const CODE_LIFE_MS = 10 * 60_000;
/** A sign-up waits so long for its address to be proven, ms; then it is forgotten. */
export const SIGN_UP_LIFE_MS = 24 * 3_600_000;
/** A reset, sign-in or invitation link lives so long (ms). */
export const LINK_LIFE_MS = 30 * 60_000;
export const INVITATION_LIFE_MS = 7 * 24 * 3_600_000;
/** A code or link is sent again no sooner than this, ms. */
export const RESEND_AFTER_MS = 30_000;

/** A code as it is compared: case, blanks and hyphens do not count. */
export const foldCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '');

const shownCode = new RegExp(`(?<![A-Z0-9])[${CODE_SIGNS}]{4}[\\s-]*[${CODE_SIGNS}]{4}(?![A-Z0-9])`);
const noSigns = new RegExp(`[^${CODE_SIGNS}]`, 'g');

/** The signs of a code as typed, or pasted with the words around it; what no code has is dropped. */
export function codeTyped(text: string): string {
  const [found = text] = shownCode.exec(text.normalize('NFKC').toUpperCase()) ?? [];
  return foldCode(found).replaceAll(noSigns, '').slice(0, CODE_LENGTH);
}

/** A code as it is read, in two groups: `ABCD-2345`. */
export const codeInGroups = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
