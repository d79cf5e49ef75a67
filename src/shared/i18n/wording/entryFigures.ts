import type { IntlShape } from 'react-intl';
import { limitsFor, problemValues, WEIGHT_CHANGE_KG } from '@/domain/readings/plausibility';
import { unitOf, type Measure } from '@/domain/readings/measure';
import type { DayMark } from '@/domain/readings/reading';
import { innerRange, type Units } from '@/domain/readings/units';
import { boundText } from '@/shared/i18n/wording/amountWording';

/**
 * The figures that the messages of `readingProblems` name, in the units that are typed. Bounds are rounded to the safe
 * side: somebody who keeps to what a message says is not refused, and nothing beyond it is called possible.
 */
export function entryFigures(
  measure: Measure,
  part: 'value' | 'diastolic' | 'at',
  units: Units,
  intl: IntlShape,
  dayMark?: DayMark | '',
): Record<string, number | string> {
  const mark = dayMark === '' ? undefined : dayMark;
  const figures = problemValues(measure, part, mark);
  const unit = unitOf(measure, units);
  if (unit === null) return figures;
  const { value, dayTotal } = limitsFor(measure, mark);
  const [hard, soft] = [innerRange(value.hard, unit), innerRange(value.soft, unit)];
  const atMost = (max: number) => boundText(innerRange({ min: 0, max }, unit).max, unit, intl);
  return {
    ...figures,
    min: hard.min,
    max: hard.max,
    softMin: soft.min,
    softMax: soft.max,
    ...(dayTotal && { dayMax: atMost(dayTotal.hard.max), daySoftMax: atMost(dayTotal.soft.max) }),
    ...(measure === 'weight' && { weightChange: atMost(WEIGHT_CHANGE_KG) }),
  };
}
