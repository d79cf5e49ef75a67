import type { MessageId } from '@/locales';
import { foldEmail } from './email';

export const password = { shortest: 10, longest: 128 } as const;

/** Passwords that everybody tries first, without their digits and signs. */
const guessedFirst = new Set(
  (
    'password passwort motdepasse palavrapasse senha qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop ' +
    'abcdefghij letmein welcome willkommen bienvenue bemvindo iloveyou administrator hospital dialysis nephrology ' +
    'nephrodesk'
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
 * Gives what is wrong with a new password, or null. Length counts, and what is tried first is refused; no rule asks
 * for kinds of characters (NIST SP 800-63B 3.1.1.2).
 * @param email the account's address, whose first part may not be in the password
 */
export function passwordProblem(text: string, email: string): MessageId | null {
  if ([...text].length < password.shortest) return 'validation.passwordShort';
  if (text.length > password.longest) return 'validation.tooLong';
  return isGuessable(text, email) ? 'validation.passwordGuessable' : null;
}
