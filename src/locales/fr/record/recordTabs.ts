import type { recordTabs as en } from '../../en/record/recordTabs';

export const recordTabs: Record<keyof typeof en, string> = {
  'alertRules.tabLimits': 'Limites',
  'fluidRecord.tab': 'Boissons',
  'medicines.tab': 'Médicaments',
  'answering.tab': 'Questionnaires',
  'education.tab': 'Éducation',
  'treatment.tab': 'Traitement',
  'conditions.tab': 'Diagnostics',
  'programme.tab': 'Inclusion',
  'team.tab': 'Équipe médicale',
};
