import type { units as en } from '../../en/desk/units';

export const units: Record<keyof typeof en, string> = {
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
  'fluidRecord.container_glass': 'Glas',
  'fluidRecord.container_cup': 'Tasse',
  'fluidRecord.container_mug': 'Becher',
  'fluidRecord.container_bottle': 'Flasche',
};
