export const allergyHead = {
  'allergies.tab': 'Allergies',
  'allergies.unrecorded': 'Allergies not recorded',
  'allergies.none_any': 'No known allergies',
  'allergies.none_medication': 'No known drug allergies',
  'allergies.inHead': 'Allergies:',
  'allergies.withRisk': '{substance} ({risk})',
  'allergies.more': '+{count, number} more',
  'allergies.risk_high': 'high risk',
  'allergies.risk_low': 'low risk',
  'allergies.risk_unable-to-assess': 'risk cannot be assessed',
  'allergies.risk_unknown': 'risk not stated',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof allergyHead, string> {}
}
