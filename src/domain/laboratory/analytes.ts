import * as z from 'zod/mini';

/** The values of a laboratory that nephrologists follow, in the order in which they read them. */
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
