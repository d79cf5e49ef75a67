import type { MessageId } from '@/locales';
import {
  FUTURE_TOLERANCE_MINUTES,
  liesAhead,
  OLD_READING_DAYS,
  plausible,
  readingProblems,
  usualPulsePressure,
  type Limits,
  type Problems,
} from '../readings/plausibility';
import {
  accesses,
  bloodAccesses,
  isPeritoneal,
  isSessionMistake,
  type DialysisSession,
  type SessionBody,
} from './session';
import { netUltrafiltration, ultrafiltrationRate, ultrafiltrationRates } from './sessionFigures';

/** A higher weight after a session than before is asked about from here, kg: clothes and food weigh less. */
export const WEIGHT_GAIN_MARGIN_KG = 0.5;

const limits = (hardMin: number, hardMax: number, softMin: number, softMax: number): Limits => ({
  hard: { min: hardMin, max: hardMax },
  soft: { min: softMin, max: softMax },
});

/**
 * Plausible figures of a session; pressures and weights are judged as those of readings. Proposals of this program: hours
 * of haemodialysis as fluid plans take them (3 to 8 usual, 12 at most), volumes of peritoneal dialysis around automated
 * therapies of 10 to 20 L a night.
 */
const bounds = {
  ultrafiltrationMl: limits(0, 10_000, 0, 5000),
  durationMinutes: limits(1, 720, 180, 480),
  fillMl: limits(0, 50_000, 500, 30_000),
  drainMl: limits(0, 55_000, 500, 32_000),
  exchanges: limits(1, 30, 1, 12),
  dwellMinutes: limits(0, 1440, 15, 960),
} as const satisfies Partial<Record<keyof SessionBody, Limits>>;
type Counted = keyof typeof bounds;
const counted = Object.keys(bounds) as Counted[];

const pressures = ['pressureBefore', 'pressureAfter'] as const;
const weights = ['weightBefore', 'weightAfter'] as const;
const ofBlood = ['ultrafiltrationMl'] as const;
const ofPeritoneum = ['fillMl', 'drainMl', 'exchanges', 'dwellMinutes', 'cloudyBag'] as const;
const figures = [...weights, ...pressures, ...counted, 'cloudyBag'] as const;

interface Facts {
  /** Epoch ms. */
  now: number;
  /** ISO date. */
  dateOfbirth: string;
  /** IANA. */
  timeZone: string;
}

type Finding = ['hard' | 'soft', MessageId] | undefined;

/** Within what a session may last: a peritoneal one may go on all day, and one that was cut short is short. */
function boundsOf(field: Counted, body: Pick<SessionBody, 'kind' | 'status'>): Limits {
  const usual = bounds[field];
  if (field !== 'durationMinutes') return usual;
  if (isPeritoneal(body)) return limits(1, 1440, 1, 1440);
  return body.status === 'cutShort' ? limits(1, 720, 1, 480) : usual;
}

/** The figures that the messages of a field name. */
export function sessionProblemValues(
  field: string,
  body: Pick<SessionBody, 'kind' | 'status'>,
): Record<string, number> {
  const part = field.split('.').at(-1) ?? '';
  const count = counted.find((one) => one === field);
  const measured = part === 'systolic' || part === 'diastolic' ? plausible[part] : plausible.weight;
  const { hard, soft } = count ? boundsOf(count, body) : measured;
  return {
    min: hard.min,
    max: hard.max,
    softMin: soft.min,
    softMax: soft.max,
    pulsePressureMin: usualPulsePressure.min,
    pulsePressureMax: usualPulsePressure.max,
    days: OLD_READING_DAYS,
    minutes: FUTURE_TOLERANCE_MINUTES,
    rate: ultrafiltrationRates.most,
    softRate: ultrafiltrationRates.asked,
  };
}

function countFinding(field: Counted, body: SessionBody): Finding {
  const value = body[field];
  if (value === undefined) return undefined;
  const { hard, soft } = boundsOf(field, body);
  if (!Number.isFinite(value)) return ['hard', 'validation.number'];
  if (value < hard.min || value > hard.max) return ['hard', 'validation.outOfRange'];
  if (!Number.isInteger(value)) return ['hard', 'validation.wholeNumber'];
  if (value < soft.min) return ['soft', 'validation.checkLow'];
  return value > soft.max ? ['soft', 'validation.checkHigh'] : undefined;
}

/** Finds the problems of the whole session rather than of one field; a field that is wrong already is left out. */
function wholeFindings(body: SessionBody): Record<string, Finding> {
  const { weightBefore, weightAfter } = body;
  const rate = ultrafiltrationRate(body);
  const net = netUltrafiltration(body);
  const isHeavier =
    weightBefore !== undefined &&
    weightAfter !== undefined &&
    Math.round((weightAfter - weightBefore) * 100) / 100 > WEIGHT_GAIN_MARGIN_KG;
  const isFast = rate !== null && rate > ultrafiltrationRates.asked;
  const isTooFast = rate !== null && rate > ultrafiltrationRates.most;
  return {
    ...(isHeavier && { weightAfter: ['soft', 'validation.checkHeavierAfter'] as const }),
    ...(isFast && {
      ultrafiltrationMl: isTooFast
        ? (['hard', 'validation.ultrafiltrationRate'] as const)
        : (['soft', 'validation.checkUltrafiltrationRate'] as const),
    }),
    ...(net !== null && net < 0 && { drainMl: ['soft', 'validation.checkRetained'] as const }),
  } as Record<string, Finding>;
}

