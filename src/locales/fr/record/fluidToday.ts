import type { fluidToday as en } from '../../en/record/fluidToday';

export const fluidToday: Record<keyof typeof en, string> = {
  'fluidRecord.drunkOf': 'Apports jusqu’ici\u00a0: {drunk} sur {target}.',
  'fluidRecord.nothingYet':
    'Aucun apport saisi aujourd’hui\u00a0: la quantité est inconnue. Plan\u00a0: {target}.',
  'fluidRecord.paceOn': 'Attendu à cette heure\u00a0: {expected}. Dans le rythme.',
  'fluidRecord.paceMore': 'Attendu à cette heure\u00a0: {expected}. Apports supérieurs de {difference}.',
  'fluidRecord.paceLess': 'Attendu à cette heure\u00a0: {expected}. Apports inférieurs de {difference}.',
  'fluidRecord.why_confirm': 'Motif de la prescription malgré l’avertissement',
  'fluidRecord.slotPlan': 'Plan par créneaux',
};
