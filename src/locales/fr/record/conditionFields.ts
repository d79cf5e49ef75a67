import type { conditionFields as en } from '../../en/record/conditionFields';

export const conditionFields: Record<keyof typeof en, string> = {
  'conditions.add': 'Ajouter un diagnostic',
  'conditions.label': 'Diagnostic',
  'conditions.status': 'Statut clinique',
  'conditions.choose': 'À choisir',
  'conditions.pathologies': 'Pathologies',
};
