import type { patientProfile as en } from '../../en/record/patientProfile';

export const patientProfile: Record<keyof typeof en, string> = {
  'patientProfile.show': 'Sozialversicherungsnummer zeigen',
  'patientProfile.hidden': 'Verborgen, bis sie gezeigt wird',
  'patientProfile.bodyMass': 'Body-Mass-Index: {figure}\u00a0kg/m²',
  'patientProfile.bodyMassAge': 'Unter 18 Jahren wird er nach Alter und Geschlecht beurteilt.',
  'patientProfile.weightHint': 'Nur um das Profil zu korrigieren.',
  'patientProfile.newReading': 'Stattdessen einen neuen Messwert erfassen',
  'patientProfile.dayHint':
    'Mit anderer Aufstehzeit oder Zeitzone beginnen die Tage dieses Patienten zu einem anderen Zeitpunkt, auch für bereits Erfasstes.',
  'patientProfile.categoryOwn': 'Die Administration verschiebt Patienten in eine andere Kategorie.',
  'patientProfile.categoryMoves': 'Die Regeln der neuen Kategorie gelten, sobald gespeichert ist.',
  'patientProfile.careTitle': 'Betreuung',
  'patientProfile.pathologiesAt': 'Wird unter „Diagnosen“ zusammen mit der Diagnose festgelegt',
  'patientProfile.saved': 'Das Profil ist gespeichert.',
};
