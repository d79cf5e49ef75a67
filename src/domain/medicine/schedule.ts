import { isInHospital, type Annotation } from '../readings/annotation';
import type { Patient } from '../patients/patient';
import { pausesOf } from '../patients/programmePauses';
import { addDays, dayBounds, daysBetween, weekdayOf } from '../patientDay';
import type { Allocation, Frequency, Segment } from './allocation';
import { calendarDayOf } from './calendarDay';
import { dueIdOf, type Intake } from './intake';
import type { Amount } from './medicine';
import { otherwise } from '../totalTable';

/** An intake that is due: in the patient's calendar, and as an instant (epoch ms). */
export interface DueIntake {
  id: string;
  allocation: string;
  day: string;
  time: string;
  at: number;
  dose: Amount;
  windowMinutes: number;
  /** Due on the first day before the medicine was allocated on it: nobody was asked to take it. */
  isBeforeStart?: true;
}

/**
 * Tells whether something is due on a calendar day. Nothing is before the anchor, nor by a rhythm that a newer host
 * has and this version does not know: it is shown as that.
 * @param anchor the day that days are counted from, ISO date
 */
export function isDueOn(frequency: Frequency, anchor: string, day: string): boolean {
  const index = daysBetween(anchor, day);
  if (index < 0) return false;
  switch (frequency.kind) {
    case 'everyday':
      return true;
    case 'specificFrequency':
      return index % frequency.everyDays === 0;
    case 'preciseDays':
      return frequency.weekdays.includes(weekdayOf(day));
    case 'cycle':
      return index % (frequency.onDays + frequency.offDays) < frequency.onDays;
    default:
      return otherwise(frequency, false);
  }
}

type Scheduled = Pick<Allocation, 'segments' | 'stopped' | 'asNeeded'>;

/** Last day of a segment as far as anybody looks: its own end, the last one before it was stopped, or `until`. */
function lastDay({ to }: Segment, stopped: Allocation['stopped'], until: string): string {
  const stop = stopped && (stopped.time === undefined ? addDays(stopped.on, -1) : stopped.on);
  return [to, stop].reduce((first: string, one) => (one !== undefined && one < first ? one : first), until);
}

/** The times of a day that a segment has: not all of them where it begins, ends or was stopped within the day. */
function timesOn(segment: Segment, stopped: Allocation['stopped'], day: string): readonly string[] {
  const since = day === segment.from ? segment.since : undefined;
  const ends = [
    day === segment.to ? segment.until : undefined,
    day === stopped?.on ? stopped.time : undefined,
  ];
  return segment.times.filter(
    (time) => (since === undefined || time >= since) && ends.every((end) => end === undefined || time < end),
  );
}

/** Holds what one segment has due on one calendar day. */
export interface DueDay {
  day: string;
  segment: Segment;
  times: readonly string[];
}

/** Lists what is due on each calendar day from `from` to `to`, both included; ascending. */
export function dueDays({ asNeeded, segments, stopped }: Scheduled, from: string, to: string): DueDay[] {
  if (asNeeded) return [];
  const found: DueDay[] = [];
  for (const segment of segments) {
    if (segment.pause) continue;
    const last = lastDay(segment, stopped, to);
    for (let day = segment.from > from ? segment.from : from; day <= last; day = addDays(day, 1)) {
      if (!isDueOn(segment.frequency, segment.anchor, day)) continue;
      const times = timesOn(segment, stopped, day);
      // A form that has no times yet has its days all the same.
      if (times.length > 0 || segment.times.length === 0) found.push({ day, segment, times });
    }
  }
  return found;
}

/** The calendar days from `from` to `to`, both included, on which something is due; ascending. */
export const intakeDays = (allocation: Scheduled, from: string, to: string): string[] => [
  ...new Set(dueDays(allocation, from, to).map(({ day }) => day)),
];

/** The instant of a time of day; one that the clocks skip is that much later, of one that comes twice the first. */
export const instantOf = (day: string, time: string, timeZone: string): number =>
  dayBounds(day, { timeZone, wakeUpTime: time }).from;

