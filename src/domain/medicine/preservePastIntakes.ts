import { canonical } from '../canonical';
import { addDays, isTimeZone } from '../patientDay';
import { endOf, MOST_SEGMENTS, startOf, type AllocationBody, type Segment } from './allocation';
import { calendarDayOf } from './calendarDay';
import { dueDays, instantOf, intakesBetween, type DueIntake } from './schedule';

type Scheduled = Pick<AllocationBody, 'id' | 'segments' | 'stopped' | 'asNeeded'>;

/** When something is changed: epoch ms, and the patient's IANA zone; one that is unknown counts as UTC. */
export interface Moment {
  now: number;
  timeZone: string;
}

/** Lists what was due earlier today. */
const passedToday = (
  { id, segments, stopped, asNeeded }: Scheduled,
  { now, timeZone }: Moment,
): DueIntake[] => {
  const today = calendarDayOf(now, timeZone);
  // When it was allocated says nothing about what was due.
  const one = { id, segments, stopped, asNeeded };
  return intakesBetween(one, today, today, timeZone).filter(({ at }) => at < now);
};

/** The day from which on a change replaces whole days: tomorrow where something was due today already. */
export function firstWholeDay(one: Scheduled, moment: Moment): string {
  const today = calendarDayOf(moment.now, moment.timeZone);
  return passedToday(one, moment).length > 0 ? addDays(today, 1) : today;
}

/** A day, and the time of it from which on something holds; the whole day without. */
interface Border {
  day: string;
  time?: string;
}

/** The first minute of the patient's calendar from which on nothing is before now. */
function borderAt({ now, timeZone }: Moment): Border {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDateTime();
  let minute = local.round({ smallestUnit: 'minute', roundingMode: 'ceil' });
  const dayOf = () => minute.toPlainDate().toString();
  const timeOf = () => minute.toPlainTime().toString({ smallestUnit: 'minute' });
  // In an hour that comes twice what is due is due the first time.
  while (instantOf(dayOf(), timeOf(), zone) < now) minute = minute.add({ minutes: 1 });
  return { day: dayOf(), ...(timeOf() !== '00:00' && { time: timeOf() }) };
}

const borderText = ({ day, time = '00:00' }: Border): string => `${day}T${time}`;

function upTo(segments: readonly Segment[], border: Border): Segment[] {
  const { day, time } = border;
  const text = borderText(border);
  return segments
    .filter((one) => startOf(one) < text)
    .map((one) => {
      if (endOf(one) <= text) return one;
      const { until: _until, ...open } = one;
      return { ...open, ...(time === undefined ? { to: addDays(day, -1) } : { to: day, until: time }) };
    });
}

function onFrom(segments: readonly Segment[], border: Border): Segment[] {
  const { day, time } = border;
  const text = borderText(border);
  return segments
    .filter((one) => endOf(one) > text)
    .map((one) => {
      if (startOf(one) >= text) return one;
      const { since: _since, ...open } = one;
      return { ...open, from: day, ...(time !== undefined && { since: time }) };
    });
}

/** Gives what was due on the days before one, as text to compare. Zones move instants and not what was due. */
const daysBefore = (one: Scheduled, first: string, today: string): string | undefined =>
  canonical(
    dueDays(one, first, addDays(today, -1)).flatMap(({ day, times, segment: { dose, windowMinutes } }) =>
      times.map((time) => [day, time, dose, windowMinutes]),
    ),
  );

/**
 * The plan of a change as it is to be stored, so that no intake that was due before now is changed, lost or added: where
 * it says today it holds from now on, and what was due earlier today stays.
 * @param rest id of what goes on from now on, where a segment is cut for it
 * @returns null where it says otherwise about the days before today: those are not rewritten
 */
export function preservePastIntakes(
  before: Scheduled,
  after: Scheduled,
  moment: Moment,
  rest: string,
): Pick<Scheduled, 'segments' | 'stopped'> | null {
  const { now, timeZone } = moment;
  const today = calendarDayOf(now, timeZone);
  const first = [...before.segments, ...after.segments].reduce(
    (least, { from }) => (from < least ? from : least),
    today,
  );
  if (daysBefore(before, first, today) !== daysBefore(after, first, today)) return null;
  const passed = (one: Scheduled) => canonical(passedToday(one, moment));
  const isKept = (plan: Pick<Scheduled, 'segments' | 'stopped'>) =>
    passed({ ...after, ...plan }) === passed(before);
  const { segments, stopped } = after;
  const requested = { segments, ...(stopped && { stopped }) };
  if (isKept(requested)) return requested;

  const border = borderAt(moment);
  const { day: on, time } = border;
  const isStoppedNow = stopped?.on === today && (!before.stopped || before.stopped.on > today);
  const halted = isStoppedNow
    ? { segments, stopped: { ...stopped, on, ...(time !== undefined && { time }) } }
    : requested;
  if (isKept(halted)) return halted;

  const gone = upTo(before.segments, border);
  const taken = new Set(gone.map(({ id }) => id));
  const coming = onFrom(segments, border).map((one) => (taken.has(one.id) ? { ...one, id: rest } : one));
  const spliced = { ...halted, segments: [...gone, ...coming] };
  return isKept(spliced) && spliced.segments.length <= MOST_SEGMENTS ? spliced : null;
}
