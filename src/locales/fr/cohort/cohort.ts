export const cohort = {
  'cohort.toWhom': 'Destinataires',
  'cohort.toPatients': 'Patients sélectionnés',
  'cohort.toCategory': 'Une catégorie de patients',
  'cohort.toPathology': 'Une pathologie',
  'cohort.cohortHint':
    'Tous les patients suivis qui font actuellement partie du groupe. Ceux qui le rejoignent ensuite ne reçoivent pas l’article automatiquement.',
  'cohort.takeOut': 'Retirer {name}',
  'cohort.give': 'Attribuer à des patients',
  'cohort.whomChosen':
    'Concerne {count, plural, one {le # patient choisi} many {les # de patients choisis} other {les # patients choisis}}.',
  'cohort.whomHere':
    'Concerne {count, plural, =0 {personne pour l’instant} one {# patient} many {# de patients} other {# patients}}.',
  'cohort.names': 'Afficher leurs noms',
  'cohort.doGive':
    'Attribuer à {count, plural, =0 {personne} one {# patient} many {# de patients} other {# patients}}',
  'cohort.running': 'Patients\u00a0: {done, number} sur {total, number}',
  'cohort.takingBack': 'Annulations\u00a0: {done, number} sur {total, number}',
  'cohort.progress': 'Avancement',
  'cohort.stop': 'Arrêter',
  'cohort.stopped': 'Arrêté.',
  'cohort.rest':
    '{count, plural, one {Il reste # patient\u202f;} many {Il reste # de patients\u202f;} other {Il reste # patients\u202f;}} les modifications déjà faites sont conservées.',
  'cohort.goOn':
    'Continuer avec {count, plural, one {le # patient restant} many {les # de patients restants} other {les # patients restants}}',
  'cohort.takeBack': 'Annuler',
  'cohort.takeBackHint':
    'Seul ce qui vient d’être fait est annulé\u202f; les patients ignorés restent inchangés.',
  'cohort.takeBackFailed':
    '{count, plural, one {# n’a pas pu être annulé, car il a été modifié depuis.} many {# n’ont pas pu être annulés, car ils ont été modifiés depuis.} other {# n’ont pas pu être annulés, car ils ont été modifiés depuis.}}',
  'cohort.takenBackReason': 'Annulé juste après l’attribution à plusieurs patients',
  'cohort.nobody': 'Aucun patient concerné. Rien n’a été modifié.',
  'cohort.out_given': 'Attribué\u00a0: {count, number}',
  'cohort.out_already': 'L’a déjà et le garde\u00a0: {count, number}',
  'cohort.out_ended': 'N’est plus dans le programme\u00a0: {count, number}',
  'cohort.out_unknown': 'Introuvable\u00a0: {count, number}',
  'cohort.out_invalid': 'Attribution impossible\u00a0: {count, number}',
  'cohort.out_failed': 'Échec de la requête\u00a0: {count, number}',
  'cohort.out_hasPlan': 'A un plan hydrique et le garde\u00a0: {count, number}',
  'cohort.out_lacking': 'Des données manquent pour le plan\u00a0: {count, number}',
  'cohort.out_impossible': 'Aucun total possible\u00a0: {count, number}',
  'cohort.out_unusual': 'Le total serait inhabituel et demande un motif individuel\u00a0: {count, number}',
  'cohort.out_moved': 'Déplacé\u00a0: {count, number}',
  'cohort.out_there': 'Déjà dans cette catégorie\u00a0: {count, number}',
  'cohort.out_elsewhere': 'Déplacé entre-temps par quelqu’un d’autre\u00a0: {count, number}',
  'cohort.out_takenBack': 'Annulé\u00a0: {count, number}',
  'cohort.inRecord': 'Il peut être attribué à un patient précis dans son dossier.',
  'cohort.wouldSkip': 'Ignorés\u00a0:',
  'cohort.planTotals': 'Totaux de {least} à {most}',
  'cohort.checking': 'Calcul du plan pour chaque patient…',
  'cohort.planFailed': 'Le plan n’a pas pu être calculé.',
  'cohort.noPlans': 'Aucun plan hydrique actif ne peut être attribué à plusieurs patients à la fois.',
  'cohort.noPosts': 'Aucun article publié ne peut être attribué.',
};
