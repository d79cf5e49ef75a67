import type { conditionFields as en } from '../../en/record/conditionFields';

export const conditionFields: Record<keyof typeof en, string> = {
  'conditions.add': 'Diagnose erfassen',
  'conditions.label': 'Diagnose',
  'conditions.status': 'Klinischer Status',
  'conditions.choose': 'Bitte wählen',
  'conditions.pathologies': 'Erkrankungen',
};
