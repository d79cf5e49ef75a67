import type { doses as en } from '../../en/shared/doses';

export const doses: Record<keyof typeof en, string> = {
  'medicines.unit_mg': 'mg',
  'medicines.unit_g': 'g',
  'medicines.unit_mL': 'mL',
  'medicines.unit_IU': 'I.E.',
  'medicines.unit_mmol': 'mmol',
  'medicines.unit_tablet': 'Tabletten',
  'medicines.unit_capsule': 'Kapseln',
  'medicines.unit_drop': 'Tropfen',
  'medicines.unit_puff': 'Sprühstöße',
  'medicines.unit_sachet': 'Beutel',
  'medicines.unit_patch': 'Pflaster',
  'medicines.unit_injection': 'Injektionen',
  'medicines.unit_µg': 'µg',
};
