import type { prescribing as en } from '../../en/medicines/prescribing';

export const prescribing: Record<keyof typeof en, string> = {
  'prescribing.title':
    '{count, plural, one {Un avertissement à justifier} many {# avertissements à justifier} other {# avertissements à justifier}}',
  'prescribing.sameSubstance': 'Allergie\u00a0: {about}. {ingredient} est la même substance.',
  'prescribing.sameClass': 'Allergie\u00a0: {about}. {ingredient} appartient à la même classe ({drugClass}).',
  'prescribing.crossClass':
    'Allergie\u00a0: {about} ({drugClass}). {ingredient} est apparenté\u00a0: une réaction croisée est possible, mais moins probable.',
  'prescribing.elsewhere': 'Également prescrit ailleurs\u00a0: {about}. Il contient {ingredient}.',
  'prescribing.below':
    'Éviter {ingredient} si le DFGe est inférieur à {limit, number}\u00a0: le plus récent est de {value}, du {day}.',
  'prescribing.dialysis':
    'Éviter {ingredient} si le DFGe est inférieur à {limit, number}\u00a0: ce patient est dialysé.',
  'prescribing.dialysisUnknown':
    'Éviter {ingredient} si le DFGe est inférieur à {limit, number}\u00a0: on ne sait pas si ce patient est dialysé, et le dossier le suggère.',
  'prescribing.missing':
    'Éviter {ingredient} si le DFGe est inférieur à {limit, number}\u00a0: aucun DFGe n’est connu.',
  'prescribing.old':
    'Éviter {ingredient} si le DFGe est inférieur à {limit, number}\u00a0: le plus récent ({value}, du {day}) date de plus de {days, number} jours.',
  'prescribing.unsure':
    'Éviter {ingredient} si le DFGe est inférieur à {limit, number}\u00a0: le plus récent ({value}, du {day}) ne dit pas de quel côté il se situe.',
  'prescribing.source': 'Source\u00a0: {source}',
  'prescribing.sourceRecord': 'les allergies de ce dossier',
  'prescribing.sourceElsewhere': 'une prescription d’un autre système',
  'prescribing.reason': 'Motif de la prescription malgré les avertissements',
  'prescribing.answered': 'Avertissements justifiés',
  'prescribing.kind_allergy': 'Allergie\u00a0: {about}',
  'prescribing.kind_crossAllergy': 'Réaction croisée possible\u00a0: {about}',
  'prescribing.kind_elsewhere': 'Prescrit ailleurs\u00a0: {about}',
  'prescribing.kind_kidney': 'Fonction rénale trop basse\u00a0: {about}',
  'prescribing.kind_kidneyUnknown': 'Fonction rénale inconnue\u00a0: {about}',
  'prescribing.class_penicillins': 'pénicillines',
  'prescribing.class_cephalosporins': 'céphalosporines',
  'prescribing.class_carbapenems': 'carbapénèmes',
  'prescribing.class_sulfonamides': 'sulfamides antibactériens',
  'prescribing.class_nsaids': 'AINS',
  'prescribing.class_aceInhibitors': 'inhibiteurs de l’enzyme de conversion',
  'prescribing.class_neprilysin': 'inhibiteurs de la néprilysine',
  'prescribing.class_statins': 'statines',
  'prescribing.class_opioids': 'opioïdes',
  'prescribing.class_heparins': 'héparines',
  'prescribing.class_iron': 'préparations de fer',
};
