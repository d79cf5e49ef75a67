import * as z from 'zod/mini';
import { roles } from '../access';
import { entityFields } from '../entity';
import { comparators } from '../laboratory/labResult';
import { measures, type Measure } from '../readings/measure';
import { urineSigns } from '../readings/urineSigns';
import { isLabSubject, labSubjects, labUnits, type LabSubject } from '../rules/labSubjects';
import { programmeOutcomes } from '../patients/programmeOutcome';
import { isCritical, severitySchema, type Severity } from './severity';

/**
 * The states of an alert. `needsReview`: the condition has gone by itself, but was too grave to close without anybody
 * having looked. `autoCleared`: it has gone and the alert is closed. `unknown`: a state that cannot be read, such as
 * a word of a newer host (`statusOf`); nobody knows whether somebody has the alert, so it stays among the open ones,
 * and nothing that depends on its state is done to it.
 */
export const alertStatuses = [
  'open',
  'unknown',
  'acknowledged',
  'inProgress',
  'snoozed',
  'needsReview',
  'resolved',
  'falseAlarm',
  'autoCleared',
] as const;
export type AlertStatus = (typeof alertStatuses)[number];

/** Gives the state of an alert as far as this version knows it: any other word counts as `unknown`. */
export const statusOf = ({ status }: { status: AlertStatus }): AlertStatus =>
  alertStatuses.find((one) => one === status) ?? 'unknown';

const closedStatuses: readonly AlertStatus[] = ['resolved', 'falseAlarm', 'autoCleared'];

/** Why an alert was a false alarm. */
export const falseAlarmReasons = ['device', 'entryError', 'wrongThreshold'] as const;
export type FalseAlarmReason = (typeof falseAlarmReasons)[number];

/** Whom an alert that nobody took over is brought to; the referent's are shown to administrators too. */
export const escalationTargets = [
  'nextInTeam',
  'referent',
  'nephroLogist',
  'generalPracticenor',
  'uroLogist',
  'coach',
  'admin',
] as const;
export type EscalationTarget = (typeof escalationTargets)[number];

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
const storedOutcomes = [...alertOutcomes, ...programmeOutcomes] as const;
export type AlertOutcome = (typeof storedOutcomes)[number];

/** Units of what is observed. A newer server may have others: those are shown as they came. */
export const observedUnits = [
  'mmHg',
  '/min',
  'mL',
  'voids',
  'bags',
  'signs',
  'kg',
  '%',
  '0-10',
  'days',
  'points',
  ...labUnits,
] as const;

/**
 * The subject of an alert: a measure, a dialysis session, a laboratory result, the score of a questionnaire, or
 * `unknown` where it cannot be read.
 */
export const alertMeasures = [...measures, 'dialysis', ...labSubjects, 'questionnaire', 'unknown'] as const;
export type AlertMeasure = (typeof alertMeasures)[number];
export const alertMeasureSchema = z.catch(z.enum(alertMeasures), 'unknown');
const directions = ['high', 'low', 'missing', 'unknown'] as const;
export const directionSchema = z.catch(z.enum(directions), 'unknown');

const isKnown = (words: readonly string[], word: string): boolean =>
  word !== 'unknown' && words.includes(word);

/** The figures that were compared: `value` and `limit` in the measure's canonical unit, or days for missing data. */
export const observedSchema = z.object({
  value: z.nullable(z.number()),
  diastolic: z.optional(z.nullable(z.number())),
  /** Where a laboratory could only say on which side of the value it lies. */
  comparator: z.catch(z.optional(z.enum(comparators)), undefined),
  /** The warning signs noted with urine; signs that only a newer server knows are left to its count. */
  signs: z.catch(z.optional(z.array(z.enum(urineSigns))), undefined),
  limit: z.number(),
  diastolicLimit: z.optional(z.number()),
  unit: z.catch(z.union([z.enum(observedUnits), z.string()]), ''),
  /** Instant of the reading, or date of the patient day that was judged. */
  at: z.optional(z.string()),
  /** When what was measured became known, where that was too late for the rule to look at it in time; an instant. */
  arrivedAt: z.optional(z.string()),
  /** The number of readings and of days that the figure is a mean of, where it is a mean. */
  readings: z.optional(z.number()),
  days: z.optional(z.number()),
});
export type Observed = z.infer<typeof observedSchema>;

