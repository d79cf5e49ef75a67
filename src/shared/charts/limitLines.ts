import type { AlertLine, Lines } from '@/domain/alerts/alertLines';
import { unitOf, type Measure } from '@/domain/readings/measure';
import { inUnit, type Units } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import type { ChartSpec } from './chartSpec';

/** The words that a limit is named by, values in the reader's units. */
interface LimitWords {
  t: (id: MessageId, values?: Record<string, string | number>) => string;
  units: Units;
  value: (measure: Measure, level: { value: number }) => string;
  number: (value: number) => string;
}

/** From a measure's canonical value to the one that is drawn. */
export const drawnIn =
  (measure: Measure, units: Units) =>
  (canonical: number): number => {
    const unit = unitOf(measure, units);
    return unit === null ? canonical : inUnit(canonical, unit);
  };

const originWord = {
  patient: 'trends.limitOfPatient',
  category: 'trends.limitOfCategory',
  pathology: 'trends.limitOfPathology',
} as const;

const SIGNS = { high: { at: '≥', beyond: '>' }, low: { at: '≤', beyond: '<' } } as const;

/** `Alert from 180 systolic`, and whose limit it is where it is not everybody's. */
function lineLabel(measure: Measure, line: AlertLine, words: LimitWords): string {
  const { limit, part, side, isInclusive, origin, of } = line;
  const value =
    measure === 'bloodPressure'
      ? words.t(part === 'value' ? 'trends.ofSystolic' : 'trends.ofDiastolic', { value: words.number(limit) })
      : words.value(measure, { value: limit });
  const kind = side === 'high' ? (isInclusive ? 'from' : 'above') : isInclusive ? 'atMost' : 'below';
  const text = words.t('trends.limit', { kind, value, of });
  return origin === 'global' ? text : words.t(originWord[origin], { limit: text });
}

/** `≥ 180 sys`: what has room beside the line. */
function shortLabel(
  measure: Measure,
  { side, isInclusive, limit, part }: AlertLine,
  words: LimitWords,
  y: (canonical: number) => number,
): string {
  const short = `${SIGNS[side][isInclusive ? 'at' : 'beyond']}\u00a0${words.number(y(limit))}`;
  if (measure !== 'bloodPressure') return short;
  return words.t(part === 'value' ? 'trends.shortSystolic' : 'trends.shortDiastolic', { limit: short });
}

/** Alert limits by their names; the same one only once. */
export function limitLines(measure: Measure, lines: Lines, words: LimitWords): ChartSpec['limits'] {
  const y = drawnIn(measure, words.units);
  const byLabel = new Map(
    (lines ?? []).map((line) => {
      const label = lineLabel(measure, line, words);
      return [label, { label, short: shortLabel(measure, line, words, y), value: y(line.limit) }] as const;
    }),
  );
  return [...byLabel.values()];
}
