import type { Allocation, FrequencyKind, Segment } from '@/domain/medicine/allocation';
import { segmentOn, USUAL_WINDOW_MINUTES } from '@/domain/medicine/allocation';
import type { DoseUnit, Medicine } from '@/domain/medicine/medicine';
import { addDays } from '@/domain/patientDay';
import { newId } from '@/shared/api/newId';
import type { NumberEntry } from '@/shared/forms/NumberField';

/** What the form holds of one stretch of days; the next one ends it. */
export interface StepEntries {
  id: string;
  from: string;
  doseValue: NumberEntry;
  doseUnit: DoseUnit;
  kind: FrequencyKind;
  everyDays: NumberEntry;
  /** 1 Monday to 7 Sunday. */
  weekdays: string[];
  onDays: NumberEntry;
  offDays: NumberEntry;
  times: string[];
  windowMinutes: NumberEntry;
  instruction: string;
}

/** What the form holds of a medicine of a patient, new or changed from a day on. */
export interface PlanEntries {
  id: string;
  medicine: string;
  asNeeded: boolean;
  maxPerDay: NumberEntry;
  indication: string;
  /** More than one is a taper: each holds from its day on. */
  steps: StepEntries[];
  ongoing: boolean;
  /** Last day, where it does not go on. */
  to: string;
  prescriber: string;
  reason: string;
  note: string;
  /** Ids of overlapping medicines that are meant all the same. */
  accepted: string[];
  /** Why it is given despite what it was warned of. */
  answer: string;
}

const firstStep = (from: string): StepEntries => ({
  id: newId(),
  from,
  doseValue: null,
  doseUnit: 'tablet',
  kind: 'everyday',
  everyDays: 2,
  weekdays: [],
  onDays: 21,
  offDays: 7,
  times: ['08:00'],
  windowMinutes: USUAL_WINDOW_MINUTES,
  instruction: '',
});

/** A new medicine. @param today the patient's calendar day @param prescriber who writes it */
export const newEntries = (today: string, prescriber: string): PlanEntries => ({
  id: newId(),
  medicine: '',
  asNeeded: false,
  maxPerDay: 4,
  indication: '',
  steps: [firstStep(today)],
  ongoing: true,
  to: '',
  prescriber,
  reason: '',
  note: '',
  accepted: [],
  answer: '',
});

/** A step as a segment says it. */
export function stepOf(segment: Segment, from: string): StepEntries {
  const { dose, frequency, times, windowMinutes, instruction } = segment;
  const usual = firstStep(from);
  return {
    ...usual,
    doseValue: dose.value,
    doseUnit: dose.unit,
    kind: frequency.kind,
    ...(frequency.kind === 'specificFrequency' && { everyDays: frequency.everyDays }),
    ...(frequency.kind === 'preciseDays' && { weekdays: frequency.weekdays.map(String) }),
    ...(frequency.kind === 'cycle' && { onDays: frequency.onDays, offDays: frequency.offDays }),
    times: [...times],
    windowMinutes,
    instruction: instruction ?? '',
  };
}

/** The segment that says how it is taken on a day, or next, or was last; a pause says nothing about that. */
export function segmentAt(allocation: Pick<Allocation, 'segments'>, day: string): Segment | undefined {
  const taken = allocation.segments.filter(({ pause }) => !pause);
  return (
    segmentOn(taken, day) ??
    taken.find(({ from }) => from > day) ??
    taken.at(-1) ??
    allocation.segments.at(-1)
  );
}

/** A change from a day on begins with what holds then. */
export function changeEntries(allocation: Allocation, from: string): PlanEntries {
  const current = segmentAt(allocation, from);
  const end = allocation.segments.at(-1)?.to;
  return {
    id: allocation.id,
    medicine: allocation.medicine,
    asNeeded: allocation.asNeeded !== undefined,
    maxPerDay: allocation.asNeeded?.maxPerDay ?? null,
    indication: allocation.asNeeded?.indication ?? '',
    steps: [current ? stepOf(current, from) : firstStep(from)],
    ongoing: end === undefined,
    to: end ?? '',
    prescriber: allocation.prescriber,
    reason: '',
    note: allocation.note ?? '',
    accepted: [...(allocation.accepted ?? [])],
    answer: '',
  };
}

const unitOfForm: Partial<Record<NonNullable<Medicine['form']>, DoseUnit>> = {
  tablet: 'tablet',
  capsule: 'capsule',
  solution: 'mL',
  drops: 'drop',
  powder: 'sachet',
  injection: 'injection',
  inhalation: 'puff',
  patch: 'patch',
};

/** In which unit a medicine is usually dosed: by its form, otherwise as its capacity is given. */
export const usualUnit = ({ form, capacity }: Pick<Medicine, 'form' | 'capacity'>): DoseUnit =>
  (form && unitOfForm[form]) ?? capacity?.unit ?? 'mg';

/** The step after those that are there: like the last one, a week later. */
export function nextStep(steps: readonly StepEntries[], today: string): StepEntries {
  const last = steps.at(-1) ?? firstStep(today);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(last.from);
  return { ...last, id: newId(), from: addDays(isDay ? last.from : today, 7) };
}
