import type { allergyHead as en } from '../../en/record/allergyHead';

export const allergyHead: Record<keyof typeof en, string> = {
  'allergies.tab': 'Allergien',
  'allergies.unrecorded': 'Allergien nicht erfasst',
  'allergies.none_any': 'Keine Allergien bekannt',
  'allergies.none_medication': 'Keine Arzneimittelallergien bekannt',
  'allergies.inHead': 'Allergien:',
  'allergies.withRisk': '{substance} ({risk})',
  'allergies.more': '+{count, number} weitere',
  'allergies.risk_high': 'hohes Risiko',
  'allergies.risk_low': 'geringes Risiko',
  'allergies.risk_unable-to-assess': 'Risiko nicht beurteilbar',
  'allergies.risk_unknown': 'Risiko nicht angegeben',
};
