import * as z from 'zod/mini';
import { calendarDate } from '@/domain/entity';
import { fluidTargetSchema, type FluidTarget, type Patient } from '@/domain/patients/patient';
import { weekdayOf } from '@/domain/patientDay';

/** Patient days on which a fluid plan held and asked for the same, both included; open without an end. */
export const askedPeriodSchema = z.object({
  from: calendarDate,
  to: z.optional(calendarDate),
  target: fluidTargetSchema,
  /** The target on days with dialysis instead, and their weekdays, 1 Monday to 7 Sunday. */
  dialysis: z.optional(z.object({ weekdays: z.array(z.int()), target: fluidTargetSchema })),
});
export type AskedPeriod = z.infer<typeof askedPeriodSchema>;

/** The known fluid targets of a patient. */
export interface AskedTargets {
  /** The target in the record itself: it counts only for a patient who was never given a plan. */
  fluidTarget?: FluidTarget | undefined;
  /** Absent for somebody who was never given a plan. */
  fluidAsked?: readonly AskedPeriod[] | undefined;
}

/** Gives the target asked of a patient on a patient day; null where nothing was asked, e.g. while the plan paused. */
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
