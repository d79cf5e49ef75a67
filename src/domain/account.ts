import type { MessageId } from '@/locales';

/**
 * Rules of staff accounts that a form and the identity host share. They stand apart from the schemas of `identity.ts`,
 * because the sign-in page needs them before the schema library is there.
 */

/** Security questions, each a message `identity.question.<id>`. They are a further factor, never the only one. */
export const questionIds = [
  'firstSchool',
  'firstTeacher',
  'childhoodStreet',
  'childhoodFriend',
  'firstConcert',
  'firstJob',
  'favouriteBook',
  'dreamJob',
] as const;
export type QuestionId = (typeof questionIds)[number];
/** How many questions an account answers once it has any. */
export const QUESTIONS_ASKED = 2;

/** One-time codes have so many digits. */
export const CODE_LENGTH = 6;
/** A code can be tried so often, and lives so long (ms). */
export const CODE_TRIES = 5;
export const CODE_LIFE_MS = 10 * 60_000;
/** A reset, sign-in or invitation link lives so long (ms). */
export const LINK_LIFE_MS = 30 * 60_000;
export const INVITATION_LIFE_MS = 7 * 24 * 3_600_000;
/** A code or link is sent again no sooner than this, ms. */
export const RESEND_AFTER_MS = 30_000;

/** An access token is renewed after this, ms; a session ends at the latest after `SESSION_MS`, whatever was done in it. */
export const ACCESS_MS = 15 * 60_000;
export const SESSION_MS = 12 * 3_600_000;

/** Minutes without activity until the screen locks: bounds, and what holds before anybody chose. */
export const lockAfterMinutes = { min: 5, max: 30, usual: 15 } as const;
/** How long before that the warning stands, ms (WCAG 2.2.1 asks for 20 s at least). */
export const LOCK_WARNING_MS = 90_000;

export const password = { shortest: 10, longest: 128 } as const;

/** The digits of a code as typed or pasted, also with blanks or hyphens between them; everything else is dropped. */
export function codeDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, CODE_LENGTH);
}

/** An address to write to: one `@`, something before it, a domain with a dot after it, no blanks. */
export function isEmail(text: string): boolean {
  return text.length <= 200 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}

/** One spelling per account: addresses are compared without regard to case and surrounding blanks. */
export const foldEmail = (text: string): string => text.trim().toLowerCase();

/** Passwords that everybody tries first, without their digits and signs. */
const guessedFirst = new Set(
  (
    'password passwort motdepasse palavrapasse senha qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop ' +
    'abcdefghij letmein welcome willkommen bienvenue bemvindo iloveyou administrator hospital dialysis nephrology'
  ).split(' '),
);

function isGuessable(text: string, email: string): boolean {
  const folded = text.toLowerCase();
  const letters = folded.replaceAll(/[^a-z]/g, '');
  const [local = ''] = foldEmail(email).split('@');
  if (new Set(folded).size < 5 || guessedFirst.has(letters)) return true;
  if (/^\d+$/.test(folded) && '01234567890123456789 98765432109876543210'.includes(folded)) return true;
  return local.length >= 4 && folded.includes(local);
}

/**
 * What is wrong with a new password, or null. Length counts, and what is tried first is refused; no rule asks for
 * kinds of characters (NIST SP 800-63B 3.1.1.2).
 * @param email the account's address, whose first part may not be in the password
 */
export function passwordProblem(text: string, email: string): MessageId | null {
  if ([...text].length < password.shortest) return 'validation.passwordShort';
  if (text.length > password.longest) return 'validation.tooLong';
  return isGuessable(text, email) ? 'validation.passwordGuessable' : null;
}

/** An answer to a security question as it is compared: case, accents, blanks and signs do not count. */
export function foldAnswer(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The shortest answer that is taken, after folding. */
export const ANSWER_SHORTEST = 3;
