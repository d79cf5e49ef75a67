import type { Allocation, Frequency, Segment } from '@/domain/medicine/allocation';
import { pausedFrom } from '@/domain/medicine/changes';
import type { Intake } from '@/domain/medicine/intake';
import type { DoseUnit } from '@/domain/medicine/medicine';
import { intakesBetween, type DueIntake } from '@/domain/medicine/schedule';
import { addDays } from '@/domain/patientDay';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { dayNumberAt, isoDate } from './days';
import { sampleMedicines, type MedicineKey } from './medicines';
import { share } from './noise';
import { prescriberOf, sampleVersion } from './plans';

type SamplePerson = PatientRecord['patient'];
const MINUTE = 60_000;
const nurse = 'nurse@nephrodesk.test';
/** Days of intakes, today among them. */
const LOGGED_DAYS = 14;
/** Who forgets more than every second intake. */
const FORGETFUL = 1;

const daily: Frequency = { kind: 'everyday' };
interface Order {
  medicine: MedicineKey;
  times: readonly string[];
  dose?: readonly [number, DoseUnit];
  frequency?: Frequency;
  instruction?: string;
  /** Tablets per dose in each period of a tapering course; afterwards the usual dose. */
  taper?: readonly number[];
  /** Days ago. */
  paused?: number;
  stopped?: number;
  asNeeded?: number;
}
const order = (medicine: MedicineKey, times: string, parts: Partial<Order> = {}): Order => ({
  medicine,
  times: times === '' ? [] : times.split(' '),
  ...parts,
});

const anaemia = (weekday: number) =>
  order('darbepoetin', '13:00', {
    dose: [1, 'injection'],
    frequency: { kind: 'preciseDays', weekdays: [weekday] },
    instruction: 'After the session.',
  });
const meals = order('sevelamer', '13:00 19:00', { dose: [2, 'tablet'], instruction: 'With the main meals.' });

/**
 * The medicines that some of the sample patients take, by their number: every frequency, a taper, a pause, a stop,
 * one as needed.
 */
const orders: Readonly<Record<number, readonly Order[]>> = {
  [FORGETFUL]: [order('ramipril', '08:00'), order('amlodipine', '20:00')],
  2: [anaemia(5), order('amlodipine', '20:00')],
  3: [
    order('tacrolimus', '08:00', { instruction: 'Fasting.' }),
    order('mycophenolate', '08:00 20:00'),
    order('prednisolone', '08:00', { taper: [4, 3, 2] }),
  ],
  4: [meals, order('amlodipine', '20:00', { stopped: 5 })],
  5: [order('bisoprolol', '08:00'), order('ramipril', '08:00', { paused: 3 })],
  6: [order('calcitriol', '20:00', { frequency: { kind: 'specificFrequency', everyDays: 2 } })],
  7: [order('furosemide', '08:00'), order('bisoprolol', '08:00')],
  8: [order('ramipril', '08:00'), order('dapagliflozin', '08:00')],
  9: [
    order('torasemide', '08:00'),
    order('iron', '18:00', { frequency: { kind: 'cycle', onDays: 5, offDays: 2 } }),
  ],
  10: [order('tacrolimus', '08:00', { instruction: 'Fasting.' })],
  12: [order('citrate', '08:00 13:00 19:00', { instruction: 'With a large glass of water.' })],
  14: [order('bisoprolol', '08:00')],
  20: [order('ramipril', '08:00')],
  24: [order('ramipril', '08:00'), order('paracetamol', '', { dose: [1, 'tablet'], asNeeded: 3 })],
  30: [anaemia(1), meals],
  36: [order('torasemide', '08:00')],
};

function segmentsOf(given: Order, start: string, today: string): Segment[] {
  const { taper = [], paused, dose: [value, unit] = [1, 'tablet'] } = given;
  const stretch = 21;
  const segments = [...taper, value].map((amount, index): Segment => {
    const from = addDays(start, index * stretch);
    return {
      id: `part-${index + 1}`,
      from,
      ...(index < taper.length && { to: addDays(from, stretch - 1) }),
      dose: { value: amount, unit },
      frequency: given.frequency ?? daily,
      anchor: from,
      times: [...given.times],
      windowMinutes: 120,
      ...(given.instruction !== undefined && { instruction: given.instruction }),
    };
  });
  if (paused === undefined) return segments;
  const rest = { from: addDays(today, -paused), reason: 'Pressure too low.' };
  return pausedFrom(segments, rest, ['pause', 'after']);
}

