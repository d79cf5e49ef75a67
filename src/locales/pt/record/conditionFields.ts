import type { conditionFields as en } from '../../en/record/conditionFields';

export const conditionFields: Record<keyof typeof en, string> = {
  'conditions.add': 'Adicionar diagnóstico',
  'conditions.label': 'Diagnóstico',
  'conditions.status': 'Estado clínico',
  'conditions.choose': 'Escolha',
  'conditions.pathologies': 'Patologias',
};
