import type { Reading } from '@/domain/readings/reading';

/**
 * A second, independent account of some grave rules, for a patient with heart failure, without dialysis, who is asked to
 * drink at most 1,000 mL. Nothing of the product counts here: if one of both is wrong, they disagree.
 */

export const HOUR = 3_600_000;
export const MOST_TO_DRINK = 1000;

/** The rules that are watched, by their ids in the product. */
export const watches = [
  'pressureSevere',
  'pressureLow',
  'urineLow',
  'weightHeartFailure',
  'fluidOver',
] as const;
export type Watch = (typeof watches)[number];

/** Something stored that somebody has to hear of. */
export interface Danger {
  watch: Watch;
  /** What it is about: the instant of a reading, or a patient day. */
  about: string;
  /** Epoch ms of the newest reading that it stands on. */
  newest: number;
  severity: 'critical' | 'high';
  /** How far it lies beyond the limit, as a share of it. */
  beyond: number;
  /** Whether what followed was harmless. */
  hasCleared: boolean;
}

export interface Clock {
  timeZone: string;
  /** Hour of waking. */
  wakes: number;
}

/**
 * A figure that is worse by less than this share of its limit is none that somebody has to hear of again: a tenth, of a
 * gain of weight half a kilogram of two.
 */
const margins: Partial<Record<Watch, number>> = { weightHeartFailure: 0.25 };
const MARGIN = 0.1;
const ranks = { critical: 0, high: 1 };

/** The date on which somebody woke up last. */
export function dayOf(at: number, { timeZone, wakes }: Clock): string {
  const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  return wall
    .subtract({ days: wall.hour < wakes ? 1 : 0 })
    .toPlainDate()
    .toString();
}

export const dayBefore = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).subtract({ days }).toString();

/** Of a reading in days of 24 hours, of a patient day in dates. */
export const daysSince = ({ about, newest }: Danger, now: number, clock: Clock): number =>
  about.includes('T')
    ? (now - newest) / (24 * HOUR)
    : Temporal.PlainDate.from(about).until(dayOf(now, clock)).days;

/** Whether somebody who saw one danger has not seen this one with it. */
export const isGraver = (one: Danger, seen: Danger): boolean =>
  ranks[one.severity] < ranks[seen.severity] || one.beyond >= seen.beyond + (margins[one.watch] ?? MARGIN);

/** Whether somebody who dealt with one danger has dealt with another: the same, or one before it that was no worse. */
export const isCovered = (one: Danger, seen: Danger): boolean =>
  one.watch === seen.watch && !isGraver(one, seen) && (one.about === seen.about || one.newest <= seen.newest);

type Shown = Pick<Reading, 'value' | 'diastolic' | 'dayMark' | 'updatedAt'> & { at: number; day: string };

function* ofPressure(all: readonly Shown[]): Generator<Danger> {
  for (const { at, value, diastolic = 0 } of all) {
    const common = { about: new Date(at).toISOString(), newest: at };
    const after = all.filter((one) => one.at > at);
    const isLater = (isHarmless: (one: Shown) => boolean) => after.some((one) => isHarmless(one));
    if (value >= 180 || diastolic >= 110)
      yield {
        ...common,
        watch: 'pressureSevere',
        severity: 'critical',
        beyond: Math.max((value - 180) / 180, (diastolic - 110) / 110),
        hasCleared: isLater((one) => one.value < 180 && (one.diastolic ?? 0) < 110),
      };
    if (value < 90)
      yield {
        ...common,
        watch: 'pressureLow',
        severity: value < 70 ? 'critical' : 'high',
        beyond: (90 - value) / 90,
        hasCleared: isLater((one) => one.value >= 90),
      };
  }
}

interface Volume {
  day: string;
  ml: number;
  newest: number;
  isWhole: boolean;
}

/** The order of totals: by when they were recorded, then by when they were. */
const recorded = ({ updatedAt, at }: Shown): string => `${updatedAt} ${at}`;

