import * as z from 'zod/mini';
import { calendarDate } from '@/domain/entity';
import { fluidTargetSchema, type FluidTarget, type Patient } from '@/domain/patients/patient';
import { weekdayOf } from '@/domain/patientDay';

/** Patient days on which a fluid plan held and asked for the same, both included; open without an end. */
export const askedPeriodSchema = z.object({
  from: calendarDate,
  to: z.optional(calendarDate),
  target: fluidTargetSchema,
  /** What it asked on days with dialysis instead, 1 Monday to 7 Sunday. */
  dialysis: z.optional(z.object({ weekdays: z.array(z.int()), target: fluidTargetSchema })),
});
export type AskedPeriod = z.infer<typeof askedPeriodSchema>;

/** What is known of the fluid targets of a patient. */
export interface AskedTargets {
  /** Of the record itself: it counts only for somebody who was never given a plan. */
  fluidTarget?: FluidTarget | undefined;
  /** Absent for somebody who was never given a plan. */
  fluidAsked?: readonly AskedPeriod[] | undefined;
}

/** What was asked of a patient on a patient day; null where nothing was, e.g. while the plan paused. */
export function targetOn({ fluidTarget, fluidAsked }: AskedTargets, day: string): FluidTarget | null {
  if (!fluidAsked) return fluidTarget ?? null;
  const period = fluidAsked.findLast(({ from, to }) => from <= day && (to === undefined || day <= to));
  if (!period) return null;
  const { dialysis, target } = period;
  return dialysis?.weekdays.includes(weekdayOf(day)) ? dialysis.target : target;
}

/** The patient with the target of a patient day, where plans were given; else as the record says. */
export function underPlan(
  patient: Patient,
  fluidAsked: readonly AskedPeriod[] | undefined,
  day: string,
): Patient {
  if (!fluidAsked) return patient;
  const { fluidTarget: _target, ...ext } = patient.ext;
  const target = targetOn({ fluidAsked }, day);
  return { ...patient, ext: { ...ext, ...(target && { fluidTarget: target }) } };
}
