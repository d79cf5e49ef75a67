import type { fluidToday as en } from '../../en/record/fluidToday';

export const fluidToday: Record<keyof typeof en, string> = {
  'fluidRecord.drunkOf': 'Ingestão até agora: {drunk} de {target}.',
  'fluidRecord.nothingYet': 'Sem ingestão registada hoje: a quantidade é desconhecida. Plano: {target}.',
  'fluidRecord.paceOn': 'Esperado até agora: {expected}. Dentro do ritmo.',
  'fluidRecord.paceMore': 'Esperado até agora: {expected}. Ingestão {difference} acima.',
  'fluidRecord.paceLess': 'Esperado até agora: {expected}. Ingestão {difference} abaixo.',
  'fluidRecord.why_confirm': 'Motivo para prescrever apesar do aviso',
  'fluidRecord.slotPlan': 'Plano por períodos',
};
