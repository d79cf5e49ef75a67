import type { allergyHead as en } from '../../en/record/allergyHead';

export const allergyHead: Record<keyof typeof en, string> = {
  'allergies.tab': 'Allergies',
  'allergies.unrecorded': 'Allergies non renseignées',
  'allergies.none_any': 'Aucune allergie connue',
  'allergies.none_medication': 'Aucune allergie médicamenteuse connue',
  'allergies.inHead': 'Allergies\u00a0:',
  'allergies.withRisk': '{substance} ({risk})',
  'allergies.more': '+{count, number} de plus',
  'allergies.risk_high': 'risque élevé',
  'allergies.risk_low': 'risque faible',
  'allergies.risk_unable-to-assess': 'risque non évaluable',
  'allergies.risk_unknown': 'risque non précisé',
};
