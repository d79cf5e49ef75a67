import type { doses as en } from '../../en/shared/doses';

export const doses: Record<keyof typeof en, string> = {
  'medicines.unit_mg': 'mg',
  'medicines.unit_g': 'g',
  'medicines.unit_mL': 'mL',
  'medicines.unit_IU': 'UI',
  'medicines.unit_mmol': 'mmol',
  'medicines.unit_tablet': 'comprimidos',
  'medicines.unit_capsule': 'cápsulas',
  'medicines.unit_drop': 'gotas',
  'medicines.unit_puff': 'inalações',
  'medicines.unit_sachet': 'saquetas',
  'medicines.unit_patch': 'adesivos',
  'medicines.unit_injection': 'injeções',
  'medicines.unit_µg': 'µg',
};
