import * as z from 'zod/mini';
import { plausible, type Limits } from '../readings/plausibility';
import { variables, type VariableName } from './formula/formulaNames';

/**
 * The patient values that can be said when a plan is given that needs them: each is stored as what it is, with the
 * plan.
 */
export const suppliedNames = ['weight', 'dryWeight', 'height', 'urine24h', 'baseline'] as const;
export type SuppliedName = (typeof suppliedNames)[number];

/**
 * kg, cm or mL a day. A weight is a reading of now and a day's urine the total of yesterday; dry weight and height belong
 * to the profile. The usual intake is nobody's reading: it stays with the plan.
 */
export const suppliedSchema = z.partialRecord(z.enum(suppliedNames), z.number());
export type Supplied = z.infer<typeof suppliedSchema>;

/** The bounds of what is possible and of what is usual; canonical. */
export const suppliedLimits: Readonly<Record<SuppliedName, Limits>> = {
  weight: plausible.weight,
  dryWeight: plausible.weight,
  height: plausible.height,
  urine24h: plausible.dayVolume,
  baseline: plausible.dayVolume,
};

export const isSupplied = (name: VariableName): name is SuppliedName =>
  (suppliedNames as readonly VariableName[]).includes(name);

/**
 * The field of an assignment at which a missing value is reported: a value typed with the plan, or one of the patient.
 */
export const lackingField = (name: VariableName): string =>
  `${variables[name].origin === 'typed' ? 'typed' : 'supplied'}.${name}`;
