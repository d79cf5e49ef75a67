import { unitOf, type Measure } from '@/domain/measure';
import type { Patient } from '@/domain/patient';
import { alertLimits } from '@/domain/rules';
import { inUnit, type Units } from '@/domain/units';
import type { ChartSpec } from '@/shared/charts/chartSpec';
import { fatigueBands, fluidLimits, pressureTarget, type PlanLimits } from './targets';
import type { ViewWords } from './viewWords';

/** What a volume's axis shows at least, and the steps it ends in. */
const volumeAxis: Record<Units['volume'], { least: number; step: number }> = {
  mL: { least: 1000, step: 500 },
  L: { least: 1, step: 0.5 },
  flOz: { least: 32, step: 16 },
};
const weightStep: Record<Units['weight'], number> = { kg: 1, lb: 2 };

/** From a measure's canonical value to the one that is drawn. */
export const drawnIn =
  (measure: Measure, units: Units) =>
  (canonical: number): number => {
    const unit = unitOf(measure, units);
    return unit === null ? canonical : inUnit(canonical, unit);
  };

/** A value axis around all of `values`, in whole steps, never narrower than `least`. */
export function spanOf(
  values: readonly number[],
  least: { min: number; max: number },
  step: number,
): ChartSpec['y'] {
  let { min, max } = least;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step };
}

/**
 * The value axis of a measure, in the unit that is drawn: volumes from zero, levels around their values.
 * @param values as they are drawn
 */
export function valueAxis(
  measure: Measure,
  values: readonly number[],
  { minMl = 0, maxMl = 0 }: PlanLimits,
  units: Units,
): ChartSpec['y'] {
  const y = drawnIn(measure, units);
  switch (measure) {
    case 'bloodPressure':
      return spanOf(values, { min: 50, max: alertLimits.pressureSevere.systolic + 10 }, 10);
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
    case 'stress':
    case 'fatigue':
      return { min: -0.5, max: 10.5 };
  }
}

type Ground = Pick<ChartSpec, 'targets' | 'plans' | 'limits' | 'zones'>;
const nothing: Ground = { targets: [], plans: [], limits: [], zones: [] };

function pressureGround(patient: Patient, words: ViewWords): Ground {
  const target = pressureTarget(patient);
  const { pressureSevere, pressureLow } = alertLimits;
  const band = (side: 'systolic' | 'diastolic', from: number, to: number) => ({
    label: words.t(target.own ? `telemonitoring.${side}Target` : `telemonitoring.${side}TargetDefault`, {
      from,
      to,
    }),
    from,
    to,
  });
  const limit = (id: 'SevereSystolic' | 'SevereDiastolic' | 'LowSystolic', value: number) => ({
    label: words.t(`telemonitoring.limit${id}`, { limit: value }),
    value,
  });
  return {
    ...nothing,
    targets: [
      band('systolic', target.systolicMin, target.systolicMax),
      band('diastolic', target.diastolicMin, target.diastolicMax),
    ],
    limits: [
      limit('SevereSystolic', pressureSevere.systolic),
      limit('SevereDiastolic', pressureSevere.diastolic),
      limit('LowSystolic', pressureLow.medium),
    ],
  };
}

function volumeGround({ minMl, maxMl }: PlanLimits, y: (ml: number) => number, words: ViewWords): Ground {
  const line = (id: 'telemonitoring.planMinimum' | 'telemonitoring.planMaximum', ml: number | undefined) =>
    ml === undefined
      ? []
      : [{ label: words.t(id, { amount: words.value('water', { value: ml }) }), value: y(ml) }];
  return {
    ...nothing,
    plans: [...line('telemonitoring.planMinimum', minMl), ...line('telemonitoring.planMaximum', maxMl)],
    targets:
      minMl !== undefined && maxMl !== undefined
        ? [{ label: words.t('telemonitoring.planBand'), from: y(minMl), to: y(maxMl) }]
        : [],
  };
}

/** What values are seen against: target bands and plans, alert limits, and the named parts of a scale. */
export function groundOf(measure: Measure, patient: Patient, words: ViewWords): Ground {
  switch (measure) {
    case 'bloodPressure':
      return pressureGround(patient, words);
    case 'water':
      return volumeGround(fluidLimits(measure, patient), drawnIn(measure, words.units), words);
    case 'fatigue':
      return {
        ...nothing,
        zones: fatigueBands.map(({ id, from, to }) => ({
          label: words.t(id, { from, to }),
          from: from - 0.5,
          to: to + 0.5,
        })),
      };
    default:
      return nothing;
  }
}
