import type { preferences as en } from '../en/preferences';

export const preferences: Record<keyof typeof en, string> = {
  'preferences.title': 'Einheiten und Zeitzone',
};
