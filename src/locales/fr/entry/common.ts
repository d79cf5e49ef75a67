import type { common as en } from '../../en/entry/common';

export const common: Record<keyof typeof en, string> = {
  'common.unknownWord': 'inconnu : {word}',
  'common.product': 'Nephrodesk',
  'common.retry': 'Réessayer',
  'common.loading': 'Chargement…',
  'common.required': '(obligatoire)',
};
