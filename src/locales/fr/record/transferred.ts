import type { transferred as en } from '../../en/record/transferred';

export const transferred: Record<keyof typeof en, string> = {
  'audit.field': 'Champ',
  'imports.countPatients': '{count, plural, one {# patient} many {# patients} other {# patients}}',
  'imports.countReadings': '{count, plural, one {# mesure} many {# mesures} other {# mesures}}',
  'imports.countConditions': '{count, plural, one {# diagnostic} many {# diagnostics} other {# diagnostics}}',
  'imports.countMedicationRequests':
    '{count, plural, one {# prescription} many {# prescriptions} other {# prescriptions}}',
  'imports.countDialysisSessions':
    '{count, plural, one {#\u00a0séance de dialyse} many {# de séances de dialyse} other {#\u00a0séances de dialyse}}',
  'imports.countLabResults':
    '{count, plural, one {# résultat de laboratoire} many {# résultats de laboratoire} other {# résultats de laboratoire}}',
  'imports.countAllergies': '{count, plural, one {# allergie} many {# allergies} other {# allergies}}',
  'imports.countAllocations':
    '{count, plural, one {# médicament} many {# médicaments} other {# médicaments}}',
  'imports.countIntakes': '{count, plural, one {# prise} many {# prises} other {# prises}}',
  'imports.countFluidAssignments':
    '{count, plural, one {# plan hydrique} many {# plans hydriques} other {# plans hydriques}}',
  'imports.countQuestionnaireAssignments':
    '{count, plural, one {# questionnaire attribué} many {# questionnaires attribués} other {# questionnaires attribués}}',
  'imports.countQuestionnaireResponses':
    '{count, plural, one {# questionnaire rempli} many {# questionnaires remplis} other {# questionnaires remplis}}',
  'imports.countArticleAssignments': '{count, plural, one {# article} many {# articles} other {# articles}}',
  'imports.countAlerts': '{count, plural, one {# alerte} many {# alertes} other {# alertes}}',
  'imports.countAnnotations':
    '{count, plural, one {# annotation} many {# annotations} other {# annotations}}',
  'imports.countWithdrawnReadings':
    '{count, plural, one {# mesure saisie par erreur} many {# mesures saisies par erreur} other {# mesures saisies par erreur}}',
  'imports.countEarlierReadings':
    '{count, plural, one {# ancienne valeur d’une mesure corrigée} many {# anciennes valeurs de mesures corrigées} other {# anciennes valeurs de mesures corrigées}}',
  'imports.countThresholds':
    '{count, plural, one {# limite fixée pour ce patient} many {# limites fixées pour ce patient} other {# limites fixées pour ce patient}}',
  'imports.countConsents':
    '{count, plural, one {# consentement} many {# consentements} other {# consentements}}',
  'imports.countProgrammeSteps':
    '{count, plural, one {# étape du programme} many {# étapes du programme} other {# étapes du programme}}',
  'imports.careDiffers': 'Un contenu différent est déjà enregistré ici.',
  'imports.careStanding': 'Un élément identique est déjà en cours ici.',
  'imports.careEnded': 'Le patient n’est plus dans le programme.',
  'imports.careMissing': 'L’élément auquel il se rapporte n’est pas enregistré ici.',
  'imports.careOtherText': 'Le questionnaire a ici un autre texte ; les réponses pourraient être mal lues.',
};
