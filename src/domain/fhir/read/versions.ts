import type { PatientRecord } from '@/domain/exchange/patientRecord';
import type { Dated } from '../elements';
import type { BodyItem, ReadingItem, WithdrawalItem } from './items';

type Reading = PatientRecord['readings'][number];
type Withdrawn = NonNullable<PatientRecord['withdrawn']>[number];

/** One version of a reading: what its source said at one time, under the id that it is stored under. */
export interface SaidReading {
  id: string;
  data: ReadingItem | WithdrawalItem;
}

/** Compares the age of two states of one resource: positive where the first is newer, 0 where nobody can say. */
export function compareAge(one: Dated, other: Dated): number {
  const [a, b] = [one.lastUpdated, other.lastUpdated];
  if (a !== undefined && b !== undefined && a !== b) return a < b ? -1 : 1;
  const [first, second] = [one.versionNumber, other.versionNumber];
  return first === undefined || second === undefined ? 0 : Math.sign(first - second);
}

/** The same of states of which the dated one counts where only one is dated. */
export const compareDated = (one: Dated, other: Dated): number =>
  compareAge(one, other) || Number(one.lastUpdated !== undefined) - Number(other.lastUpdated !== undefined);

const isTaken = (data: SaidReading['data']): data is ReadingItem => 'dayTotal' in data;

/** The order where nobody can say which is newer: a correction follows what it corrects, and being taken back follows both. */
const stage = (data: SaidReading['data']): number =>
  isTaken(data) ? Number(data.reading.amendedAt !== undefined) : 2;

const saysSame = (one: Reading, other: Reading | undefined): boolean =>
  other !== undefined &&
  Date.parse(one.at) === Date.parse(other.at) &&
  one.value === other.value &&
  one.diastolic === other.diastolic;

/**
 * Puts the versions of each reading in their order, however the files hold them and whatever status they have: the oldest
 * as it was first said, each later one that says otherwise as a correction of it, and taken back only where that is the
 * newest.
 * @param patient whose readings they are
 */
export function currentReadings(
  said: readonly SaidReading[],
  patient: string,
): { readings: Reading[]; withdrawn: Withdrawn[] } {
  const versionsOf = new Map<string, SaidReading['data'][]>();
  for (const { id, data } of said) {
    const known = versionsOf.get(id);
    if (known) known.push(data);
    else versionsOf.set(id, [data]);
  }
  const readings: Reading[] = [];
  const withdrawn: Withdrawn[] = [];
  for (const [id, versions] of versionsOf) {
    const ordered = versions.toSorted((a, b) => compareAge(a, b) || stage(a) - stage(b));
    const [newest] = ordered.slice(-1);
    if (newest === undefined) continue;
    let before: Reading | undefined;
    for (const data of ordered) {
      if (!isTaken(data) || data.reading.measure !== measureOf(newest)) continue;
      const { lastUpdated } = data;
      const { amendedAt = before && (lastUpdated ?? '') } = data.reading;
      const reading: Reading = {
        id,
        patient,
        ...data.reading,
        ...(amendedAt !== undefined && { amendedAt }),
        ...(amendedAt === undefined && lastUpdated !== undefined && { saidAt: lastUpdated }),
      };
      if (saysSame(reading, before)) continue;
      readings.push(reading);
      before = reading;
    }
    if (isTaken(newest)) continue;
    const { lastUpdated } = newest;
    const { measure } = newest;
    withdrawn.push({ id, ...(lastUpdated !== undefined && { lastUpdated }), measure, ...newest.reading });
  }
  return { readings, withdrawn };
}

const measureOf = (data: SaidReading['data']) => (isTaken(data) ? data.reading.measure : data.measure);

/** The heights and weights that their newest versions still name. */
export function currentBodies(bodies: readonly BodyItem[], said: readonly SaidReading[]): BodyItem[] {
  const newest = new Map<string, Dated>();
  const note = (id: string | undefined, dated: Dated, isLast: boolean) => {
    if (id === undefined) return;
    const known = newest.get(id);
    const age = known ? compareAge(dated, known) : 1;
    if (age > 0 || (age === 0 && isLast)) newest.set(id, dated);
  };
  for (const body of bodies) note(body.id, body, true);
  for (const { data } of said) if (!isTaken(data)) note(data.id, data, true);
  return bodies.filter((body) => body.id === undefined || newest.get(body.id) === body);
}
