import type { common as en } from '../../en/entry/common';

export const common: Record<keyof typeof en, string> = {
  'common.unknownWord': 'unbekannt: {word}',
  'common.product': 'Nephrodesk',
  'common.retry': 'Erneut versuchen',
  'common.loading': 'Wird geladen\u00a0…',
  'common.required': '(erforderlich)',
};
