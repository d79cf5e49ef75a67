import type { common as en } from '../en/common';

export const common: Record<keyof typeof en, string> = {
  'common.product': 'Nephrodesk',
  'common.retry': 'Tentar novamente',
  'common.loading': 'A carregar…',
  'common.required': '(obrigatório)',
  'common.errorSummary':
    '{count, plural, one {Há # campo por corrigir} many {Há # campos por corrigir} other {Há # campos por corrigir}}',
};
