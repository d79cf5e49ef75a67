import type { LatestValue } from './latestValue';
import type { MessageId } from '@/locales';
import type { Measure } from './measure';
import { patientDay } from '../patientDay';
import type { DayMark, ReadingDraft } from './reading';
import type { Range } from './units';

/**
 * `hard`: what lies outside cannot have been measured and is refused. `soft`: what lies outside is unusual and a
 * person confirms it. Neither says anything about danger: a plausible value may be critical, and that is an alert.
 */
export interface Limits {
  hard: Range;
  soft: Range;
}

const limits = (hardMin: number, hardMax: number, softMin: number, softMax: number): Limits => ({
  hard: { min: hardMin, max: hardMax },
  soft: { min: softMin, max: softMax },
});

/**
 * Plausible values in canonical units (mmHg, /min, kg, cm, mL, 0–10). They sit between the bounds of OpenEMR, care_fe,
 * Simple and blip; where those only stop typing errors, ours also stop a slipped decimal.
 */
export const plausible = {
  systolic: limits(50, 300, 70, 260),
  diastolic: limits(30, 200, 40, 160),
  pulse: limits(20, 250, 40, 150),
  weight: limits(2, 400, 30, 250),
  height: limits(50, 250, 120, 220),
  drink: limits(1, 3000, 1, 1000),
  void: limits(1, 2000, 1, 1000),
  dayVolume: limits(0, 15_000, 0, 5000),
  score: limits(0, 10, 0, 10),
} as const satisfies Record<string, Limits>;

/** Systolic minus diastolic outside this is unusual, mmHg. */
export const usualPulsePressure: Range = { min: 15, max: 120 };
/** More than this within a day is rarely the body, kg. */
export const WEIGHT_CHANGE_KG = 5;
/** An older reading is asked about: it is often a mistyped date, days. */
export const OLD_READING_DAYS = 7;
/** Clocks differ a little; what lies further ahead is a mistake, minutes. */
export const FUTURE_TOLERANCE_MINUTES = 5;

const MINUTE_MS = 60_000;

/** Tells whether an instant (ISO 8601) lies further ahead of `now` (epoch ms) than clocks differ: a mistake. */
export const liesAhead = (at: string, now: number): boolean =>
  Date.parse(at) > now + FUTURE_TOLERANCE_MINUTES * MINUTE_MS;
const DAY_MS = 86_400_000;

/**
 * Limits of one reading of a measure; `dayTotal` where the events of a patient day are summed. The one table for forms,
 * files, charts and answers.
 * @param dayMark what the reading says of its day: a total of the day has the limits of a day
 */
export function limitsFor(
  measure: Measure,
  dayMark?: DayMark,
): { value: Limits; diastolic?: Limits; dayTotal?: Limits } {
  if (dayMark === 'total' && marksFor(measure).includes('total'))
    return { value: plausible.dayVolume, dayTotal: plausible.dayVolume };
  switch (measure) {
    case 'bloodPressure':
      return { value: plausible.systolic, diastolic: plausible.diastolic };
    case 'pulse':
      return { value: plausible.pulse };
    case 'water':
      return { value: plausible.drink, dayTotal: plausible.dayVolume };
    case 'urine':
      return { value: plausible.void, dayTotal: plausible.dayVolume };
    case 'weight':
      return { value: plausible.weight };
    case 'stress':
    case 'fatigue':
      return { value: plausible.score };
  }
}

/** The figures that the messages of `readingProblems` name, by the name of their placeholder. */
export function problemValues(
  measure: Measure,
  field: 'value' | 'diastolic' | 'at',
  dayMark?: DayMark,
): Record<string, number> {
  const { value, diastolic, dayTotal } = limitsFor(measure, dayMark);
  const { hard, soft } = field === 'diastolic' && diastolic ? diastolic : value;
  return {
    min: hard.min,
    max: hard.max,
    softMin: soft.min,
    softMax: soft.max,
    pulsePressureMin: usualPulsePressure.min,
    pulsePressureMax: usualPulsePressure.max,
    dayMax: dayTotal?.hard.max ?? 0,
    daySoftMax: dayTotal?.soft.max ?? 0,
    kg: WEIGHT_CHANGE_KG,
    days: OLD_READING_DAYS,
    minutes: FUTURE_TOLERANCE_MINUTES,
  };
}

/** Tells whether a message asks to confirm something unusual, where only an answer of the server has it. */
export const isQuestion = (message: string): boolean => message.startsWith('validation.check');

export interface Problems {
  hard: Record<string, MessageId>;
  soft: Record<string, MessageId>;
}

export interface ReadingContext {
  /** Epoch ms. */
  now: number;
  /** ISO date. */
  dateOfBirth?: string | undefined;
  /** IANA zone in which the date of birth holds; UTC when not given. */
  timeZone?: string | undefined;
  /** The newest weight before this one. */
  previousWeight?: LatestValue | undefined;
  /** Instant that the reading has had until now, where it is corrected: that it is long ago is not asked again. */
  knownAt?: string | undefined;
  /** mL of the single drinks or voids already recorded on the patient day. */
  enteredMl?: number | undefined;
  /** The total that is recorded of the patient day, mL: it counts instead of the single entries. */
  totalMl?: number | undefined;
}

/** Lists the marks by which a reading of a measure may speak for its whole day. */
export function marksFor(measure: Measure): readonly DayMark[] {
  if (measure === 'urine') return ['complete', 'incomplete', 'total', 'nothing'];
  return measure === 'water' ? ['total', 'nothing'] : [];
}

type Finding = ['hard' | 'soft', MessageId] | undefined;

