import { allergyStandingSchema } from '../allergies/standing';
import { newestLabSchema } from '../laboratory/newestLab';
import { labSubjects } from '../rules/labSubjects';
import { limitExclusions } from '../rules/limitExclusions';
import * as z from 'zod/mini';
import {
  alertMeasureSchema,
  alertStatuses,
  directionSchema,
  escalationTargets,
  observedSchema,
  ownership,
  urgentUnlessRead,
} from '../alerts/alert';
import { calendarDate, entityFields } from '../entity';
import { askedPeriodSchema } from '../fluid/days/askedDays';
import { measureSchema } from '../readings/measure';
import { expectedSchema } from './expected';
import { fluidTargetSchema, patientExtensionSchema, patientSchema } from './patient';
import { reviewedSchema } from './review';
import { severitySchema } from '../alerts/severity';
import { latestValueSchema } from '../readings/latestValue';

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

/**
 * Urine of one patient day, mL, and the number of voids. `collection` says whether all of it was caught, where that was
 * recorded.
 */
export const urineDaySchema = z.object({
  day: calendarDate,
  ml: z.number(),
  voids: z.int(),
  collection: z.catch(z.optional(z.enum(['complete', 'incomplete'])), undefined),
});
export type UrineDay = z.infer<typeof urineDaySchema>;

/** The newest weight of one patient day, kg. */
export const weightDaySchema = z.object({ day: calendarDate, kg: z.number() });
export type WeightDay = z.infer<typeof weightDaySchema>;

/** Scores (0 to 10) or pulses (/min) of one patient day: mean, unrounded, highest, and the number of readings. */
export const valueDaySchema = z.object({
  day: calendarDate,
  mean: z.number(),
  max: z.number(),
  readings: z.int(),
});
export type ValueDay = z.infer<typeof valueDaySchema>;

/** Rows stored before these days were kept read as without any; the next judgement of the patient fills them in. */
const daysOf = <T extends z.ZodMiniType>(day: T) => z.catch(z.array(day), []);

/** An active alert as the worklist needs it. */
const sentOpenAlertSchema = z.object({
  id: z.string(),
  rule: z.string(),
  ruleName: z.optional(z.string()),
  measure: alertMeasureSchema,
  direction: directionSchema,
  severity: severitySchema,
  status: z.catch(z.enum(alertStatuses), 'unknown'),
  startedAt: z.string(),
  /** When its condition began (`beganAt`) and when it was raised; absent where that is `startedAt`, or in rows stored before. */
  began: z.optional(z.string()),
  raised: z.optional(z.string()),
  observed: observedSchema,
  /** The worst figure, where that is not the newest. */
  worst: z.catch(z.optional(observedSchema), undefined),
  ...ownership,
  snoozedUntil: z.optional(z.string()),
  snoozedBy: z.optional(z.string()),
  notify: z.catch(z.optional(z.array(z.enum(escalationTargets))), undefined),
  escalatedTo: z.catch(z.optional(z.enum(escalationTargets)), undefined),
  /** When it is brought to the next person unless somebody takes it over before. */
  dueAt: z.optional(z.string()),
  remindedAt: z.optional(z.string()),
  /** When it is next pointed out that it is not closed. */
  remindAt: z.optional(z.string()),
});
export type OpenAlert = z.infer<typeof sentOpenAlertSchema>;
export const openAlertSchema = z.pipe(
  sentOpenAlertSchema,
  z.transform((alert: OpenAlert) => urgentUnlessRead(alert)),
);

