import type { records as en } from '../../en/shared/records';

export const records: Record<keyof typeof en, string> = {
  'record.changedMeanwhile': 'Entretanto, outra pessoa alterou isto. Veja a versão atual e confirme de novo.',
  'record.changedByOther': 'Entretanto, outra pessoa alterou isto{at, select, known { ({when})} other {}}.',
  'record.changedBy': 'Entretanto, {who} alterou isto{at, select, known { ({when})} other {}}.',
  'record.changedFor': 'Motivo: {reason}.',
  'record.kept': 'O que escreveu mantém-se.',
  'record.bothSame': 'As duas versões são iguais.',
  'record.keepMine': 'Continuar com a minha versão',
  'record.takeTheirs': 'Usar a versão guardada',
  'record.theirsTaken': 'Os valores guardados estão no lugar dos seus. O que escreveu mantém-se.',
  'record.goBack': 'Voltar à minha versão',
};
