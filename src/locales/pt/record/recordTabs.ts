import type { recordTabs as en } from '../../en/record/recordTabs';

export const recordTabs: Record<keyof typeof en, string> = {
  'alertRules.tabLimits': 'Limites',
  'fluidRecord.tab': 'Líquidos',
  'medicines.tab': 'Medicamentos',
  'answering.tab': 'Questionários',
  'education.tab': 'Educação',
  'treatment.tab': 'Tratamento',
  'conditions.tab': 'Diagnósticos',
  'programme.tab': 'Inscrição',
  'team.tab': 'Equipa médica',
};
