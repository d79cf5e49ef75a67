import type { common as en } from '../en/common';

export const common: Record<keyof typeof en, string> = {
  'common.product': 'Nephrodesk',
  'common.retry': 'Erneut versuchen',
  'common.loading': 'Wird geladen …',
  'common.required': '(erforderlich)',
  'common.errorSummary':
    '{count, plural, one {# Feld muss korrigiert werden} other {# Felder müssen korrigiert werden}}',
};