/**
 * The moment at which a medicine begins that was allocated on its first day, epoch ms; null of others: they begin with
 * their first day, whenever that was entered.
 */
function begunAt({ history = [], segments }: Dated, timeZone: string): number | null {
  const at = Date.parse(history.find(({ what }) => what === 'allocated')?.at ?? '');
  return !Number.isNaN(at) && calendarDayOf(at, timeZone) === segments[0]?.from ? at : null;
}

type Dated = Scheduled & Pick<Allocation, 'id'> & Partial<Pick<Allocation, 'history'>>;

/** Every due intake from one calendar day to another, both included, in the order of time. */
export function intakesBetween(allocation: Dated, from: string, to: string, timeZone: string): DueIntake[] {
  const { id } = allocation;
  const start = begunAt(allocation, timeZone);
  return dueDays(allocation, from, to)
    .flatMap(({ day, segment: { dose, windowMinutes }, times }) =>
      times.map((time) => ({
        id: dueIdOf(id, day, time),
        allocation: id,
        day,
        time,
        at: instantOf(day, time, timeZone),
        dose,
        windowMinutes,
      })),
    )
    .map((due) => (start !== null && due.at < start ? { ...due, isBeforeStart: true as const } : due))
    .toSorted((a, b) => a.at - b.at);
}

/** Furthest ahead that a next intake is looked for, days. */
const FURTHEST_DAYS = 800;

/** The next `count` intakes from a calendar day on. */
export function nextIntakes(allocation: Dated, from: string, count: number, timeZone: string): DueIntake[] {
  const found: DueIntake[] = [];
  for (
    let day = from, step = 31, looked = 0;
    found.length < count && looked < FURTHEST_DAYS;
    looked += step
  ) {
    found.push(...intakesBetween(allocation, day, addDays(day, step - 1), timeZone));
    day = addDays(day, step);
  }
  return found.slice(0, count);
}

/** Days from start to end, both included; null while it is ongoing. */
export function totalDays(allocation: Pick<Allocation, 'segments'>): number | null {
  const [first, last] = [allocation.segments[0], allocation.segments.at(-1)];
  if (!first || last?.to === undefined) return null;
  return daysBetween(first.from, last.to) + 1;
}

export type IntakeState =
  | 'scheduled'
  | 'open'
  | 'taken'
  | 'takenLate'
  | 'skipped'
  | 'missed'
  | 'excused'
  | 'before';

const MINUTE_MS = 60_000;

/** Tells whether nobody here can say what was taken on a calendar day (ISO date). */
export type ExcusedDays = (day: string) => boolean;

/** Days of a patient in hospital, and those on which the programme pauses or paused. */
export function excusedDays({ ext }: Pick<Patient, 'ext'>, annotations: readonly Annotation[]): ExcusedDays {
  const pauses = pausesOf(ext);
  const isPaused = (day: string) =>
    pauses.some(({ on, until }) => day >= on && (until === undefined || day < until));
  return (day) => isPaused(day) || isInHospital(annotations, day);
}

/**
 * Gives the state of a due intake. Nobody has to say that it was missed: it is once its window is over; somebody may
 * still say later that it was taken after all. Of a day in hospital, or in a pause, nobody here knows: it is excused.
 * A dose due on the first day, before the medicine was allocated, counts only where somebody says that it was taken.
 * @param now epoch ms
 */
export function intakeState(
  due: DueIntake,
  entry: Intake | undefined,
  now: number,
  isExcused: ExcusedDays,
): IntakeState {
  // Of what was entered the day and its mark stay, wherever the patient has gone since.
  const at = entry?.dueAt === undefined ? due.at : Date.parse(entry.dueAt);
  const closes = at + due.windowMinutes * MINUTE_MS;
  if (entry?.state === 'skipped') return 'skipped';
  if (entry) return Date.parse(entry.takenAt ?? entry.loggedAt) > closes ? 'takenLate' : 'taken';
  if (now < due.at) return 'scheduled';
  if (now <= closes) return 'open';
  if (isExcused(due.day)) return 'excused';
  return due.isBeforeStart ? 'before' : 'missed';
}
