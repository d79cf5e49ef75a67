import type { SearchItem } from '@/shared/navigation/navbarCalls';

const CARE_TEAM = 'Nephrodesk care team';

/** Each is titled in the language it is written in. */
const document = (name: string, title: string, size: number): SearchItem => ({
  title,
  by: CARE_TEAM,
  size,
  file: `/files/${name}`,
});

/** The documents under `public/files`, to print or to fill in. */
export const files: readonly SearchItem[] = [
  document('blood-pressure-diary.csv', 'Blood pressure diary', 624),
  document('blutdrucktagebuch.csv', 'Blutdrucktagebuch', 617),
  document('journal-tension-arterielle.csv', 'Journal de tension artérielle', 555),
  document('diario-tensao-arterial.csv', 'Diário da tensão arterial', 595),
  document('fluid-diary.csv', 'Fluid diary', 815),
  document('symptom-diary.txt', 'Symptom diary', 1167),
  document('telemonitoring-start-checklist.txt', 'Starting telemonitoring: checklist', 1419),
  document('medicine-review-checklist.txt', 'Medicine review: checklist', 1093),
  document('telephone-handover.txt', 'Handover after a telephone call', 1040),
  document('abbreviations.csv', 'Abbreviations in kidney care', 878),
];
