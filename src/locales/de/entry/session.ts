import type { session as en } from '../../en/entry/session';

export const session: Record<keyof typeof en, string> = {
  'session.lockTitle': 'Bildschirm gesperrt',
  'session.ageOver': 'Sie sind seit 12 Stunden angemeldet. Melden Sie sich erneut an.',
};
