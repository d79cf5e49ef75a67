import * as z from 'zod/mini';
import { calendarDate, entityFields, timeOfDay } from '../entity';
import { measureSchema } from '../readings/measure';
import { pathologies, teamRoles } from '../patients/patient';
import { aggregations, subjects } from './ruleSubject';
import { comparators } from './comparators';

/** `draft` was never used, `paused` rests, `retired` stays only because alerts name it. Only `active` raises anything. */
export const ruleStatuses = ['draft', 'active', 'paused', 'retired'] as const;
export type RuleStatus = (typeof ruleStatuses)[number];
/** Severities a rule may raise, the most urgent first. */
export const levelSeverities = ['critical', 'high', 'medium', 'low'] as const;

/** `ignore`: nothing is said; `hold`: what was raised stays; `raise`: the lack of data is itself an alert. */
export const missingPolicies = ['ignore', 'hold', 'raise'] as const;
/**
 * Whom a rule leaves out: minors are under 18, children under 13, adolescents between. `notPregnant` leaves a rule for
 * pregnancy alone. `drinksMuch` are those who are asked to drink so much that much urine is meant, `drinksAsUsual`
 * all others.
 */
export const ruleExclusions = [
  'anuric',
  'minors',
  'children',
  'adolescents',
  'adults',
  'pregnant',
  'notPregnant',
  'drinksMuch',
  'drinksAsUsual',
] as const;
export type RuleExclusion = (typeof ruleExclusions)[number];

/** Which treatment a rule is for; `only` is any dialysis, `haemodialysis` in a centre or at home. */
export const ruleDialysis = ['any', 'only', 'haemodialysis', 'peritoneal', 'none'] as const;

/** Who is notified: a member of the patient's medical team, the referent, or the administrators. */
export const ruleRecipients = ['referent', ...teamRoles, 'admin'] as const;
export type RuleRecipient = (typeof ruleRecipients)[number];

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, { error: 'validation.tooLong' }));
const figure = z.number({ error: 'validation.number' });
const whole = (min: number, max: number) =>
  z
    .int({ error: 'validation.wholeNumber' })
    .check(z.minimum(min, { error: 'validation.invalid' }), z.maximum(max, { error: 'validation.invalid' }));

/** Days of facts that a summary keeps, and so the longest a rule can look back, in patient days. */
export const LONGEST_WINDOW_DAYS = 14;

/**
 * One severity of a rule and its bound, in the unit of the subject or per cent of the plan's target. `days`: the number
 * of patient days on which the condition must apply, in a row or, with `within`, among that many days.
 */
export const ruleLevelSchema = z.object({
  severity: z.enum(levelSeverities),
  limit: figure,
  /** The upper limit of `between` and `outside`. */
  upper: z.optional(figure),
  /** The diastolic limit of `pressure`, mmHg: either of the two reached is enough. */
  diastolic: z.optional(figure),
  days: z.optional(whole(1, LONGEST_WINDOW_DAYS)),
  within: z.optional(whole(2, LONGEST_WINDOW_DAYS)),
});
export type RuleLevel = z.infer<typeof ruleLevelSchema>;

/** The pathologies that a rule or a threshold may go by: all but `Ivf`, because nobody can say what it stands for. */
export const rulePathologies = pathologies.filter((one) => one !== 'Ivf');

/** For whom a rule is; within that, `exclusions` and `dialysis` narrow it. */
export const ruleScopeSchema = z.discriminatedUnion('to', [
  z.object({ to: z.literal('all') }),
  z.object({ to: z.literal('category'), codes: z.array(text(20)).check(z.maxLength(50)) }),
  z.object({
    to: z.literal('pathology'),
    pathologies: z.array(z.enum(rulePathologies)).check(z.maxLength(rulePathologies.length)),
  }),
  z.object({ to: z.literal('patient'), patients: z.array(text(100)).check(z.maxLength(200)) }),
]);

/** One change of a rule: who, when, why, and what it said from then on. The server writes it; it is never rewritten. */
export const ruleChangeSchema = z.object({
  version: z.string(),
  at: z.string(),
  by: z.string(),
  reason: z.optional(z.string()),
  /** Names of the fields that changed; empty for the first entry. */
  changed: z.array(z.string()),
  status: z.enum(ruleStatuses),
  levels: z.array(ruleLevelSchema),
});
export type RuleChange = z.infer<typeof ruleChangeSchema>;

