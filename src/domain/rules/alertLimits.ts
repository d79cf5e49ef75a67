import type { Patient, ProgrammeState } from '../patients/patient';
import type { PatientClock } from '../patientDay';
import type { PressureDay } from '../patients/summary';
import { limitExclusions, type LimitExclusion } from './limitExclusions';

/**
 * Alert limits in mmHg that an installation begins with, apart from every target band. Only the default rules use them:
 * evaluation and charts use the rules in effect for the patient. Severe: 180/110 (Simple; home advice of the American
 * Heart Association), in pregnancy 160/110 (NICE NG133, ISSHP 2021), from 13 to 17 years 180/120 and high from 140/90
 * (ESH 2016), under 13 years high from 140/90, which is stage 2 at any age, and severe from 150/100 (AAP 2017: 30 mmHg
 * above the 95th percentile; these figures are ours). Home mean: 135/85 (Hypertension Canada, ESH), in pregnancy too,
 * where 140/90 is its office figure (NICE NG133, ISSHP 2021). Dialysis: averaged home systolic 140 (Agarwal). Low: below
 * 90 NEWS2, and PALS from ten years on; under 13 years below 80, the least of a child of five (PALS: 70 and twice the
 * age); below 70 shock at any age (PALS). 100: NEWS2 counts it as two points. "high" limits are inclusive (>=), "low"
 * ones exclusive (<). Pulse: 40 and 131 a minute, of which each alone is three points of NEWS2; under 13 years below 50
 * and above 180, which is faster than a sinus rhythm of children (PALS); 50 is ours.
 */
export const alertLimits = {
  pressureSevere: { systolic: 180, diastolic: 110 },
  pressurePregnancy: { systolic: 160, diastolic: 110 },
  pressureAdolescent: {
    medium: { systolic: 140, diastolic: 90 },
    critical: { systolic: 180, diastolic: 120 },
  },
  pressureChild: { high: { systolic: 140, diastolic: 90 }, critical: { systolic: 150, diastolic: 100 } },
  pressureLow: { medium: 100, high: 90, critical: 70 },
  pressureLowChild: { high: 80, critical: 70 },
  homeMean: { systolic: 135, diastolic: 85 },
  dialysisMean: { systolic: 140 },
  pulse: { low: 40, high: 131, child: { low: 50, high: 180 } },
} as const;

/**
 * A mean of the week is only judged on at least this many readings over this many days, unless a rule that judges it for
 * the patient asks for other ones.
 */
export const meanNeeds = { readings: 6, days: 3, window: 7 } as const;
/** The same in pregnancy: two readings make the diagnosis, and days count (ISSHP 2021). */
export const pregnancyMeanNeeds = { readings: 2, days: 1 } as const;
const ADULT = 18;
const ADOLESCENT = 13;

/** Says how old somebody is on a day; both ISO dates. Where nobody can say, an adult. */
export function ageGroupOn(dateOfbirth: string, day: string): 'child' | 'adolescent' | 'adult' {
  const age = ageOn(dateOfbirth, day);
  if (age < ADOLESCENT) return 'child';
  return age < ADULT ? 'adolescent' : 'adult';
}

/** The clock of a patient's days. */
export function clockOf(patient: {
  ext: Pick<Patient['ext'], 'timeZone'>;
  wakeUpTime?: string | undefined;
}): PatientClock {
  return { timeZone: patient.ext.timeZone, ...(patient.wakeUpTime && { wakeUpTime: patient.wakeUpTime }) };
}

/**
 * Why alert rules leave a patient out on a patient day (ISO date).
 * @param by what active rules go by. Where nobody says, as if they went by both: too much is said rather than too little
 */
export function rulesOff(
  patient: { dateOfbirth: string; pregnant?: boolean | undefined },
  today: string,
  by: readonly LimitExclusion[] = limitExclusions,
): 'minor' | 'pregnant' | null {
  if (by.includes('minors') && isMinor(patient, today)) return 'minor';
  return by.includes('pregnant') && patient.pregnant ? 'pregnant' : null;
}

/** Tells whether somebody is under age on a patient day (ISO date). */
export const isMinor = ({ dateOfbirth }: { dateOfbirth: string }, day: string): boolean =>
  ageGroupOn(dateOfbirth, day) !== 'adult';

/** Age in whole years on a day; both ISO dates. Somebody born on 29 February has a birthday on 1 March in other years. */
export function ageOn(dateOfbirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfbirth.slice(0, 4));
  return day.slice(5) < dateOfbirth.slice(5) ? years - 1 : years;
}

const ended: readonly ProgrammeState[] = ['completed', 'withdrawn', 'deceased'];

/** Tells whether the patient's programme has not ended. For what is raised while it rests, see `heardOf`. */
export const isWatched = (status: ProgrammeState): boolean => !ended.includes(status);

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

/** Tells whether a mean stands on enough readings to be judged, by the needs of a rule or else by the usual ones. */
export function isMeanJudged(
  mean: PressureMean | null,
  { readings, days }: { readings: number; days: number } = meanNeeds,
): mean is PressureMean {
  return mean !== null && mean.readings >= readings && mean.days >= days;
}
