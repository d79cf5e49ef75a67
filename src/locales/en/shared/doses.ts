export const doses = {
  'medicines.unit_mg': 'mg',
  'medicines.unit_g': 'g',
  'medicines.unit_mL': 'mL',
  'medicines.unit_IU': 'IU',
  'medicines.unit_mmol': 'mmol',
  'medicines.unit_tablet': 'tablets',
  'medicines.unit_capsule': 'capsules',
  'medicines.unit_drop': 'drops',
  'medicines.unit_puff': 'puffs',
  'medicines.unit_sachet': 'sachets',
  'medicines.unit_patch': 'patches',
  'medicines.unit_injection': 'injections',
  'medicines.unit_µg': 'µg',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof doses, string> {}
}