/** The fields of a rule that a person decides about; shapes only, `ruleProblems` says whether it makes sense. */
export const ruleFields = {
  id: entityFields.id,
  /** Missing for the rules every installation begins with: their names are translated. */
  name: z.optional(text(80)),
  description: z.optional(text(500)),
  status: z.enum(ruleStatuses),
  subject: z.enum(subjects),
  /** Only of `noData`: which measure is awaited. */
  measure: z.optional(measureSchema),
  aggregation: z.enum(aggregations),
  /**
   * `hours` only for `last`: how old the newest reading may be. `days`: patient days, the judged one included; for
   * `change` the number of days before it.
   */
  window: z.object({ unit: z.enum(['hours', 'days']), count: whole(1, 336) }),
  /** On fewer readings nothing is said; of water and weight days with a value are counted. */
  minReadings: whole(1, 100),
  minDays: whole(1, LONGEST_WINDOW_DAYS),
  comparator: z.enum(comparators),
  /** `plan`: limits are per cent of the target of the patient's fluid plan, its maximum or its minimum by direction. */
  basis: z.enum(['figure', 'plan']),
  levels: z.array(ruleLevelSchema).check(z.minLength(1, { error: 'validation.required' }), z.maxLength(4)),
  clear: z.object({
    /**
     * The distance from the limit in the safe direction: in the subject's unit, for volumes per cent of the limit.
     */
    margin: figure.check(z.minimum(0, { error: 'validation.invalid' })),
    /** The number of clear evaluations in a row that is needed. */
    evaluations: whole(1, 10),
  }),
  missingPolicy: z.enum(missingPolicies),
  appliesTo: ruleScopeSchema,
  dialysis: z.enum(ruleDialysis),
  /** Only patients with a fluid plan. */
  withPlan: z.optional(z.boolean()),
  /** Only urine: days on which all of it was collected; any other day is unknown. */
  completeDays: z.optional(z.boolean()),
  exclusions: z.array(z.enum(ruleExclusions)).check(z.maxLength(ruleExclusions.length)),
  /** The patient's local time in which it may raise something; over midnight where `to` is the earlier one. */
  activeHours: z.optional(z.object({ from: timeOfDay, to: timeOfDay })),
  notify: z.array(z.enum(ruleRecipients)).check(z.maxLength(ruleRecipients.length)),
  escalation: z
    .array(z.object({ afterHours: whole(1, 720), to: z.enum(ruleRecipients) }))
    .check(z.maxLength(5)),
  advice: z.object({
    en: z.optional(text(500)),
    de: z.optional(text(500)),
    fr: z.optional(text(500)),
    pt: z.optional(text(500)),
  }),
  /** Why it was changed last; the server keeps it in the history. */
  reason: z.optional(text(500)),
} as const;

/** An alert rule as it is stored. */
export const alertRuleSchema = z.object({
  ...ruleFields,
  version: entityFields.version,
  updatedAt: entityFields.updatedAt,
  history: z.array(ruleChangeSchema),
});
export type AlertRule = z.infer<typeof alertRuleSchema>;
/** The content of a rule, without what the server keeps about it. */
export type RuleBody = Omit<AlertRule, 'version' | 'updatedAt' | 'history'>;

export const thresholdScopes = ['patient', 'category', 'pathology'] as const;
export type ThresholdScope = (typeof thresholdScopes)[number];

/** Other limits of a severity that the rule has; what is missing stays as the wider scope says. */
export const thresholdLimitSchema = z.object({
  severity: z.enum(levelSeverities),
  limit: z.optional(figure),
  upper: z.optional(figure),
  diastolic: z.optional(figure),
});

export const thresholdFields = {
  id: entityFields.id,
  rule: z.string().check(z.minLength(1, { error: 'validation.required' }), z.maxLength(100)),
  scope: z.enum(thresholdScopes),
  /** Id of the patient, code of the category, name of the pathology. */
  key: z.string().check(z.minLength(1, { error: 'validation.required' }), z.maxLength(100)),
  /** The rule says nothing (true), or speaks although a wider scope has silenced it (false). */
  off: z.optional(z.boolean()),
  limits: z.optional(z.array(thresholdLimitSchema).check(z.maxLength(4))),
  minReadings: z.optional(whole(1, 100)),
  margin: z.optional(figure.check(z.minimum(0, { error: 'validation.invalid' }))),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'validation.required' }),
      z.maxLength(500, { error: 'validation.tooLong' }),
    ),
  /** The last patient day on which it holds. */
  until: z.optional(calendarDate),
} as const;

/** Other figures of a rule for a patient, a category or a pathology. One per rule, scope and key. */
export const thresholdSchema = z.object({
  ...thresholdFields,
  version: entityFields.version,
  updatedAt: entityFields.updatedAt,
  /** Who decided it and when: the server sets both. */
  by: z.string(),
  at: z.string(),
});
export type Threshold = z.infer<typeof thresholdSchema>;
export type ThresholdBody = Omit<Threshold, 'version' | 'updatedAt' | 'by' | 'at'>;

/** All there is to judge a patient by. */
export interface RuleBook {
  rules: readonly AlertRule[];
  thresholds: readonly Threshold[];
}
