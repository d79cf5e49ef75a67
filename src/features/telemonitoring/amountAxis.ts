import { unitOf } from '@/domain/measure';
import { inUnit, type Units } from '@/domain/units';
import type { ChartSpec } from '@/shared/charts/chartSpec';
import { spanOf } from './axes';
import type { fluidLimits } from './targets';
import type { View } from './view';

/** What a volume's axis shows at least, and the steps it ends in. */
const volumeAxis: Record<Units['volume'], { least: number; step: number }> = {
  mL: { least: 1000, step: 500 },
  L: { least: 1, step: 0.5 },
  flOz: { least: 32, step: 16 },
};
const weightStep: Record<Units['weight'], number> = { kg: 1, lb: 2 };

/** From a measure's canonical value to the one that is drawn. */
export const drawnIn =
  (view: View, units: Units) =>
  (canonical: number): number => {
    const unit = unitOf(view.measure, units);
    return unit === null ? canonical : inUnit(canonical, unit);
  };

/**
 * The value axis of an amount, in the unit that is drawn: volumes from zero, levels around their values.
 * @param drawn series with canonical values; `limits` mL
 */
export function amountSpan(
  view: View,
  drawn: ChartSpec['series'],
  { minMl = 0, maxMl = 0 }: ReturnType<typeof fluidLimits>,
  units: Units,
): ChartSpec['y'] {
  const y = drawnIn(view, units);
  const values = drawn
    .flatMap((series) => series.values)
    .filter((value) => typeof value === 'number')
    .map(y);
  if (view.range.period === 'yearly') {
    for (const { low, high } of view.months)
      values.push(...(low && high ? [y(low.value), y(high.value)] : []));
  }
  switch (view.measure) {
    case 'water':
    case 'urine': {
      const { least, step } = volumeAxis[units.volume];
      const needed = [...values.map((value) => value * 1.05), y(minMl) * 1.1, y(maxMl) * 1.1];
      return spanOf(needed, { min: 0, max: least }, step);
    }
    case 'weight': {
      const step = weightStep[units.weight];
      const first = values[0] ?? y(70);
      const needed = values.flatMap((value) => [value - step, value + step]);
      return spanOf(needed, { min: first - step, max: first + step }, step);
    }
    case 'pulse':
      return spanOf(values, { min: 50, max: 100 }, 10);
    default:
      return { min: 0, max: 10 };
  }
}
