import * as z from 'zod/mini';
import { entityFields } from '../entity';
import { pathologies } from '../patients/patient';

/** The units that a dose or a capacity is counted in. */
export const doseUnits = [
  'mg',
  'g',
  'µg',
  'mL',
  'IU',
  'mmol',
  'tablet',
  'capsule',
  'drop',
  'puff',
  'sachet',
  'patch',
  'injection',
] as const;
export type DoseUnit = (typeof doseUnits)[number];
export const medicineForms = [
  'tablet',
  'capsule',
  'solution',
  'drops',
  'powder',
  'injection',
  'inhalation',
  'patch',
  'cream',
  'other',
] as const;
export const medicineRoutes = [
  'oral',
  'sublingual',
  'subcutaneous',
  'intravenous',
  'intramuscular',
  'inhaled',
  'transdermal',
  'topical',
  'rectal',
  'other',
] as const;

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, { error: 'validation.tooLong' }));
const needed = (max: number) => text(max).check(z.minLength(1, { error: 'validation.required' }));

/** An amount with its unit: never zero, at most six digits before the point and three behind. */
export const amountSchema = z.object({
  value: z
    .number({ error: 'validation.number' })
    .check(
      z.minimum(0.001, { error: 'validation.dosePositive' }),
      z.maximum(999_999, { error: 'validation.invalid' }),
    ),
  unit: z.enum(doseUnits),
});
export type Amount = z.infer<typeof amountSchema>;

/** A medicine of the catalogue (specification 3.3: name, details, manufacturer, capacity, category). */
export const medicineFields = {
  id: entityFields.id,
  name: needed(120),
  description: z.optional(text(2000)),
  manufacturer: z.optional(text(120)),
  /** Strength or content of one piece, e.g. 40 mg. */
  capacity: z.optional(amountSchema),
  category: z.optional(text(80)),
  form: z.optional(z.enum(medicineForms)),
  route: z.optional(z.enum(medicineRoutes)),
  /** By these two medicines are found to be the same. */
  activeIngredients: z.array(needed(120)).check(z.maxLength(10)),
  /** Pathologies in which it is to be avoided: the clinicians of the clinic decide, nothing is built in. */
  avoidIn: z.array(z.enum(pathologies)).check(z.maxLength(pathologies.length)),
  /** Only active medicines can be newly prescribed. */
  active: z.boolean(),
} as const;
export const medicineBodySchema = z.object(medicineFields);
export const medicineSchema = z.object({
  ...medicineFields,
  version: entityFields.version,
  updatedAt: entityFields.updatedAt,
});
export type Medicine = z.infer<typeof medicineSchema>;