/** The limits that alert rules put on the 7-day mean of somebody's blood pressure, mmHg, and what it has to stand on. */
const homeMeanSchema = z.object({
  /** The limit that warns first, for each number of the pressure; empty where no rule judges that mean. */
  limits: z.array(
    z.object({ part: z.enum(['value', 'diastolic']), limit: z.number(), isInclusive: z.boolean() }),
  ),
  readings: z.int(),
  days: z.int(),
});

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
  /** Telephone numbers as they are dialled from abroad and at home; absent in rows stored before they were kept. */
  phones: z.catch(z.optional(z.array(z.string())), undefined),
  dateOfbirth: z.string(),
  gender: z.catch(patientSchema.shape.gender, 'unknown'),
  category: z.nullable(z.string()),
  pathologies: z.array(z.string()),
  referent: z.optional(z.string()),
  status: z.catch(patientExtensionSchema.shape.status, 'active'),
  dialysisMode: z.catch(patientExtensionSchema.shape.dialysisMode, undefined),
  pregnant: z.optional(z.boolean()),
  signs: z.catch(patientExtensionSchema.shape.signs, undefined),
  resistration: z.optional(z.string()),
  /** The patient day since which readings are awaited; absent where none are, or in rows stored before it was kept. */
  awaitedSince: z.optional(z.string()),
  /** Absent in rows stored before it was kept: the next judgement of the patient fills it in. */
  expected: z.catch(z.optional(expectedSchema), undefined),
  timeZone: z.string(),
  wakeUpTime: z.optional(z.string()),
  /** As of the last judgement; what held on another day is in `fluidAsked`. */
  fluidTarget: z.optional(fluidTargetSchema),
  /** The targets that fluid plans asked for, by stretches of days, ascending; absent where there never was a plan. */
  fluidAsked: z.catch(z.optional(z.array(askedPeriodSchema)), undefined),
  pressureTarget: patientExtensionSchema.shape.pressureTarget,
  /**
   * The results of the patient's effective alert rules, as of the last evaluation: a server re-evaluates when a rule,
   * one of the patient's values or the day changes. Absent where a server does not send them: then they are unknown.
   */
  homeMean: z.catch(z.optional(homeMeanSchema), undefined),
  /** The systolic pressure of a single reading below which a rule warns, mmHg; absent where none does, or in rows stored before. */
  lowSystolic: z.catch(z.optional(z.number()), undefined),
  /** The grounds by which active rules leave the patient out: absent is not known, which is not none. */
  leftOut: z.catch(z.optional(z.array(z.enum(limitExclusions))), undefined),
  /** Blood pressure per patient day, ascending, the newest 14 days that have any. */
  pressureDays: z.array(pressureDaySchema),
  /** Water per patient day, ascending, the newest 14 days that have any. */
  waterDays: z.array(waterDaySchema),
  /** The same of the other measures, ascending, the newest 8 days that have any. */
  urineDays: daysOf(urineDaySchema),
  weightDays: daysOf(weightDaySchema),
  stressDays: daysOf(valueDaySchema),
  fatigueDays: daysOf(valueDaySchema),
  pulseDays: daysOf(valueDaySchema),
  latest: z.partialRecord(measureSchema, latestValueSchema),
  alerts: z.array(openAlertSchema),
  reviewed: z.optional(reviewedSchema),
  /** Newest results of laboratories, as the head of the record says them. */
  laboratory: z.catch(z.optional(z.array(newestLabSchema)), undefined),
  /** The newest of each that rules look at, as they judge it: canonical, a GFR also where it was computed. */
  labFigures: z.catch(z.optional(z.partialRecord(z.enum(labSubjects), latestValueSchema)), undefined),
  /** The allergies; absent where they cannot be read, which counts as not recorded and is never the same as none. */
  allergies: z.catch(z.optional(allergyStandingSchema), undefined),
});
export type PatientSummary = z.infer<typeof summarySchema>;

/** Texts that thousands of patients have in common, once each: days, zones, categories, referents. */
const commonTexts = new Map<string, string>();
// A clinic's days of a year and its staff are far fewer; the limit keeps a hostile list from filling the memory.
const MAX_TEXTS = 20_000;

function common<T extends string | null | undefined>(text: T): T {
  if (typeof text !== 'string') return text;
  const known = commonTexts.get(text);
  if (known !== undefined) return known as T;
  if (commonTexts.size >= MAX_TEXTS) commonTexts.clear();
  commonTexts.set(text, text);
  return text;
}

const commonDays = <D extends { day: string }>(days: readonly D[]): D[] =>
  days.map((day) => Object.assign(day, { day: common(day.day) }));

/**
 * The same summary in less memory, for lists of thousands: its days and names are held once for all of them, and its
 * fields in the shape that all summaries share instead of a hash table each, which is what parsing leaves.
 */
export function inLessMemory(summary: PatientSummary): PatientSummary {
  return {
    ...summary,
    timeZone: common(summary.timeZone),
    category: common(summary.category),
    pressureDays: commonDays(summary.pressureDays),
    waterDays: commonDays(summary.waterDays),
    urineDays: commonDays(summary.urineDays),
    weightDays: commonDays(summary.weightDays),
    stressDays: commonDays(summary.stressDays),
    fatigueDays: commonDays(summary.fatigueDays),
    pulseDays: commonDays(summary.pulseDays),
    ...(summary.referent !== undefined && { referent: common(summary.referent) }),
  };
}
