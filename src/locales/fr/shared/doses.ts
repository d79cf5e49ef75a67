import type { doses as en } from '../../en/shared/doses';

export const doses: Record<keyof typeof en, string> = {
  'medicines.unit_mg': 'mg',
  'medicines.unit_g': 'g',
  'medicines.unit_mL': 'mL',
  'medicines.unit_IU': 'UI',
  'medicines.unit_mmol': 'mmol',
  'medicines.unit_tablet': 'comprimés',
  'medicines.unit_capsule': 'gélules',
  'medicines.unit_drop': 'gouttes',
  'medicines.unit_puff': 'bouffées',
  'medicines.unit_sachet': 'sachets',
  'medicines.unit_patch': 'patchs',
  'medicines.unit_injection': 'injections',
  'medicines.unit_µg': 'µg',
};
