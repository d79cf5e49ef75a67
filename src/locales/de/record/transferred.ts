import type { transferred as en } from '../../en/record/transferred';

export const transferred: Record<keyof typeof en, string> = {
  'audit.field': 'Feld',
  'imports.countPatients': '{count, plural, one {# Patient} other {# Patienten}}',
  'imports.countReadings': '{count, plural, one {# Messwert} other {# Messwerte}}',
  'imports.countConditions': '{count, plural, one {# Diagnose} other {# Diagnosen}}',
  'imports.countMedicationRequests': '{count, plural, one {# Verordnung} other {# Verordnungen}}',
  'imports.countDialysisSessions': '{count, plural, one {# Dialysesitzung} other {# Dialysesitzungen}}',
  'imports.countLabResults': '{count, plural, one {# Laborwert} other {# Laborwerte}}',
  'imports.countAllergies': '{count, plural, one {# Allergieeintrag} other {# Allergieeinträge}}',
  'imports.countAllocations': '{count, plural, one {# Medikament} other {# Medikamente}}',
  'imports.countIntakes': '{count, plural, one {# Einnahme} other {# Einnahmen}}',
  'imports.countFluidAssignments': '{count, plural, one {# Trinkplan} other {# Trinkpläne}}',
  'imports.countQuestionnaireAssignments':
    '{count, plural, one {# zugewiesener Fragebogen} other {# zugewiesene Fragebögen}}',
  'imports.countQuestionnaireResponses':
    '{count, plural, one {# beantworteter Fragebogen} other {# beantwortete Fragebögen}}',
  'imports.countArticleAssignments': '{count, plural, one {# Beitrag} other {# Beiträge}}',
  'imports.countAlerts': '{count, plural, one {# Alarm} other {# Alarme}}',
  'imports.countAnnotations': '{count, plural, one {# Anmerkung} other {# Anmerkungen}}',
  'imports.countWithdrawnReadings':
    '{count, plural, one {# als Fehleingabe gekennzeichneter Messwert} other {# als Fehleingabe gekennzeichnete Messwerte}}',
  'imports.countEarlierReadings':
    '{count, plural, one {# früherer Wert eines korrigierten Messwerts} other {# frühere Werte korrigierter Messwerte}}',
  'imports.countThresholds':
    '{count, plural, one {# für diesen Patienten gesetzte Alarmgrenze} other {# für diesen Patienten gesetzte Alarmgrenzen}}',
  'imports.countConsents': '{count, plural, one {# Einwilligung} other {# Einwilligungen}}',
  'imports.countProgrammeSteps': '{count, plural, one {# Programmschritt} other {# Programmschritte}}',
  'imports.careDiffers': 'Hier ist bereits etwas anderes dazu gespeichert.',
  'imports.careStanding': 'Dasselbe läuft hier bereits.',
  'imports.careEnded': 'Die Person ist nicht mehr im Programm.',
  'imports.careMissing': 'Wozu es gehört, ist hier nicht gespeichert.',
  'imports.careOtherText':
    'Der Fragebogen hat hier einen anderen Wortlaut; die Antworten könnten falsch gelesen werden.',
};