function rangeProblem(value: number, { hard, soft }: Limits): Finding {
  if (!Number.isFinite(value)) return ['hard', 'validation.number'];
  if (value < hard.min || value > hard.max) return ['hard', 'validation.outOfRange'];
  if (value < soft.min) return ['soft', 'validation.checkLow'];
  if (value > soft.max) return ['soft', 'validation.checkHigh'];
  return undefined;
}

/** Checks a day total, or a single entry of a day that has one, for what has to be asked about it. */
function dayProblem({ dayMark, value }: ReadingDraft, { enteredMl = 0, totalMl }: ReadingContext): Finding {
  if (dayMark !== 'total') return totalMl === undefined ? undefined : ['soft', 'validation.checkInsideTotal'];
  if (totalMl !== undefined) return ['soft', 'validation.checkSecondTotal'];
  return value < enteredMl ? ['soft', 'validation.checkTotalBelow'] : undefined;
}

function valueProblem(draft: ReadingDraft, context: ReadingContext): Finding {
  const { value: bounds, dayTotal } = limitsFor(draft.measure, draft.dayMark);
  if (draft.dayMark !== undefined && !marksFor(draft.measure).includes(draft.dayMark)) {
    return ['hard', 'validation.invalid'];
  }
  if (draft.dayMark === 'nothing') {
    if (draft.value !== 0) return ['hard', 'validation.invalid'];
    const { enteredMl = 0, totalMl = 0 } = context;
    return enteredMl + totalMl > 0 ? ['hard', 'validation.dayNotEmpty'] : undefined;
  }
  const range = rangeProblem(draft.value, bounds);
  if (range?.[0] === 'hard') return range;
  if (bounds === plausible.score && !Number.isInteger(draft.value)) return ['hard', 'validation.wholeNumber'];
  const isWhole = draft.dayMark === 'total' || context.totalMl !== undefined;
  const total = isWhole ? draft.value : draft.value + (context.enteredMl ?? 0);
  if (dayTotal && total > dayTotal.hard.max) return ['hard', 'validation.dayTotal'];
  const ofDay = dayTotal && dayProblem(draft, context);
  if (ofDay) return ofDay;
  if (range) return range;
  if (dayTotal && total > dayTotal.soft.max) return ['soft', 'validation.checkDayTotal'];
  const { previousWeight } = context;
  if (draft.measure !== 'weight' || !previousWeight) return undefined;
  const apart = Math.abs(Date.parse(draft.at) - Date.parse(previousWeight.at));
  // 75.1 - 70.1 is a hair more than 5 in binary; hundredths are stored.
  const change = Math.round(Math.abs(draft.value - previousWeight.value) * 100) / 100;
  return apart <= DAY_MS && change > WEIGHT_CHANGE_KG ? ['soft', 'validation.checkWeightChange'] : undefined;
}

function diastolicProblem({ measure, value, diastolic }: ReadingDraft): Finding {
  if (measure !== 'bloodPressure')
    return diastolic === undefined ? undefined : ['hard', 'validation.invalid'];
  if (diastolic === undefined) return ['hard', 'validation.bothPressures'];
  const range = rangeProblem(diastolic, plausible.diastolic);
  if (range?.[0] === 'hard') return range;
  if (value <= diastolic) return ['hard', 'validation.pressureOrder'];
  if (range) return range;
  const unusual = value - diastolic < usualPulsePressure.min || value - diastolic > usualPulsePressure.max;
  return unusual ? ['soft', 'validation.checkPulsePressure'] : undefined;
}

function timeProblem({ at }: ReadingDraft, context: ReadingContext): Finding {
  const { now, dateOfBirth, timeZone = 'UTC', knownAt } = context;
  const ms = Date.parse(at);
  if (Number.isNaN(ms)) return ['hard', 'validation.instant'];
  if (liesAhead(at, now)) return ['hard', 'validation.inFuture'];
  if (dateOfBirth !== undefined && patientDay(ms, { timeZone }) < dateOfBirth)
    return ['hard', 'validation.beforeBirth'];
  if (knownAt !== undefined && ms === Date.parse(knownAt)) return undefined;
  return ms < now - OLD_READING_DAYS * DAY_MS ? ['soft', 'validation.checkOld'] : undefined;
}

/**
 * Lists what is wrong or unusual about a new reading, by field (`value`, `diastolic`, `at`): `hard` problems block
 * it, `soft` ones ask for a confirmation (`confirmedOutOfRange`). The figures for the messages: `problemValues`.
 * Source: bounds in `plausible`.
 */
export function readingProblems(draft: ReadingDraft, context: ReadingContext): Problems {
  const problems: Problems = { hard: {}, soft: {} };
  const found: Record<string, Finding> = {
    value: valueProblem(draft, context),
    diastolic: diastolicProblem(draft),
    at: timeProblem(draft, context),
  };
  for (const [field, finding] of Object.entries(found)) {
    if (finding) problems[finding[0]][field] = finding[1];
  }
  return problems;
}

const within = (value: number, { min, max }: Range): boolean => value >= min && value <= max;

/**
 * Tells whether a stored value can have been measured at all. An implausible one is shown and marked, but enters no
 * mean, no total and no axis: it may come from another system.
 */
export function isPlausible({
  measure,
  value,
  diastolic,
  dayMark,
}: Pick<ReadingDraft, 'measure' | 'value' | 'diastolic' | 'dayMark'>): boolean {
  const bounds = limitsFor(measure, dayMark);
  if (dayMark === 'nothing' && value === 0) return true;
  if (!within(value, bounds.value.hard)) return false;
  return !bounds.diastolic || (diastolic !== undefined && within(diastolic, bounds.diastolic.hard));
}
