import type { common as en } from '../en/common';

export const common: Record<keyof typeof en, string> = {
  'common.product': 'Nephrodesk',
  'common.retry': 'Tentar novamente',
  'common.cancel': 'Cancelar',
  'common.save': 'Salvar',
  'common.close': 'Fechar',
  'common.loading': 'A carregar…',
  'common.clearAll': 'Limpar tudo',
  'common.noData': 'Sem dados',
  'common.unknown': 'Desconhecido',
  'common.back': 'Voltar',
};
