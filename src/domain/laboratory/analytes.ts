import * as z from 'zod/mini';

/** What a laboratory measures that nephrologists follow, in the order in which they read it. */
export const analytes = [
  'egfr',
  'creatinine',
  'urea',
  'potassium',
  'sodium',
  'bicarbonate',
  'calcium',
  'phosphate',
  'pth',
  'haemoglobin',
  'ferritin',
  'transferrinSaturation',
  'albumin',
  'hba1c',
  'crp',
  'acr',
  'pcr',
  'tacrolimus',
] as const;
export type Analyte = (typeof analytes)[number];
export const analyteSchema = z.enum(analytes);
