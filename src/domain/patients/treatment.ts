import { fold } from '../fold';
import type { FluidAssignment, FluidRun } from '../fluid/assignment';
import { heldOn, statusOn } from '../fluid/assignmentDays';
import { MOST_TIMES, segmentOn, stateOn, type Allocation, type Segment } from '../medicine/allocation';
import { calendarDayOf } from '../medicine/calendarDay';
import { nextIntakes, type DueIntake } from '../medicine/schedule';
import type { MedicationRequest } from '../medicine/medicationRequest';
import type { FluidTarget, Patient } from './patient';
import { addDays, patientDay } from '../patientDay';
import { clockOf } from '../rules/alertLimits';

/** The fluids that a patient is to drink now, and the source of that. */
export type FluidTreatment =
  | { kind: 'plan'; assignment: FluidAssignment; run: FluidRun; nextFrom?: string }
  /** Said in the record of somebody who was never given a plan. */
  | { kind: 'target'; target: FluidTarget }
  | { kind: 'paused' }
  | { kind: 'planned'; from: string }
  | { kind: 'none' };

/**
 * The fluid plan that holds now, and which one is to follow.
 * @param now epoch ms
 * @returns null where a plan holds that says no amount: nothing may be said then
 */
export function fluidTreatment(
  patient: Patient,
  assignments: readonly FluidAssignment[],
  now: number,
): FluidTreatment | null {
  const day = patientDay(now, clockOf(patient));
  const planned = assignments.filter((one) => statusOn(one, day) === 'planned').map(({ start }) => start);
  const from = planned.toSorted().at(0);
  const current = assignments.find((one) => heldOn(one, day));
  if (current) {
    const run = current.runs.findLast((one) => one.from <= day);
    return run ? { kind: 'plan', assignment: current, run, ...(from && { nextFrom: from }) } : null;
  }
  if (assignments.some((one) => statusOn(one, day) === 'paused')) return { kind: 'paused' };
  if (from) return { kind: 'planned', from };
  const { fluidTarget } = patient.ext;
  const wasGiven = assignments.some(({ status }) => status !== 'draft');
  return fluidTarget && !wasGiven ? { kind: 'target', target: fluidTarget } : { kind: 'none' };
}

/** A medicine that a patient takes, is to take again, or begins to take. */
export interface MedicineTreatment {
  allocation: Allocation;
  state: 'active' | 'paused' | 'planned';
  /** The segment in force; while the medicine pauses the one that follows, for a planned medicine its first. */
  segment: Segment;
  /** The first day of all. */
  from: string;
  /** The last day on which it is taken; open without. */
  lastDay?: string;
  /** When it is taken again after a pause, where that is known. */
  resumes?: string;
  /** Null of medicines taken as needed, and where none is left. */
  next: DueIntake | null;
  /** The segments that follow later. */
  later: readonly Segment[];
}

const order = ['active', 'asNeeded', 'paused', 'planned'] as const;
const rank = ({ state, allocation }: MedicineTreatment): number =>
  order.indexOf(state === 'active' && allocation.asNeeded ? 'asNeeded' : state);

function medicineTreatment(
  allocation: Allocation,
  today: string,
  now: number,
  timeZone: string,
): MedicineTreatment | null {
  const state = stateOn(allocation, today);
  const [first] = allocation.segments;
  if (!first || state === 'stopped' || state === 'completed') return null;
  const stopsBefore = allocation.stopped?.on;
  const coming = allocation.segments.filter(
    ({ from }) => from > today && (stopsBefore === undefined || from < stopsBefore),
  );
  const current = segmentOn(allocation.segments, today);
  const resuming = state === 'paused' ? coming.find(({ pause }) => !pause) : undefined;
  const segment = resuming ?? current ?? first;
  const lastOf = allocation.segments.at(-1)?.to;
  const ends = [lastOf, stopsBefore && addDays(stopsBefore, -1)].filter((one) => one !== undefined);
  const lastDay = ends.toSorted().at(0);
  return {
    allocation,
    state,
    segment,
    from: first.from,
    ...(lastDay && { lastDay }),
    ...(resuming && { resumes: resuming.from }),
    // Up to MOST_TIMES intakes can have passed already today.
    next: nextIntakes(allocation, today, MOST_TIMES + 1, timeZone).find(({ at }) => at >= now) ?? null,
    later: coming.filter(({ from }) => from > segment.from),
  };
}

