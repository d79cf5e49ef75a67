import type { allergyHead as en } from '../../en/record/allergyHead';

export const allergyHead: Record<keyof typeof en, string> = {
  'allergies.tab': 'Alergias',
  'allergies.unrecorded': 'Alergias não registadas',
  'allergies.none_any': 'Sem alergias conhecidas',
  'allergies.none_medication': 'Sem alergias medicamentosas conhecidas',
  'allergies.inHead': 'Alergias:',
  'allergies.withRisk': '{substance} ({risk})',
  'allergies.more': '+{count, number} outras',
  'allergies.risk_high': 'risco elevado',
  'allergies.risk_low': 'risco baixo',
  'allergies.risk_unable-to-assess': 'risco não avaliável',
  'allergies.risk_unknown': 'risco não indicado',
};
