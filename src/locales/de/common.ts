import type { common as en } from '../en/common';

export const common: Record<keyof typeof en, string> = {
  'common.product': 'Nephrodesk',
  'common.retry': 'Erneut versuchen',
  'common.cancel': 'Abbrechen',
  'common.save': 'Speichern',
  'common.close': 'Schließen',
  'common.loading': 'Wird geladen …',
  'common.clearAll': 'Alle zurücksetzen',
  'common.noData': 'Keine Daten',
  'common.unknown': 'Unbekannt',
  'common.back': 'Zurück',
};
