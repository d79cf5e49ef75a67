import type { common as en } from '../../en/entry/common';

export const common: Record<keyof typeof en, string> = {
  'common.unknownWord': 'desconhecido: {word}',
  'common.product': 'Nephrodesk',
  'common.retry': 'Tentar novamente',
  'common.loading': 'A carregar…',
  'common.required': '(obrigatório)',
};
