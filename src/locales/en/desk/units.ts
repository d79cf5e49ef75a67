export const units = {
  'preferences.unitL': 'L',
  'preferences.unitFlOz': 'fl oz',
  'preferences.unitLb': 'lb',
  'preferences.unitCm': 'cm',
  'preferences.unitIn': 'in',
  'preferences.valueL': '{value}\u00a0L',
  'preferences.valueFlOz': '{value}\u00a0fl\u00a0oz',
  'preferences.valueLb': '{value}\u00a0lb',
  'preferences.valueCm': '{value}\u00a0cm',
  'preferences.valueIn': '{value}\u00a0in',
  'telemonitoring.unitMl': 'mL',
  'telemonitoring.unitKg': 'kg',
  'fluidRecord.container_glass': 'Glass',
  'fluidRecord.container_cup': 'Cup',
  'fluidRecord.container_mug': 'Mug',
  'fluidRecord.container_bottle': 'Bottle',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof units, string> {}
}
