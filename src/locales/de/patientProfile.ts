import type { patientProfile as en } from '../en/patientProfile';

export const patientProfile: Record<keyof typeof en, string> = {
  'patientProfile.show': 'Sozialversicherungsnummer zeigen',
  'patientProfile.hidden': 'Verborgen, bis sie gezeigt wird',
  'patientProfile.bodyMass': 'Body-Mass-Index: {figure}\u00a0kg/m²',
  'patientProfile.bodyMassAge': 'Unter 18 Jahren wird er nach Alter und Geschlecht beurteilt.',
  'patientProfile.weightHint': 'Nur um das Profil zu berichtigen.',
  'patientProfile.newReading': 'Stattdessen einen neuen Messwert erfassen',
  'patientProfile.dayHint':
    'Mit anderer Aufstehzeit oder Zeitzone beginnen die Tage dieses Patienten zu einem anderen Zeitpunkt, auch für bereits Erfasstes.',
  'patientProfile.categoryOwn': 'Wer verwaltet, verschiebt Patienten in eine andere Kategorie.',
  'patientProfile.categoryMoves': 'Die Regeln der neuen Kategorie gelten, sobald gespeichert ist.',
  'patientProfile.careTitle': 'Betreuung',
  'patientProfile.pathologiesAt': 'Angekreuzt unter Diagnosen, wo die Diagnose gleich mit eingetragen wird',
  'patientProfile.saved': 'Das Profil ist gespeichert.',
  'patientProfile.conflict':
    'Jemand anders hat inzwischen dasselbe geändert. Was Sie eingegeben haben, ist noch da. Speichern Sie erneut, um es an die Stelle des Gespeicherten zu setzen, oder übernehmen Sie das Gespeicherte.',
  'patientProfile.conflictNoNewer':
    'Jemand anders hat diese Akte inzwischen geändert, und das Gespeicherte ließ sich nicht abrufen. Was Sie eingegeben haben, ist noch da. Versuchen Sie es erneut.',
};
