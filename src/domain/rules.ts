import type { Observed } from './alert';
import type { Finding } from './evaluation';
import type { Patient, ProgrammeState } from './patient';
import { addDays, daysBetween, patientDay, type PatientClock } from './patientDay';
import type { Severity } from './severity';
import type { PatientSummary, PressureDay, WaterDay } from './summary';

/** The default rules that blood pressure and water need. Each limit is a proposal to be confirmed by a clinician. */
export const ruleIds = [
  'pressureSevere',
  'pressureLow',
  'pressureMean',
  'pressureMeanDialysis',
  'fluidOver',
  'fluidUnder',
  'noPressure',
  'noWater',
] as const;
export type RuleId = (typeof ruleIds)[number];

/**
 * Alert limits in mmHg, apart from every target band. Severe: 180/110 (Simple; home advice of the American Heart
 * Association). Home mean: 135/85 (Hypertension Canada, ESH). Dialysis: averaged home systolic 140 (Agarwal).
 * Low: a proposal. "high" limits are inclusive (>=), "low" ones exclusive (<).
 */
export const alertLimits = {
  pressureSevere: { systolic: 180, diastolic: 110 },
  pressureLow: { medium: 100, high: 90 },
  homeMean: { systolic: 135, diastolic: 85 },
  dialysisMean: { systolic: 140 },
} as const;

/** A mean of the week is only judged on at least this many readings over this many days. */
export const meanNeeds = { readings: 6, days: 3, window: 7 } as const;
const FLUID_OVER = 1.1;
const FLUID_UNDER = 0.7;
const NO_PRESSURE_DAYS = { low: 3, medium: 7 } as const;
const NO_WATER_DAYS = 2;
/** A single reading older than this raises nothing: what it warned of has passed or was seen. */
const READING_WINDOW_MS = 24 * 3_600_000;
const CLOCK_SKEW_MS = 5 * 60_000;
const ADULT = 18;

/** The clock of a patient's days. */
export function clockOf(patient: Patient): PatientClock {
  return { timeZone: patient.ext.timeZone, ...(patient.wakeUpTime && { wakeUpTime: patient.wakeUpTime }) };
}

type Facts = Pick<PatientSummary, 'pressureDays' | 'waterDays' | 'latest'>;

/** Why the default rules are off for a patient: their limits are adults' limits. */
export function rulesOff(
  patient: { dateOfbirth: string; pregnant?: boolean | undefined },
  today: string,
): 'minor' | 'pregnant' | null {
  if (ageOn(patient.dateOfbirth, today) < ADULT) return 'minor';
  return patient.pregnant ? 'pregnant' : null;
}

/** Age in whole years on a day; both ISO dates. Somebody born on 29 February has a birthday on 1 March in other years. */
export function ageOn(dateOfbirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfbirth.slice(0, 4));
  return day.slice(5) < dateOfbirth.slice(5) ? years - 1 : years;
}

const ended: readonly ProgrammeState[] = ['completed', 'withdrawn', 'deceased'];

/** Whether the programme still watches the patient: then every reading is judged. */
export const isWatched = (status: ProgrammeState): boolean => !ended.includes(status);

/**
 * Everything the default rules find at `now` (epoch ms). Pure: the same facts give the same findings.
 * At most one finding per rule and direction, the most urgent one.
 */
export function findings(patient: Patient, facts: Facts, now: number): Finding[] {
  const clock = clockOf(patient);
  const today = patientDay(now, clock);
  const pregnant = patient.ext.pregnant;
  if (!isWatched(patient.ext.status)) return [];
  if (rulesOff({ dateOfbirth: patient.dateOfbirth, pregnant }, today)) return [];
  const expected = patient.ext.status === 'active' && patient.resistration !== undefined;
  return [
    ...pressureReading(facts, now),
    ...pressureWeek(patient, facts.pressureDays, today),
    ...fluidOver(patient, facts.waterDays, today),
    ...fluidUnder(patient, facts.waterDays, today),
    ...(expected ? missing(patient, facts, clock, today) : []),
  ];
}

function pressureReading(facts: Facts, now: number): Finding[] {
  const latest = facts.latest.bloodPressure;
  if (!latest || latest.diastolic === undefined) return [];
  const age = now - Date.parse(latest.at);
  if (age > READING_WINDOW_MS || age < -CLOCK_SKEW_MS) return [];
  const { value: systolic, diastolic, at } = latest;
  const { pressureSevere: severe, pressureLow: low } = alertLimits;
  const reading = { value: systolic, diastolic, unit: 'mmHg', at } as const;
  if (systolic >= severe.systolic || diastolic >= severe.diastolic) {
    const observed: Observed = { ...reading, limit: severe.systolic, diastolicLimit: severe.diastolic };
    return [
      { rule: 'pressureSevere', measure: 'bloodPressure', direction: 'high', severity: 'critical', observed },
    ];
  }
  if (systolic >= low.medium) return [];
  const severity: Severity = systolic < low.high ? 'high' : 'medium';
  const observed: Observed = { ...reading, limit: low[severity] };
  return [{ rule: 'pressureLow', measure: 'bloodPressure', direction: 'low', severity, observed }];
}

export interface PressureMean {
  systolic: number;
  diastolic: number;
  readings: number;
  days: number;
}

/**
 * Mean blood pressure (mmHg, each reading counted once) of the patient days from `from` to `to` inclusive, with what
 * it stands on; null without any reading.
 */