/**
 * What was drunk or passed on each day; a total counts in the place of what was entered one by one, of several the one
 * recorded last. Of two that were recorded at once nobody knows.
 */
function volumes(readings: readonly Shown[]): Volume[] {
  return [...new Set(readings.map(({ day }) => day))].flatMap((day) => {
    const own = readings.filter((one) => one.day === day);
    const all = own.filter(({ dayMark }) => dayMark === 'total');
    const newest = all.map(recorded).toSorted().at(-1);
    const totals = all.filter((one) => recorded(one) === newest);
    if (totals.length > 1) return [];
    const counted = totals.length > 0 ? totals : own;
    const ml = counted.reduce((sum, { value }) => sum + value, 0);
    const isNothing = ml === 0 && own.some(({ dayMark }) => dayMark === 'nothing');
    const isWhole = totals.length > 0 || isNothing || own.some(({ dayMark }) => dayMark === 'complete');
    return { day, ml, newest: Math.max(...own.map(({ at }) => at)), isWhole };
  });
}

function* ofUrine(all: readonly Shown[], today: string): Generator<Danger> {
  const days = volumes(all).filter(({ day, isWhole }) => isWhole && day < today);
  for (const { day, ml, newest } of days)
    if (ml < 400)
      yield {
        watch: 'urineLow',
        about: day,
        newest,
        severity: ml < 100 ? 'critical' : 'high',
        beyond: (400 - ml) / 400,
        hasCleared: days.some((one) => one.day > day && one.ml >= 400),
      };
}

function* ofWater(all: readonly Shown[]): Generator<Danger> {
  const days = volumes(all);
  const isOver = (day: string) => days.some((one) => one.day === day && one.ml > 1.1 * MOST_TO_DRINK);
  for (const { day, ml, newest } of days)
    if ([0, 1, 2].every((back) => isOver(dayBefore(day, back))))
      yield {
        watch: 'fluidOver',
        about: day,
        newest,
        severity: 'high',
        beyond: ml / MOST_TO_DRINK - 1.1,
        hasCleared: days.some((one) => one.day > day && !isOver(one.day)),
      };
}

function* ofWeight(all: readonly Shown[]): Generator<Danger> {
  const lastOf = (day: string) => {
    const own = all.filter((one) => one.day === day);
    const last = Math.max(...own.map(({ at }) => at));
    return Math.max(...own.filter(({ at }) => at === last).map(({ value }) => value));
  };
  const days = [...new Set(all.map(({ day }) => day))].toSorted();
  const gains = days.map((day) => {
    const before = days.filter((one) => one < day && one >= dayBefore(day, 3)).map(lastOf);
    const own = all.filter((one) => one.day === day);
    const kg = Math.max(...own.map(({ value }) => value)) - Math.min(...before);
    return { day, kg: Math.round(kg * 10) / 10, newest: Math.max(...own.map(({ at }) => at)) };
  });
  for (const { day, kg, newest } of gains)
    if (kg >= 2)
      yield {
        watch: 'weightHeartFailure',
        about: day,
        newest,
        severity: 'high',
        beyond: (kg - 2) / 2,
        hasCleared: gains.some((one) => one.day > day && one.kg < 2),
      };
}

/** Everything that somebody has to hear of among what is stored. */
export function dangersOf(readings: readonly Reading[], clock: Clock, now: number): Danger[] {
  const all = (measure: Reading['measure']): Shown[] =>
    readings
      .filter((one) => one.measure === measure)
      .map(({ at, value, diastolic, dayMark, updatedAt }) => {
        const ms = Date.parse(at);
        return { value, diastolic, dayMark, updatedAt, at: ms, day: dayOf(ms, clock) };
      });
  const today = dayOf(now, clock);
  return [
    ...ofPressure(all('bloodPressure')),
    ...ofUrine(all('urine'), today),
    ...ofWater(all('water')),
    ...ofWeight(all('weight')),
  ];
}
