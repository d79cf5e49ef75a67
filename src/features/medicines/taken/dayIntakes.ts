import { mostIn24Hours, takenInstants } from '@/domain/medicine/asNeeded';
import {
  isRhythmKnown,
  segmentOn,
  stateOn,
  type Allocation,
  type Segment,
} from '@/domain/medicine/allocation';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { isStillMeant, type Intake } from '@/domain/medicine/intake';
import { addDays } from '@/domain/patientDay';
import {
  intakesBetween,
  intakeState,
  type DueIntake,
  type ExcusedDays,
  type IntakeState,
} from '@/domain/medicine/schedule';

/** An intake that is due on the day, or was when somebody entered it; on today's list a late one of yesterday too. */
export interface DueRow {
  id: string;
  allocation: Allocation;
  /** Null where the schedule was changed after it was entered. */
  due: DueIntake | null;
  /** When it was due, in the patient's calendar. */
  day: string;
  time: string;
  entry: Intake | undefined;
  state: IntakeState;
}

/** A medicine taken as needed, with what was taken of it on the day. */
export interface NeededRow {
  allocation: Allocation;
  segment: Segment;
  maxPerDay: number;
  taken: readonly Intake[];
  /** When it was taken, on the days around too, epoch ms: the maximum counts any 24 hours. */
  instants: readonly number[];
  /** The most of any 24 hours that hold now, or on a past day an intake of it. */
  most: number;
}

export interface DayIntakes {
  due: DueRow[];
  needed: NeededRow[];
  /** Medicines that are taken by a frequency which this version does not know: nobody can say here whether any is due. */
  unknown: Pick<NeededRow, 'allocation' | 'segment'>[];
  /** Of those that are over: taken, late ones too, and missed. */
  counts: { taken: number; missed: number; of: number };
}

const holdsOn = (allocation: Allocation, day: string): Segment | undefined =>
  stateOn(allocation, day) === 'active' ? segmentOn(allocation.segments, day) : undefined;

/** Everything about one calendar day of the patient. @param now epoch ms */
export function dayIntakes(
  own: readonly Allocation[],
  entries: readonly Intake[],
  { day, timeZone, now, isExcused }: { day: string; timeZone: string; now: number; isExcused: ExcusedDays },
): DayIntakes {
  const ofDay = entries.filter((entry) => entry.day === day);
  const isToday = day === calendarDayOf(now, timeZone);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const dueOn = (shown: string): DueRow[] =>
    own.flatMap((allocation) =>
      intakesBetween(allocation, shown, shown, timeZone).map((due): DueRow => {
        const entry = byId.get(due.id);
        const state = intakeState(due, entry, now, isExcused);
        return { id: due.id, allocation, due, day: shown, time: due.time, entry, state };
      }),
    );
  const planned = dueOn(day);
  // Who takes the evening dose after midnight is to find it, and not enter the next one in its place.
  const late = isToday
    ? dueOn(addDays(day, -1)).filter(
        ({ due, state }) => due && state !== 'before' && isStillMeant(due.at, now, due.windowMinutes),
      )
    : [];
  const known = new Set(planned.map(({ id }) => id));
  const unplanned = ofDay.flatMap((entry): DueRow[] => {
    const allocation = own.find(({ id }) => id === entry.allocation);
    if (!entry.due || !allocation || known.has(entry.id)) return [];
    const state = entry.state === 'skipped' ? 'skipped' : 'taken';
    return [{ id: entry.id, allocation, due: null, ...entry.due, entry, state }];
  });
  const needed = own.flatMap((allocation): NeededRow[] => {
    const taken = ofDay.filter((entry) => entry.allocation === allocation.id && !entry.due);
    const segment = holdsOn(allocation, day) ?? (taken.length > 0 ? allocation.segments.at(-1) : undefined);
    if (!allocation.asNeeded || !segment) return [];
    const instants = takenInstants(entries, allocation.id);
    const looked = isToday ? [now] : takenInstants(taken, allocation.id);
    const most = Math.max(0, ...looked.map((at) => mostIn24Hours(at, instants)));
    return [{ allocation, segment, maxPerDay: allocation.asNeeded.maxPerDay, taken, instants, most }];
  });
  const over = planned.filter(({ state }) => state !== 'scheduled' && state !== 'open');
  const isTaken = ({ state }: DueRow) => state === 'taken' || state === 'takenLate';
  return {
    due: [...late, ...planned, ...unplanned].toSorted(
      (a, b) =>
        a.day.localeCompare(b.day) ||
        a.time.localeCompare(b.time) ||
        a.allocation.given.name.localeCompare(b.allocation.given.name),
    ),
    needed,
    unknown: own.flatMap((allocation) => {
      const segment = holdsOn(allocation, day);
      return segment && !allocation.asNeeded && !isRhythmKnown({ segments: [segment] })
        ? [{ allocation, segment }]
        : [];
    }),
    counts: {
      taken: over.filter(isTaken).length,
      missed: over.filter(({ state }) => state === 'missed').length,
      of: planned.filter(({ state }) => state !== 'excused' && state !== 'before').length,
    },
  };
}
