import * as z from 'zod/mini';
import { entityFields } from './entity';
import { measureSchema } from './measure';
import { severitySchema } from './severity';

export const alertStatuses = ['open', 'acknowledged', 'resolved'] as const;
export type AlertStatus = (typeof alertStatuses)[number];

/** Why an alert was closed; one must be chosen, so that nobody has to guess later. */
export const alertOutcomes = [
  'advicePhone',
  'noAnswer',
  'visitBooked',
  'medicationChanged',
  'planChanged',
  'sentToEmergency',
  'dataError',
  'noActionNeeded',
] as const;
export type AlertOutcome = (typeof alertOutcomes)[number];

/** The figures that were compared: `value` and `limit` in the measure's canonical unit, or days for missing data. */
export const observedSchema = z.object({
  value: z.nullable(z.number()),
  diastolic: z.optional(z.nullable(z.number())),
  limit: z.number(),
  diastolicLimit: z.optional(z.number()),
  unit: z.enum(['mmHg', 'mL', '%', 'days']),
  /** Instant of the reading, or date of the patient day that was judged. */
  at: z.optional(z.string()),
  /** How many readings on how many days the figure stands on, where it is a mean. */
  readings: z.optional(z.number()),
  days: z.optional(z.number()),
});
export type Observed = z.infer<typeof observedSchema>;

/** One line of an alert's timeline. `by` is a user name, or `system`. */
export const alertEventSchema = z.object({
  at: z.string(),
  by: z.string(),
  action: z.enum(['raised', 'repeated', 'upgraded', 'acknowledged', 'resolved', 'commented']),
  severity: z.optional(severitySchema),
  outcome: z.optional(z.enum(alertOutcomes)),
  note: z.optional(z.string()),
  observed: z.optional(observedSchema),
});
export type AlertEvent = z.infer<typeof alertEventSchema>;

/**
 * An alert. Its identity is patient + rule + direction: while one is active, further matches are counted in
 * `repeatCount`, and a higher severity upgrades the same alert. A status that cannot be read counts as open.
 */
export const alertSchema = z.object({
  ...entityFields,
  patient: z.string().check(z.minLength(1)),
  rule: z.string().check(z.minLength(1)),
  /** Version of the rule that was applied, and whose limit it took. */
  ruleVersion: z.optional(z.string()),
  origin: z.catch(z.optional(z.enum(['patient', 'category', 'pathology', 'global'])), undefined),
  measure: measureSchema,
  direction: z.enum(['high', 'low', 'missing']),
  severity: severitySchema,
  status: z.catch(z.enum(alertStatuses), 'open'),
  startedAt: z.string(),
  lastEventAt: z.string(),
  repeatCount: z.int().check(z.minimum(1)),
  observed: observedSchema,
  owner: z.optional(z.string()),
  outcome: z.optional(z.enum(alertOutcomes)),
  note: z.optional(z.string()),
  closedAt: z.optional(z.string()),
  previousAlertId: z.optional(z.string()),
  history: z.array(alertEventSchema),
});
export type Alert = z.infer<typeof alertSchema>;

/** What a care worker does to an alert; the server sets who and when. */
export const alertActionSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('acknowledge') }),
  z.object({
    action: z.literal('comment'),
    note: z.string().check(z.trim(), z.minLength(1, { error: 'validation.required' }), z.maxLength(2000)),
  }),
  z.object({
    action: z.literal('resolve'),
    outcome: z.enum(alertOutcomes, { error: 'validation.outcome' }),
    note: z.string().check(z.trim(), z.maxLength(2000)),
  }),
]);
export type AlertAction = z.infer<typeof alertActionSchema>;

export const isActive = (alert: Pick<Alert, 'status'>): boolean => alert.status !== 'resolved';
