import * as z from 'zod/mini';
import { roles } from '../access';
import { alertOutcomes, falseAlarmReasons } from './alert';
import { instant } from '../entity';
import { isCritical, type Severity } from './severity';

/** The times that an alert can be put off for, hours. */
export const snoozeHours = [1, 4, 8, 24, 72] as const;
export type SnoozeHours = (typeof snoozeHours)[number];

/** The longest an alert of a level can be put off, hours: nothing is put off without an end. */
export function longestSnooze(severity: Severity): SnoozeHours {
  if (isCritical(severity)) return 1;
  return severity === 'high' ? 24 : 72;
}

/** The time within which an action on an alert can be undone, ms. */
export const UNDO_MS = 5 * 60_000;

const MAX_NOTE = 2000;
const note = z.string().check(z.trim(), z.maxLength(MAX_NOTE, { error: 'validation.tooLong' }));

/** The actions that a care worker takes on an alert; the server sets who and when. */
export const alertActionSchema = z.discriminatedUnion('action', [
  /** Takes the alert over; with `unassigned` it is only noted that somebody has seen it. */
  z.object({ action: z.literal('acknowledge'), unassigned: z.optional(z.boolean()) }),
  /** Takes an acknowledgement back: the same person, within five minutes. */
  z.object({ action: z.literal('undoAcknowledge') }),
  z.object({ action: z.literal('start') }),
  /** To a person (user name) or a whole team role; to nobody without either. */
  z
    .object({
      action: z.literal('assign'),
      owner: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      team: z.optional(z.enum(roles)),
      reason: z.optional(note),
    })
    .check(
      z.refine(({ owner, team }) => owner === undefined || team === undefined, {
        path: ['owner'],
        error: 'validation.invalid',
      }),
    ),
  /** The snooze ends at an instant or after a number of hours. */
  z
    .object({
      action: z.literal('snooze'),
      hours: z.optional(z.literal(snoozeHours)),
      until: z.optional(instant),
      reason: z.optional(note),
    })
    .check(
      z.refine(({ hours, until }) => (hours === undefined) !== (until === undefined), {
        path: ['until'],
        error: 'validation.required',
      }),
    ),
  /** Takes one's own assignment or snooze back, within five minutes, while nobody has acted on the alert since. */
  z.object({ action: z.literal('undoAssign') }),
  z.object({ action: z.literal('undoSnooze') }),
  /** Ends a snooze early; any user may do it. */
  z.object({ action: z.literal('wake') }),
  z.object({
    action: z.literal('resolve'),
    outcome: z.enum(alertOutcomes, { error: 'validation.outcome' }),
    note,
  }),
  z.object({
    action: z.literal('falseAlarm'),
    reason: z.enum(falseAlarmReasons, { error: 'validation.outcome' }),
    note: z.optional(note),
  }),
  z.object({
    action: z.literal('comment'),
    note: note.check(z.minLength(1, { error: 'validation.required' })),
  }),
]);
export type AlertAction = z.infer<typeof alertActionSchema>;