function allocate(patient: SamplePerson, given: Order, start: string, today: string): Allocation {
  const { id, name, capacity, activeIngredients } = sampleMedicines[given.medicine];
  const at = `${start}T10:00:00.000Z`;
  const changed = given.paused ?? given.stopped;
  const changedAt = changed === undefined ? at : `${addDays(today, -changed)}T06:00:00.000Z`;
  const reason = 'Pressure too low.';
  return {
    id: `${patient.id}-${given.medicine}`,
    version: sampleVersion,
    updatedAt: changedAt,
    patient: patient.id,
    medicine: id,
    given: { id, name, activeIngredients, ...(capacity && { capacity }) },
    segments: segmentsOf(given, start, today),
    prescriber: prescriberOf(patient),
    ...(given.asNeeded !== undefined && {
      asNeeded: { maxPerDay: given.asNeeded, indication: 'Pain' },
    }),
    ...(given.stopped !== undefined && {
      stopped: { on: addDays(today, -given.stopped), reason: 'sideEffect' as const, note: reason },
    }),
    history: [
      { at, by: nurse, what: 'allocated' },
      ...(given.paused === undefined ? [] : [{ at: changedAt, by: nurse, what: 'paused' as const, reason }]),
      ...(given.stopped === undefined
        ? []
        : [{ at: changedAt, by: nurse, what: 'stopped' as const, reason }]),
    ],
  };
}

/** The entry for a due intake: most are taken in time, some late, some skipped, some without any entry. */
function entryFor(patient: SamplePerson, number: number, due: DueIntake, now: number): Intake | null {
  const luck = share(number, due.at / MINUTE, due.id.length, 71);
  const missed = number === FORGETFUL ? 0.55 : 0.05;
  if (luck < missed) return null;
  const isSkipped = luck < missed + 0.03;
  const isLate = !isSkipped && luck < missed + 0.08;
  const minutes = Math.round(40 * share(number, due.at / MINUTE, 72)) + (isLate ? 150 : 0);
  const at = due.at + minutes * MINUTE;
  if (at > now) return null;
  const when = new Date(at).toISOString();
  return {
    id: due.id,
    version: sampleVersion,
    updatedAt: when,
    patient: patient.id,
    allocation: due.allocation,
    due: { day: due.day, time: due.time },
    day: due.day,
    by: nurse,
    loggedAt: when,
    ...(isSkipped ? { state: 'skipped', reason: 'forgotten' } : { state: 'taken', takenAt: when }),
  };
}

/** Tablets against pain on three evenings. */
function whenNeeded(patient: SamplePerson, allocation: Allocation, today: string): Intake[] {
  return [2, 5, 9].map((ago): Intake => {
    const day = addDays(today, -ago);
    const at = `${day}T17:30:00.000Z`;
    return {
      id: `${allocation.id} ${day}`,
      version: sampleVersion,
      updatedAt: at,
      patient: patient.id,
      allocation: allocation.id,
      day,
      by: nurse,
      loggedAt: at,
      state: 'taken',
      takenAt: at,
    };
  });
}

/** The medicines of one sample patient, and what is known of their intakes; most patients have none. */
export function sampleAllocations(
  patient: SamplePerson,
  number: number,
  now: number,
): { allocations: Allocation[]; intakes: Intake[] } {
  const { timeZone } = patient.ext;
  const dayNumber = dayNumberAt(now, timeZone);
  const today = isoDate(dayNumber);
  // A Monday six weeks ago: what is counted from it does not move with every day.
  const start = isoDate(dayNumber - ((dayNumber + 3) % 7) - 42);
  const allocations = (orders[number] ?? []).map((given) => allocate(patient, given, start, today));
  const intakes = allocations.flatMap((allocation) =>
    allocation.asNeeded
      ? whenNeeded(patient, allocation, today)
      : intakesBetween(allocation, addDays(today, 1 - LOGGED_DAYS), today, timeZone).flatMap(
          (due) => entryFor(patient, number, due, now) ?? [],
        ),
  );
  return { allocations, intakes };
}
