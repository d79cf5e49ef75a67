import type { records as en } from '../en/records';

export const records: Record<keyof typeof en, string> = {
  'record.changedMeanwhile': 'Entretanto, outra pessoa alterou isto. Veja a versão atual e confirme de novo.',
};