const graded = { severity: severitySchema, observed: observedSchema };

/**
 * One instant or patient day on which the rule of an alert was met, and how grave it was. A day whose figure has changed
 * keeps the worst it had beside the one it has now.
 */
export const alertMatchSchema = z.object({ ...graded, worst: z.optional(z.object(graded)) });
export type AlertMatch = z.infer<typeof alertMatchSchema>;

/**
 * The events in the history of an alert. `worsened`: an alert that was seen or taken has become worse within its
 * level; `reopened`: a condition that had gone was found again; `woken`: a snooze is over.
 */
export const alertEventKinds = [
  'raised',
  'repeated',
  'upgraded',
  'worsened',
  'reopened',
  'acknowledged',
  'unacknowledged',
  'started',
  'assigned',
  'unassigned',
  'assignUndone',
  'snoozed',
  'snoozeUndone',
  'woken',
  'needsReview',
  'autoCleared',
  'resolved',
  'falseAlarm',
  'escalated',
  'reminded',
  'commented',
  'readingCorrected',
  'readingWithdrawn',
  'readingRestored',
  'resultCorrected',
  'resultWithdrawn',
  'answerWithdrawn',
  /** The figures are others now, because what they stand on has changed. */
  'revised',
  /** An event that cannot be read: it is shown as that. */
  'other',
] as const;

/** Who has an alert: a person, a team role, or nobody. Never both. */
export const ownership = {
  /** A user name. */
  owner: z.optional(z.string()),
  team: z.catch(z.optional(z.enum(roles)), undefined),
};

/** One line of an alert's timeline. `by` is a user name, or `system`. */
export const alertEventSchema = z.object({
  at: z.string(),
  by: z.string(),
  action: z.catch(z.enum(alertEventKinds), 'other'),
  severity: z.optional(severitySchema),
  outcome: z.catch(z.optional(z.enum(storedOutcomes)), undefined),
  note: z.optional(z.string()),
  observed: z.optional(observedSchema),
  /** Who has it from here on, where that changed. */
  ...ownership,
  /** The end of a snooze. */
  until: z.optional(z.string()),
  falseAlarmReason: z.catch(z.optional(z.enum(falseAlarmReasons)), undefined),
  /** The step of an escalation or reminder that was due, and whom it went to. */
  step: z.optional(z.string()),
  to: z.catch(z.optional(z.enum(escalationTargets)), undefined),
  /**
   * The alert before the event: undoing an acknowledgement, an assignment or a snooze goes back to it; where the
   * alert ended with the programme, it is kept as a record.
   */
  was: z.optional(
    z.object({
      ...ownership,
      status: z.catch(z.enum(alertStatuses), 'unknown'),
      escalatedTo: z.catch(z.optional(z.enum(escalationTargets)), undefined),
      snoozedUntil: z.optional(z.string()),
      snoozedBy: z.optional(z.string()),
      remindedAt: z.optional(z.string()),
    }),
  ),
});
export type AlertEvent = z.infer<typeof alertEventSchema>;

interface Readable {
  measure: AlertMeasure;
  direction: z.infer<typeof directionSchema>;
  severity: Severity;
  observed: { unit: string };
}

/** Tells whether this program understands what an alert compares: the measure, the side of the limit and the unit. */
export const isReadable = ({ measure, direction, observed }: Omit<Readable, 'severity'>): boolean =>
  isKnown(alertMeasures, measure) && isKnown(directions, direction) && isKnown(observedUnits, observed.unit);

/** The level of what nobody understands is not known either: it stands as urgent, whatever was sent (AL05). */
export const urgentUnlessRead = <T extends Readable>(alert: T): T =>
  isReadable(alert) || isCritical(alert.severity) ? alert : { ...alert, severity: 'unknown' };

