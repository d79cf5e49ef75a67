import type { session as en } from '../../en/entry/session';

export const session: Record<keyof typeof en, string> = {
  'session.lockTitle': 'Écran verrouillé',
  'session.ageOver': 'Votre session est ouverte depuis 12 heures. Connectez-vous à nouveau.',
};
