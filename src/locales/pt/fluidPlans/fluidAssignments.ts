import type { fluidAssignments as en } from '../../en/fluidPlans/fluidAssignments';

export const fluidAssignments: Record<keyof typeof en, string> = {
  'fluidRecord.containers': '{isExact, select, true {} other {≈ }}{count} × {name} de {volume}',
  'fluidRecord.openEnd': '{from} – sem fim',
  'fluidRecord.closedEnd': '{from} – {to}',
  'fluidRecord.prescriber': 'Prescrito por',
  'fluidRecord.reason': 'Motivo',
  'fluidRecord.pause': 'Pausar',
  'fluidRecord.resume': 'Retomar',
  'fluidRecord.complete': 'Concluir',
  'fluidRecord.pauseTitle': 'Pausar «{plan}»?',
  'fluidRecord.pauseText':
    'A partir de hoje não há quantidade prescrita até o plano ser retomado. Os dias em pausa não são avaliados.',
  'fluidRecord.resumeTitle': 'Retomar «{plan}»?',
  'fluidRecord.resumeText': 'A partir de hoje o plano volta a aplicar-se, com a última quantidade calculada.',
  'fluidRecord.completeTitle': 'Concluir «{plan}»?',
  'fluidRecord.completeText':
    'Hoje é o seu último dia. Um plano concluído não pode ser retomado; pode ser prescrito um novo.',
  'fluidRecord.paused': 'O plano está em pausa.',
  'fluidRecord.resumed': 'O plano foi retomado.',
  'fluidRecord.completed': 'O plano foi concluído.',
  'fluidRecord.choosePlan': 'Escolher um plano',
};