/**
 * Lists the fields that have no place in a session: those of the other kind of dialysis, or figures of one that was
 * missed.
 */
function misplaced(body: SessionBody): string[] {
  const given = (fields: readonly (keyof SessionBody)[]) => fields.filter((one) => body[one] !== undefined);
  if (body.status === 'missed') return given(figures);
  if (!isPeritoneal(body)) return given(ofPeritoneum);
  return given(ofBlood);
}

const accessesOf = (body: Pick<SessionBody, 'kind'>): readonly string[] =>
  isPeritoneal(body) ? accesses.filter((one) => one === 'peritonealCatheter') : bloodAccesses;

function measuredFindings(body: SessionBody, facts: Facts): Record<string, Finding> {
  const { at } = body;
  const { now, dateOfbirth: dateOfBirth, timeZone } = facts;
  const context = { now, dateOfBirth, timeZone, knownAt: at };
  const reading = { id: '', patient: '', at, source: 'staff' } as const;
  const found: Record<string, Finding> = {};
  const put = (field: string, { hard, soft }: Problems, part: string) => {
    const [refused, asked] = [hard[part], soft[part]];
    if (refused) found[field] = ['hard', refused];
    else if (asked) found[field] = ['soft', asked];
  };
  for (const field of weights) {
    const value = body[field];
    if (value !== undefined)
      put(field, readingProblems({ ...reading, measure: 'weight', value }, context), 'value');
  }
  for (const field of pressures) {
    const pressure = body[field];
    if (!pressure) continue;
    const { systolic: value, diastolic } = pressure;
    const problems = readingProblems({ ...reading, measure: 'bloodPressure', value, diastolic }, context);
    put(`${field}.systolic`, problems, 'value');
    put(`${field}.diastolic`, problems, 'diastolic');
  }
  for (const field of counted) {
    const finding = countFinding(field, body);
    if (finding) found[field] = finding;
  }
  const broken = new Set(Object.keys(found).filter((field) => found[field]?.[0] === 'hard'));
  for (const [field, finding] of Object.entries(wholeFindings(body)))
    if (finding && !broken.has(field) && (finding[0] === 'hard' || !found[field])) found[field] = finding;
  return found;
}

/**
 * Lists what is wrong or unusual about a session as staff typed it, by field: `hard` problems block it, `soft` ones
 * ask for a confirmation (`confirmedOutOfRange`). The figures for the messages: `sessionProblemValues`.
 * @param before the stored one, of a change: a change needs its reason
 */
export function sessionProblems(body: SessionBody, facts: Facts, before?: DialysisSession): Problems {
  const problems: Problems = { hard: {}, soft: {} };
  const { hard } = problems;
  if (before && (body.reason ?? '').trim() === '') hard['reason'] = 'validation.required';
  // What is taken out of all figures need not be right.
  if (isSessionMistake(body)) {
    if (!before) hard['status'] = 'validation.invalid';
    return problems;
  }
  const needsCause = body.status === 'missed' || body.status === 'cutShort';
  if (needsCause && (body.cause ?? '').trim() === '') hard['cause'] = 'validation.required';
  if (body.access !== undefined && !accessesOf(body).includes(body.access))
    hard['access'] = 'validation.kindOfDialysis';
  // Only the instant of it is judged: any value that can be will do.
  const { hard: late, soft: old } = readingProblems(
    { id: '', patient: '', measure: 'pulse', value: 70, at: body.at, source: 'staff' },
    {
      now: facts.now,
      dateOfBirth: facts.dateOfbirth,
      timeZone: facts.timeZone,
      knownAt: before?.at,
    },
  );
  if (late['at']) hard['at'] = late['at'];
  else if (old['at']) problems.soft['at'] = old['at'];
  for (const [field, finding] of Object.entries(measuredFindings(body, facts)))
    if (finding) problems[finding[0]][field] = finding[1];
  for (const field of misplaced(body)) hard[field] = 'validation.kindOfDialysis';
  return problems;
}

/**
 * Lists what makes a session of another system impossible: figures that cannot be, or the future. The rate of
 * ultrafiltration is left to that system to judge.
 */
export function importedSessionProblems(body: SessionBody, now: number): Record<string, MessageId> {
  if (isSessionMistake(body)) return {};
  const facts = { now, dateOfbirth: '0000-01-01', timeZone: 'UTC' };
  const found = Object.entries(measuredFindings(body, facts)).flatMap(([field, finding]) =>
    finding?.[0] === 'hard' && finding[1] !== 'validation.ultrafiltrationRate' ? [[field, finding[1]]] : [],
  );
  return {
    ...Object.fromEntries(found),
    ...(liesAhead(body.at, now) && { at: 'validation.inFuture' as const }),
  };
}
