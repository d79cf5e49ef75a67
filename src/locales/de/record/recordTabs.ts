import type { recordTabs as en } from '../../en/record/recordTabs';

export const recordTabs: Record<keyof typeof en, string> = {
  'alertRules.tabLimits': 'Grenzen',
  'fluidRecord.tab': 'Trinkplan',
  'medicines.tab': 'Medikamente',
  'answering.tab': 'Fragebögen',
  'education.tab': 'Schulung',
  'treatment.tab': 'Behandlung',
  'conditions.tab': 'Diagnosen',
  'programme.tab': 'Aufnahme',
  'team.tab': 'Behandlungsteam',
};
