import * as z from 'zod/mini';
import { observedSchema, alertStatuses } from './alert';
import { calendarDate, entityFields } from './entity';
import { measureSchema } from './measure';
import { fluidTargetSchema, patientExtensionSchema, patientSchema } from './patient';
import { severitySchema } from './severity';

/** The newest value of a measure: canonical unit, instant. */
export const latestValueSchema = z.object({
  at: z.string(),
  value: z.number(),
  diastolic: z.optional(z.number()),
});
export type LatestValue = z.infer<typeof latestValueSchema>;

/** Mean of the blood pressures of one patient day, mmHg, unrounded, and how many readings it stands on. */
export const pressureDaySchema = z.object({
  day: calendarDate,
  systolic: z.number(),
  diastolic: z.number(),
  readings: z.int(),
});
export type PressureDay = z.infer<typeof pressureDaySchema>;

/** Water drunk in one patient day, mL. A day without an entry is absent: unknown, not zero. */
export const waterDaySchema = z.object({ day: calendarDate, ml: z.number() });
export type WaterDay = z.infer<typeof waterDaySchema>;

/** An active alert as the worklist needs it. */
export const openAlertSchema = z.object({
  id: z.string(),
  rule: z.string(),
  measure: measureSchema,
  direction: z.enum(['high', 'low', 'missing']),
  severity: severitySchema,
  status: z.catch(z.enum(alertStatuses), 'open'),
  startedAt: z.string(),
  observed: observedSchema,
});
export type OpenAlert = z.infer<typeof openAlertSchema>;

/**
 * One worklist row, written in the same transaction as whatever changes it. It holds facts only; everything that
 * moves with the clock (days without data, yesterday's water, the triage section) is computed from it on reading.
 */
export const summarySchema = z.object({
  ...entityFields,
  firstName: z.string(),
  lastName: z.string(),
  patientId: z.string(),
  mobile: patientSchema.shape.mobile,
  dateOfbirth: z.string(),
  gender: z.catch(patientSchema.shape.gender, 'unknown'),
  category: z.nullable(z.string()),
  pathologies: z.array(z.string()),
  referent: z.optional(z.string()),
  status: z.catch(patientExtensionSchema.shape.status, 'active'),
  dialysisMode: z.catch(patientExtensionSchema.shape.dialysisMode, 'none'),
  pregnant: z.optional(z.boolean()),
  resistration: z.optional(z.string()),
  timeZone: z.string(),
  wakeUpTime: z.optional(z.string()),
  fluidTarget: z.optional(fluidTargetSchema),
  pressureTarget: patientExtensionSchema.shape.pressureTarget,
  /** Blood pressure per patient day, ascending, the newest 14 days that have any. */
  pressureDays: z.array(pressureDaySchema),
  /** Water per patient day, ascending, the newest 14 days that have any. */
  waterDays: z.array(waterDaySchema),
  latest: z.partialRecord(measureSchema, latestValueSchema),
  alerts: z.array(openAlertSchema),
});
export type PatientSummary = z.infer<typeof summarySchema>;
