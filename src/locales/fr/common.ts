import type { common as en } from '../en/common';

export const common: Record<keyof typeof en, string> = {
  'common.product': 'Nephrodesk',
  'common.retry': 'Réessayer',
  'common.loading': 'Chargement…',
  'common.required': '(obligatoire)',
  'common.errorSummary':
    '{count, plural, one {# champ est à corriger} many {# champs sont à corriger} other {# champs sont à corriger}}',
};
