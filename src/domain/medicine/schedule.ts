import { addDays, dayBounds, daysBetween, weekdayOf } from '../patientDay';
import type { Allocation, Frequency, Segment } from './allocation';
import { dueIdOf, type Intake } from './intake';
import type { Amount } from './medicine';

/** An intake that is due: in the patient's calendar, and as an instant (epoch ms). */
export interface DueIntake {
  id: string;
  allocation: string;
  day: string;
  time: string;
  at: number;
  dose: Amount;
  windowMinutes: number;
}

/**
 * Whether something is due on a calendar day. Nothing is before the anchor.
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
  }
}

/** Last day of a segment as far as anybody looks: its own end, the day before the medicine was stopped, or `until`. */
function lastDay({ to }: Segment, stopped: Allocation['stopped'], until: string): string {
  const ends = [until, ...(to ? [to] : []), ...(stopped ? [addDays(stopped.on, -1)] : [])];
  return ends.reduce((first, one) => (one < first ? one : first));
}

type Scheduled = Pick<Allocation, 'segments' | 'stopped' | 'asNeeded'>;

/** The calendar days from `from` to `to`, both included, on which something is due; ascending. */
export function intakeDays(allocation: Scheduled, from: string, to: string): string[] {
  if (allocation.asNeeded) return [];
  const days: string[] = [];
  for (const segment of allocation.segments) {
    if (segment.pause) continue;
    const last = lastDay(segment, allocation.stopped, to);
    let day = segment.from > from ? segment.from : from;
    for (; day <= last; day = addDays(day, 1))
      if (isDueOn(segment.frequency, segment.anchor, day)) days.push(day);
  }
  return days;
}

/** The instant of a time of day; one that the clocks skip is that much later, of one that comes twice the first. */
export const instantOf = (day: string, time: string, timeZone: string): number =>
  dayBounds(day, { timeZone, wakeUpTime: time }).from;

/** Every due intake from one calendar day to another, both included, in the order of time. */
export function intakesBetween(
  allocation: Scheduled & Pick<Allocation, 'id'>,
  from: string,
  to: string,
  timeZone: string,
): DueIntake[] {
  const { id, segments } = allocation;
  return intakeDays(allocation, from, to)
    .flatMap((day) => {
      const segment = segments.find((one) => one.from <= day && (one.to === undefined || day <= one.to));
      return (segment?.times ?? []).map((time) => ({
        id: dueIdOf(id, day, time),
        allocation: id,
        day,
        time,
        at: instantOf(day, time, timeZone),
        dose: segment?.dose ?? { value: 0, unit: 'tablet' as const },
        windowMinutes: segment?.windowMinutes ?? 0,
      }));
    })
    .toSorted((a, b) => a.at - b.at);
}

/** Furthest ahead that a next intake is looked for, days. */
const FURTHEST_DAYS = 800;

/** The next so many intakes from a calendar day on. */
export function nextIntakes(
  allocation: Scheduled & Pick<Allocation, 'id'>,
  from: string,
  count: number,
  timeZone: string,
): DueIntake[] {
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

export type IntakeState = 'scheduled' | 'open' | 'taken' | 'takenLate' | 'skipped' | 'missed';

const MINUTE_MS = 60_000;

/**
 * What became of a due intake. Nobody has to say that it was missed: it is once its window is over; somebody may still
 * say later that it was taken after all.
 * @param now epoch ms
 */
export function intakeState(due: DueIntake, entry: Intake | undefined, now: number): IntakeState {
  const closes = due.at + due.windowMinutes * MINUTE_MS;
  if (entry?.state === 'skipped') return 'skipped';
  if (entry) return Date.parse(entry.takenAt ?? entry.loggedAt) > closes ? 'takenLate' : 'taken';
  if (now < due.at) return 'scheduled';
  return now <= closes ? 'open' : 'missed';
}
