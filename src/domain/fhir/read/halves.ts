import { isPlausible, isUsual, isUsualPulsePressure } from './quantity';
import { derivedId } from '../identity';
import type { Reason, Taken } from './findings';
import type { HalfItem, ReadingItem } from './items';
import { compareAge, type SaidReading } from './versions';

/** One of the two pressures of a patient, and how the report is told what became of it. */
export interface PlacedHalf {
  data: HalfItem;
  took(kind: Taken): void;
  leave(reason: Reason): void;
}

/** Makes a pressure of its two halves, or says why they are none. @returns mmHg; `unusual` where somebody would ask */
export function pressureOf(
  high: number,
  low: number,
): { value: number; diastolic: number; unusual: boolean } | { left: 'implausible' } {
  const possible = isPlausible(high, 'bloodPressure') && isPlausible(low, 'diastolic') && high > low;
  if (!possible) return { left: 'implausible' };
  const usual =
    isUsual(high, 'bloodPressure') && isUsual(low, 'diastolic') && isUsualPulsePressure(high - low);
  return { value: high, diastolic: low, unusual: !usual };
}

/** The newest version of each; of those without an id, each is one of its own. */
function newestOf(halves: readonly PlacedHalf[]): PlacedHalf[] {
  const newest = new Map<unknown, PlacedHalf>();
  for (const half of halves) {
    const key = half.data.id ?? half;
    const known = newest.get(key);
    if (!known) newest.set(key, half);
    else if (compareAge(half.data, known.data) > 0) {
      known.leave('duplicate');
      newest.set(key, half);
    } else half.leave('duplicate');
  }
  return [...newest.values()];
}

function joined(upper: HalfItem, lower: HalfItem): ReadingItem | { left: Reason } {
  const pressure = pressureOf(upper.value, lower.value);
  if ('left' in pressure) return pressure;
  const { value, diastolic, unusual } = pressure;
  const latest = [upper.lastUpdated, lower.lastUpdated]
    .filter((at) => at !== undefined)
    .toSorted()
    .at(-1);
  const amendedAt = [upper.reading.amendedAt, lower.reading.amendedAt]
    .filter((at) => at !== undefined)
    .toSorted()
    .at(-1);
  const note = [upper.reading.note, lower.reading.note].filter(Boolean).join('\n').slice(0, 2000);
  return {
    kind: 'reading',
    subject: upper.subject,
    id: upper.id && lower.id && `${upper.id}+${lower.id}`,
    ownId: undefined,
    ...(latest !== undefined && { lastUpdated: latest }),
    dayTotal: false,
    atMs: upper.atMs,
    reading: {
      ...upper.reading,
      value,
      diastolic,
      ...(unusual && { confirmedOutOfRange: true }),
      ...(amendedAt !== undefined && { amendedAt }),
      ...(note !== '' && { note }),
    },
  };
}

/**
 * Joins systolic and diastolic pressures of one patient that were sent apart, where an instant has exactly one of each;
 * what has no partner, or more than one, is left out with the reason.
 * @param patient whose they are
 */
export function pairedHalves(halves: readonly PlacedHalf[], patient: string): SaidReading[] {
  const byInstant = new Map<number, PlacedHalf[]>();
  for (const half of newestOf(halves)) {
    const { atMs } = half.data;
    byInstant.set(atMs, [...(byInstant.get(atMs) ?? []), half]);
  }
  return [...byInstant.values()].flatMap((group): SaidReading[] => {
    const upper = group.find(({ data }) => data.side === 'systolic');
    const lower = group.find(({ data }) => data.side === 'diastolic');
    if (!upper || !lower || group.length !== 2) {
      for (const half of group) half.leave('incompletePressure');
      return [];
    }
    const data = joined(upper.data, lower.data);
    if ('left' in data) {
      for (const half of group) half.leave(data.left);
      return [];
    }
    upper.took('readings');
    lower.took('used');
    const { at, value, diastolic } = data.reading;
    const id = data.id ?? [at, value, diastolic].join(' ');
    return [{ id: derivedId(patient, 'reading', id), data }];
  });
}