/**
 * The medicines that a patient takes now or is to take, by the calendar of the patient's zone: first what is due by the
 * clock, then what is taken as needed, then what pauses or is still to begin.
 * @param now epoch ms
 * @param timeZone IANA; one that is unknown counts as UTC
 */
export function medicinesTreatment(
  allocations: readonly Allocation[],
  now: number,
  timeZone: string,
): MedicineTreatment[] {
  const today = calendarDayOf(now, timeZone);
  return allocations
    .flatMap((one) => medicineTreatment(one, today, now, timeZone) ?? [])
    .toSorted((a, b) => rank(a) - rank(b) || a.allocation.given.name.localeCompare(b.allocation.given.name));
}

/** Prescriptions that may hold; one whose state is unknown may. */
const mayHold: readonly MedicationRequest['status'][] = ['active', 'on-hold', 'unknown'];

/** Tells whether the day, month or year until which something is taken is over. @param today ISO date */
const isOverBy = (until: string, today: string): boolean =>
  until.slice(0, 10) < today.slice(0, Math.min(until.length, 10));

/** Words of a prescription that say in what form a medicine is given, not which one it is. */
const FORM =
  /^(tab|tabl|tablets?|tabletten?|filmtabletten?|comprimes?|cp|comprimidos?|caps|capsules?|kapseln?|gelules?|capsulas?|oral|orale)$/;

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const UNIT = '(?:mg|g|ug|µg|μg|mcg|ml|l|iu|ie|ui|mmol|meq)';
/**
 * A strength, such as `5 mg`, `49/51 mg` or `100 IU/mL`. A number without a unit may tell one medicine from another:
 * Mix 25 and Mix 50, vitamins B 6 and B 12, bicarbonate 8.4 % and 1.4 %.
 */
const STRENGTH = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])${NUMBER}(?:/${NUMBER})*\s*${UNIT}(?:\s*/\s*(?:${NUMBER}\s*)?${UNIT})?(?![\p{L}\p{N}])`,
  'gu',
);

/** Gives the name of a medicine in plain words, without its form and strength. */
const substanceIn = (name: string): string =>
  fold(name)
    .replaceAll(STRENGTH, ' ')
    .split(/[^\p{L}\p{N}.,µ]+/u)
    .filter((word) => word !== '' && !FORM.test(word))
    .join(' ');

/**
 * Tells whether a prescription is for the medicine that was given here, as a whole: a name that only begins alike is
 * another one.
 */
function isSameMedicine(medicine: string, { given: { name, activeIngredients } }: Allocation): boolean {
  const substance = substanceIn(medicine);
  // Of a combination one ingredient alone is another medicine.
  const names = [name, ...(activeIngredients.length === 1 ? activeIngredients : [])];
  return substance !== '' && names.some((one) => substanceIn(one) === substance);
}

/** A prescription of another system, and the day on which the same medicine was stopped here, where it was. */
export interface PrescribedElsewhere {
  request: MedicationRequest;
  stoppedOn?: string;
}

/**
 * Lists what other systems prescribed besides the medicines taken here. Only what stands on the sheet by itself,
 * taken or pausing, makes such a line unnecessary; where it is not sure that both are the same medicine, both stand
 * there.
 * @param requests of the patient
 * @param allocations of the patient, also those that are over
 * @param now epoch ms
 * @param timeZone IANA
 */
export function prescribedElsewhere(
  requests: readonly MedicationRequest[],
  allocations: readonly Allocation[],
  now: number,
  timeZone: string,
): PrescribedElsewhere[] {
  const today = calendarDayOf(now, timeZone);
  const running = allocations.filter((one) => ['active', 'paused'].includes(stateOn(one, today)));
  return requests
    .filter(({ status }) => mayHold.includes(status))
    .filter(({ until }) => until === undefined || !isOverBy(until, today))
    .filter(({ medicine }) => !running.some((one) => isSameMedicine(medicine, one)))
    .map((request) => {
      const stops = allocations
        .filter((one) => stateOn(one, today) === 'stopped' && isSameMedicine(request.medicine, one))
        .flatMap(({ stopped }) => stopped?.on ?? [])
        .toSorted();
      const stoppedOn = stops.at(-1);
      return { request, ...(stoppedOn !== undefined && { stoppedOn }) };
    })
    .toSorted((a, b) => a.request.medicine.localeCompare(b.request.medicine));
}
