import type { fluidAssignments as en } from '../../en/fluidPlans/fluidAssignments';

export const fluidAssignments: Record<keyof typeof en, string> = {
  'fluidRecord.containers': '{isExact, select, true {} other {≈ }}{count} × {name} de {volume}',
  'fluidRecord.openEnd': '{from} – sans fin',
  'fluidRecord.closedEnd': '{from} – {to}',
  'fluidRecord.prescriber': 'Prescrit par',
  'fluidRecord.reason': 'Motif',
  'fluidRecord.pause': 'Suspendre',
  'fluidRecord.resume': 'Reprendre',
  'fluidRecord.complete': 'Terminer',
  'fluidRecord.pauseTitle': 'Suspendre «\u00a0{plan}\u00a0»\u202f?',
  'fluidRecord.pauseText':
    'À partir d’aujourd’hui, aucune quantité n’est prescrite jusqu’à la reprise du plan. Les jours suspendus ne sont pas évalués.',
  'fluidRecord.resumeTitle': 'Reprendre «\u00a0{plan}\u00a0»\u202f?',
  'fluidRecord.resumeText':
    'À partir d’aujourd’hui, le plan est de nouveau en vigueur, avec la dernière quantité calculée.',
  'fluidRecord.completeTitle': 'Terminer «\u00a0{plan}\u00a0»\u202f?',
  'fluidRecord.completeText':
    'Aujourd’hui sera son dernier jour. Un plan terminé ne peut pas être repris\u202f; un nouveau plan peut être prescrit.',
  'fluidRecord.paused': 'Le plan est suspendu.',
  'fluidRecord.resumed': 'Le plan est repris.',
  'fluidRecord.completed': 'Le plan est terminé.',
  'fluidRecord.choosePlan': 'Choisir un plan',
};
