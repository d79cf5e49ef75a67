import type { DayRun, FluidAssignment, FluidRun } from '@/domain/fluid/assignment';
import type { PlanBody } from '@/domain/fluid/plan';
import type { Allocation, Frequency, Segment } from '@/domain/medicine/allocation';
import type { Patient } from '@/domain/patients/patient';

/** A plan of 1500 mL at most, in five equal slots. */
export const aPlan = (parts: Partial<PlanBody> = {}): PlanBody => ({
  id: 'plan',
  name: 'Limit 1500',
  status: 'active',
  direction: 'maximum',
  totalFluidQuantityFormula: '1500',
  stepMl: 50,
  dimensions: { name: 'Glass', volumeMl: 200 },
  fluidSlot: { by: 'count', count: 5 },
  fluidDistribution: { by: 'equal' },
  quietHours: 2,
  countsFood: false,
  contraindications: [],
  ...parts,
});

/** Somebody awake from 07:00 to 23:00 in Berlin. */
export const aPlanned = (
  parts: Partial<Omit<Patient, 'ext'>> = {},
  ext: Partial<Patient['ext']> = {},
): Patient => ({
  id: 'p1',
  version: '1',
  updatedAt: '2027-03-01T08:00:00.000Z',
  category: null,
  firstName: 'Marie',
  lastName: 'Dubois',
  patientId: 'NP-1',
  dateOfbirth: '1961-04-02',
  gender: 'female',
  wakeUpTime: '07:00',
  sleepTime: '23:00',
  pathologies: [],
  medicalTeam: {},
  ext: { timeZone: 'Europe/Berlin', status: 'active', dialysisMode: 'none', identifiers: [], ...ext },
  ...parts,
});

export const aDayRun = (ml: number): DayRun => ({
  formula: String(ml),
  rawMl: ml,
  target: { direction: 'maximum', maxMl: ml },
  aimMl: ml,
  slots: [],
});

export const aRun = (from: string, parts: Partial<FluidRun> = {}): FluidRun => ({
  at: `${from}T08:00:00.000Z`,
  by: 'nurse@nephrodesk.test',
  from,
  revision: 1,
  inputs: [],
  day: aDayRun(1500),
  ...parts,
});

/** A plan that holds from 1 March 2027 on. */
export const anAssignment = (parts: Partial<FluidAssignment> = {}): FluidAssignment => {
  const start = parts.start ?? '2027-03-01';
  return {
    id: 'a1',
    version: '1',
    updatedAt: '2027-03-01T08:00:00.000Z',
    patient: 'p1',
    plan: 'plan',
    status: 'active',
    start,
    prescriber: 'Dr Hollerstett',
    reason: 'Gains too much between sessions.',
    typed: {},
    dialysisWeekdays: [],
    by: 'nurse@nephrodesk.test',
    revision: 1,
    body: aPlan(),
    runs: [aRun(start)],
    history: [{ at: `${start}T08:00:00.000Z`, by: 'nurse@nephrodesk.test', status: 'active', from: start }],
    ...parts,
  };
};

/** From 1 March 2027 on (a Monday), one tablet every day at 08:00. */
export const aSegment = (parts: Partial<Segment> = {}): Segment => ({
  id: 's1',
  from: '2027-03-01',
  dose: { value: 1, unit: 'tablet' },
  frequency: { kind: 'everyday' },
  anchor: parts.from ?? '2027-03-01',
  times: ['08:00'],
  windowMinutes: 120,
  ...parts,
});

export const anAllocation = (parts: Partial<Allocation> = {}): Allocation => ({
  id: 'x1',
  version: '1',
  updatedAt: '2027-03-01T08:00:00.000Z',
  patient: 'p1',
  medicine: 'm1',
  segments: [aSegment()],
  prescriber: 'Dr Hollerstett',
  given: { id: 'm1', name: 'Ramipril 5 mg', activeIngredients: ['Ramipril'] },
  history: [],
  ...parts,
});

/** The four frequencies of the specification. */
export const frequencies: Record<Frequency['kind'], Frequency> = {
  everyday: { kind: 'everyday' },
  specificFrequency: { kind: 'specificFrequency', everyDays: 3 },
  preciseDays: { kind: 'preciseDays', weekdays: [1, 3, 5] },
  cycle: { kind: 'cycle', onDays: 3, offDays: 2 },
};