export function pressureMean(days: readonly PressureDay[], from: string, to: string): PressureMean | null {
  const chosen = days.filter((day) => day.day >= from && day.day <= to);
  const readings = chosen.reduce((sum, day) => sum + day.readings, 0);
  if (readings === 0) return null;
  const weighted = (key: 'systolic' | 'diastolic') =>
    chosen.reduce((sum, day) => sum + day[key] * day.readings, 0) / readings;
  return { systolic: weighted('systolic'), diastolic: weighted('diastolic'), readings, days: chosen.length };
}

/** Whether a mean stands on enough readings to be judged. */
export function isMeanJudged(mean: PressureMean | null): mean is PressureMean {
  return mean !== null && mean.readings >= meanNeeds.readings && mean.days >= meanNeeds.days;
}

function pressureWeek(patient: Patient, days: readonly PressureDay[], today: string): Finding[] {
  const mean = pressureMean(days, addDays(today, 1 - meanNeeds.window), today);
  if (!isMeanJudged(mean)) return [];
  const dialysis = patient.ext.dialysisMode !== 'none';
  const { homeMean, dialysisMean } = alertLimits;
  const high = dialysis
    ? mean.systolic >= dialysisMean.systolic
    : mean.systolic >= homeMean.systolic || mean.diastolic >= homeMean.diastolic;
  if (!high) return [];
  const observed: Observed = {
    value: mean.systolic,
    diastolic: mean.diastolic,
    limit: dialysis ? dialysisMean.systolic : homeMean.systolic,
    ...(!dialysis && { diastolicLimit: homeMean.diastolic }),
    unit: 'mmHg',
    at: today,
    readings: mean.readings,
    days: mean.days,
  };
  const rule = dialysis ? 'pressureMeanDialysis' : 'pressureMean';
  return [{ rule, measure: 'bloodPressure', direction: 'high', severity: 'medium', observed }];
}

/** How many days up to and including `last` follow each other and all satisfy `test`. An unknown day ends the run. */
function runOf(days: readonly WaterDay[], last: string, test: (ml: number) => boolean): number {
  const byDay = new Map(days.map((day) => [day.day, day.ml]));
  let length = 0;
  for (let day = last; ; day = addDays(day, -1)) {
    const ml = byDay.get(day);
    if (ml === undefined || !test(ml)) return length;
    length += 1;
  }
}

function fluidOver(patient: Patient, days: readonly WaterDay[], today: string): Finding[] {
  const target = patient.ext.fluidTarget;
  if (!target || target.direction === 'minimum') return [];
  const over = (ml: number) => ml > target.maxMl * FLUID_OVER;
  const yesterday = addDays(today, -1);
  // Today counts as soon as it is over; a day still under its limit does not end yesterday's run.
  const last = runOf(days, today, over) > 0 ? today : yesterday;
  const run = runOf(days, last, over);
  const ml = days.find((day) => day.day === last)?.ml;
  if (run === 0 || ml === undefined) return [];
  const observed: Observed = { value: ml, limit: target.maxMl, unit: 'mL', at: last, days: run };
  return [
    {
      rule: 'fluidOver',
      measure: 'water',
      direction: 'high',
      severity: run >= 3 ? 'high' : 'medium',
      observed,
    },
  ];
}

function fluidUnder(patient: Patient, days: readonly WaterDay[], today: string): Finding[] {
  const target = patient.ext.fluidTarget;
  if (!target || target.direction === 'maximum') return [];
  // Only days that are over are judged: in the morning everybody has drunk too little.
  const yesterday = addDays(today, -1);
  const run = runOf(days, yesterday, (ml) => ml < target.minMl * FLUID_UNDER);
  const ml = days.find((day) => day.day === yesterday)?.ml;
  if (run < 2 || ml === undefined) return [];
  const observed: Observed = { value: ml, limit: target.minMl, unit: 'mL', at: yesterday, days: run };
  return [{ rule: 'fluidUnder', measure: 'water', direction: 'low', severity: 'medium', observed }];
}

/** Whole patient days since the newest value of a measure; since enrolment where none ever came. */
function daysWithout(
  patient: Patient,
  at: string | undefined,
  clock: PatientClock,
  today: string,
): { value: number; at: string } {
  const since = at ?? patient.resistration ?? today;
  const day = at === undefined ? since : patientDay(Date.parse(at), clock);
  return { value: daysBetween(day, today), at: since };
}

function missing(patient: Patient, facts: Facts, clock: PatientClock, today: string): Finding[] {
  const found: Finding[] = [];
  const pressure = daysWithout(patient, facts.latest.bloodPressure?.at, clock, today);
  if (pressure.value >= NO_PRESSURE_DAYS.low) {
    const severity: Severity = pressure.value >= NO_PRESSURE_DAYS.medium ? 'medium' : 'low';
    const observed: Observed = { ...pressure, limit: NO_PRESSURE_DAYS[severity], unit: 'days' };
    found.push({ rule: 'noPressure', measure: 'bloodPressure', direction: 'missing', severity, observed });
  }
  const water = daysWithout(patient, facts.latest.water?.at, clock, today);
  if (patient.ext.fluidTarget && water.value >= NO_WATER_DAYS) {
    const observed: Observed = { ...water, limit: NO_WATER_DAYS, unit: 'days' };
    found.push({ rule: 'noWater', measure: 'water', direction: 'missing', severity: 'low', observed });
  }
  return found;
}
