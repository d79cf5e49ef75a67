import { plausible } from '../readings/plausibility';
import { fold } from '../fold';
import { csvNumber, type DecimalMark } from './numbers';

/** Devices and spreadsheets write these where nothing was measured, or where the value lay beyond the device's scale. */
const nothing = new Set(
  'e, err, error, fehler, erreur, erro, null, nil, none, nan, n/a, na, n.a., n. a., #n/a, #nv, k. a., k.a., nd, n.d., lo, hi, low, high'.split(
    ', ',
  ),
);

/** Tells whether a cell says that there is no value: blank, dashes, or a device's word for it. */
export function isEmptyCell(text: string): boolean {
  const body = fold(text.trim());
  return /^[-‐‑‒–—―−_.·*]*$/.test(body) || nothing.has(body);
}

const PAIR = /^(\d[\d.,]*)\s*[/\\|:\-–—]\s*(\d[\d.,]*)\s*(?:mm\s?hg)?$/i;

/** Two pressures of one cell (mmHg), as `164/94`, `164-94` or `164 / 94 mmHg`; null where it holds anything else. */
export function pressuresIn(
  text: string,
  decimal: DecimalMark,
): { systolic: number; diastolic: number } | null {
  const [, upper = '', lower = ''] = PAIR.exec(text.trim()) ?? [];
  const [systolic, diastolic] = [csvNumber(upper, decimal), csvNumber(lower, decimal)];
  return systolic === null || diastolic === null ? null : { systolic, diastolic };
}

const within = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max;

/** Tells whether two numbers can be one blood pressure, upper and lower, mmHg. */
export const canBePressure = (upper: number, lower: number): boolean =>
  within(upper, plausible.systolic.hard) && within(lower, plausible.diastolic.hard) && upper > lower;

/** Tells whether a cell holds two pressures. */
export function isPressureCell(text: string): boolean {
  const both = pressuresIn(text, '.') ?? pressuresIn(text, ',');
  return both !== null && canBePressure(both.systolic, both.diastolic);
}
