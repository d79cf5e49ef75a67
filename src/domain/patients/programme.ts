import * as z from 'zod/mini';
import type { MessageId } from '@/locales';
import { may, type Action, type Role } from '../access';
import { calendarDate } from '../entity';
import { programmeStates, type Patient, type ProgrammeState } from './patient';
import { addDays, patientDay } from '../patientDay';
import { lacksPauses, pausesAfter } from './programmePauses';
import { clockOf } from '../rules/alertLimits';
import { text } from '../text';

/** A pause ends by itself: nobody is forgotten for longer than this, days. It can be prolonged. */
export const LONGEST_PAUSE_DAYS = 366;

/** The decision about a patient's place in the programme. Days are the patient's. */
export const programmeDraftSchema = z.object({
  to: z.enum(programmeStates),
  /** Since when it holds; today without. Of a death the day of it. */
  on: z.optional(calendarDate),
  /** The day on which a paused programme goes on by itself. */
  until: z.optional(calendarDate),
  reason: z.optional(text(500)),
});
export type ProgrammeDraft = z.infer<typeof programmeDraftSchema>;

interface Step {
  action: Action;
  needsReason?: true;
}
const plain: Step = { action: 'programme.change' };
const explained: Step = { action: 'programme.change', needsReason: true };
const overruled: Step = { action: 'programme.overrule', needsReason: true };

/**
 * The steps from one state to another. `paused paused` changes the end of a pause. An administrator can readmit a
 * patient who has left; `deceased` can only be corrected as a mistake, back to the state before.
 */
const steps: Readonly<Record<string, Step>> = {
  'draft pending': plain,
  'draft active': plain,
  'draft withdrawn': overruled,
  'draft deceased': plain,
  'pending active': plain,
  'pending withdrawn': overruled,
  'pending deceased': plain,
  'active paused': explained,
  'active completed': plain,
  'active withdrawn': overruled,
  'active deceased': plain,
  'paused paused': explained,
  'paused active': plain,
  'paused completed': plain,
  'paused withdrawn': overruled,
  'paused deceased': plain,
  'completed active': overruled,
  'completed deceased': plain,
  'withdrawn active': overruled,
  'withdrawn deceased': plain,
};

type Placed = Pick<Patient, 'ext' | 'resistration' | 'dateOfbirth' | 'wakeUpTime'>;

/** Gives the state before a death that was noted by mistake. */
const stateBefore = ({ ext }: Pick<Patient, 'ext'>): ProgrammeState =>
  ext.programme?.from === undefined || ext.programme.from === 'deceased' ? 'active' : ext.programme.from;

/** Gives the step by which the patient may come into a state; null where that is not possible at all. */
export function stepTo(patient: Pick<Patient, 'ext'>, to: ProgrammeState): Step | null {
  const { status } = patient.ext;
  if (status === 'deceased') return to === stateBefore(patient) ? overruled : null;
  return steps[`${status} ${to}`] ?? null;
}

/** Lists the states that somebody of this role can bring a patient into, in the order of the programme. */
export const stepsFor = (patient: Pick<Patient, 'ext'>, role: Role | null): ProgrammeState[] =>
  programmeStates.filter((to) => {
    const step = stepTo(patient, to);
    return step !== null && may(role, step.action);
  });

/** The states in which staff can enter a patient into the programme. */
export const firstStates: readonly ProgrammeState[] = ['draft', 'pending', 'active'];

const ends: readonly ProgrammeState[] = ['completed', 'withdrawn', 'deceased'];
export const isEnd = (status: ProgrammeState): boolean => ends.includes(status);

const today = (patient: Placed, now: number): string => patientDay(now, clockOf(patient));

function dayProblem(patient: Placed, { to, on }: ProgrammeDraft, day: string): MessageId | null {
  if (on === undefined) return null;
  if (on > day) return 'validation.afterToday';
  const { dateOfbirth, resistration, ext } = patient;
  if (on < dateOfbirth) return 'validation.beforeBirth';
  // A death may be learnt of late: it lies where it lies.
  if (to === 'deceased') return null;
  if (resistration !== undefined && on < resistration) return 'validation.beforeEnrolment';
  // What is put right was never so: it holds from today.
  if (ext.status === 'deceased') return on === day ? null : 'validation.invalid';
  return ext.programme && on < ext.programme.on ? 'validation.beforeLastChange' : null;
}

function untilProblem({ to, on, until }: ProgrammeDraft, day: string): MessageId | null {
  if (to !== 'paused') return until === undefined ? null : 'validation.invalid';
  if (until === undefined) return 'validation.required';
  if (until <= day) return 'validation.reviewFuture';
  return until > addDays(on ?? day, LONGEST_PAUSE_DAYS) ? 'validation.pauseLong' : null;
}

/** Lists what is wrong with a change that is possible, by field. @param now epoch ms */
export function programmeProblems(
  patient: Placed,
  draft: ProgrammeDraft,
  now: number,
): Partial<Record<keyof ProgrammeDraft, MessageId>> {
  const step = stepTo(patient, draft.to);
  if (!step) return { to: 'validation.stepImpossible' };
  const day = today(patient, now);
  const isCorrection = patient.ext.status === 'deceased';
  const on = dayProblem(patient, draft, day);
  // A pause that was interrupted by a mistake keeps the end it had.
  const until = isCorrection ? null : untilProblem(draft, day);
  return {
    ...(on && { on }),
    ...(until && { until }),
    ...(step.needsReason && !draft.reason?.trim() && { reason: 'validation.required' as const }),
  };
}

/**
 * The patient after a change that has no problems. A patient who becomes active without a date of enrolment is enrolled
 * on that day. @param by user name or `system`
 */
export function programmed(
  patient: Patient,
  { to, on, until, reason }: ProgrammeDraft,
  { by, now }: { by: string; now: number },
): Patient {
  const { status, programme } = patient.ext;
  // A pause that gets another end began when it began.
  const begun = status === 'paused' && to === 'paused' ? programme?.on : undefined;
  const day = on ?? begun ?? today(patient, now);
  // Only a death can be taken back, and then a pause needs the end that it had.
  const end = status === 'deceased' && to === 'paused' ? (programme?.until ?? day) : until;
  const kept = to === 'deceased' ? programme?.until : end;
  return {
    ...patient,
    ...(to === 'active' && patient.resistration === undefined && { resistration: day }),
    ext: {
      ...patient.ext,
      status: to,
      // Where the history has not been read yet it will tell of this one too.
      ...(!lacksPauses(patient) && { pauses: pausesAfter(patient.ext, to, day) }),
      programme: {
        on: day,
        by,
        from: status,
        ...(reason?.trim() && { reason: reason.trim() }),
        ...(kept !== undefined && { until: kept }),
      },
    },
  };
}

/** The day on which a pause that has an end ends by itself, if it has come; the programme goes on from then. */
export function pauseOver(patient: Patient, now: number): string | null {
  const { status, programme } = patient.ext;
  if (status !== 'paused' || programme?.until === undefined) return null;
  return programme.until <= today(patient, now) ? programme.until : null;
}

/**
 * The patient day since which readings are awaited: what did not come before the enrolment, or while the programme
 * rested, is no silence. Undefined of somebody of whom nothing is awaited, or where the day is not known.
 */
export function awaitedSince({
  ext,
  resistration,
}: Pick<Patient, 'ext' | 'resistration'>): string | undefined {
  if (ext.status !== 'active') return undefined;
  return [ext.programme?.on, resistration]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}