/**
 * An alert as it is sent. Its identity is patient + rule + direction: while one is active, further matches are counted
 * in `repeatCount`, and a higher severity upgrades the same alert. One word of a newer server that cannot be read never
 * takes the alert, or the list it stands in, out of sight.
 */
export const sentAlertSchema = z.object({
  ...entityFields,
  patient: z.string().check(z.minLength(1)),
  rule: z.string().check(z.minLength(1)),
  /** The name that a rule written by people had at that time. */
  ruleName: z.optional(z.string()),
  /** Version of the rule that was applied, and whose limit it took. */
  ruleVersion: z.optional(z.string()),
  origin: z.catch(z.optional(z.enum(['patient', 'category', 'pathology', 'global'])), undefined),
  measure: alertMeasureSchema,
  direction: directionSchema,
  severity: severitySchema,
  status: z.catch(z.enum(alertStatuses), 'unknown'),
  startedAt: z.string(),
  lastEventAt: z.string(),
  repeatCount: z.int().check(z.minimum(1)),
  /** The newest match of the rule; the level is that of the worst. */
  observed: observedSchema,
  /** The worst figure, where that is not the newest. */
  worst: z.catch(z.optional(observedSchema), undefined),
  /**
   * The matches that the alert stands on, ascending; the server keeps them. Empty where all were withdrawn or
   * corrected.
   */
  found: z.catch(z.optional(z.array(alertMatchSchema)), undefined),
  ...ownership,
  /** While snoozed: until when (never without an end), and who did it. */
  snoozedUntil: z.optional(z.string()),
  snoozedBy: z.optional(z.string()),
  /** Clear findings in a row: how many distinct ones, the first and the newest, and whether they have had their effect. */
  clearing: z.optional(
    z.object({ count: z.int(), since: z.string(), at: z.string(), done: z.optional(z.boolean()) }),
  ),
  /** Where its rule says when it is brought to whom; otherwise its severity does. */
  escalation: z.optional(
    z.array(z.object({ afterHours: z.number(), to: z.enum(escalationTargets) })).check(z.maxLength(10)),
  ),
  /** Whom its rule tells at once, besides everybody who works with alerts. */
  notify: z.catch(z.optional(z.array(z.enum(escalationTargets))), undefined),
  /** Whom it was brought to because nobody had taken it over. */
  escalatedTo: z.catch(z.optional(z.enum(escalationTargets)), undefined),
  /** When time alone changes it next: a snooze ends, an escalation or a reminder is due. The server sets it. */
  nextAt: z.optional(z.string()),
  /** When it was last pointed out that the alert was taken over and is still not closed. */
  remindedAt: z.optional(z.string()),
  outcome: z.catch(z.optional(z.enum(storedOutcomes)), undefined),
  falseAlarmReason: z.catch(z.optional(z.enum(falseAlarmReasons)), undefined),
  note: z.optional(z.string()),
  closedAt: z.optional(z.string()),
  previousAlertId: z.optional(z.string()),
  history: z.array(alertEventSchema),
});
export type Alert = z.infer<typeof sentAlertSchema>;

/** An alert as it is shown: what cannot be read is urgent. */
export const alertSchema = z.pipe(
  sentAlertSchema,
  z.transform((alert: Alert) => urgentUnlessRead(alert)),
);

/** An alert about something that this program can draw and ask about. */
export type MeasuredAlert = Alert & { measure: Measure };
export const isMeasured = (alert: Alert): alert is MeasuredAlert =>
  measures.some((measure) => measure === alert.measure);

/** An alert about results of laboratories. */
export type LabAlert = Alert & { measure: LabSubject };
export const isLabAlert = (alert: Alert): alert is LabAlert => isLabSubject(alert.measure);

/** Tells whether an alert still needs somebody, as do a snoozed one and one that went by itself but awaits review. */
export const isActive = ({ status }: Pick<Alert, 'status'>): boolean => !closedStatuses.includes(status);
