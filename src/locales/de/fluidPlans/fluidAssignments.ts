import type { fluidAssignments as en } from '../../en/fluidPlans/fluidAssignments';

export const fluidAssignments: Record<keyof typeof en, string> = {
  'fluidRecord.containers': '{isExact, select, true {} other {≈ }}{count} × {name} zu {volume}',
  'fluidRecord.openEnd': '{from} – offen',
  'fluidRecord.closedEnd': '{from} – {to}',
  'fluidRecord.prescriber': 'Verordnet von',
  'fluidRecord.reason': 'Grund',
  'fluidRecord.pause': 'Pausieren',
  'fluidRecord.resume': 'Fortsetzen',
  'fluidRecord.complete': 'Abschließen',
  'fluidRecord.pauseTitle': '„{plan}“ pausieren?',
  'fluidRecord.pauseText':
    'Ab heute gilt keine Trinkvorgabe, bis der Plan fortgesetzt wird. Pausierte Tage werden nicht beurteilt.',
  'fluidRecord.resumeTitle': '„{plan}“ fortsetzen?',
  'fluidRecord.resumeText': 'Ab heute gilt der Plan wieder, mit der zuletzt berechneten Menge.',
  'fluidRecord.completeTitle': '„{plan}“ abschließen?',
  'fluidRecord.completeText':
    'Heute ist sein letzter Tag. Ein abgeschlossener Plan kann nicht wieder aufgenommen, aber ein neuer verordnet werden.',
  'fluidRecord.paused': 'Der Plan ist pausiert.',
  'fluidRecord.resumed': 'Der Plan ist fortgesetzt.',
  'fluidRecord.completed': 'Der Plan ist abgeschlossen.',
  'fluidRecord.choosePlan': 'Plan wählen',
};
