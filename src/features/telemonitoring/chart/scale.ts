import type { Measure } from '@/domain/readings/measure';
import type { Patient } from '@/domain/patients/patient';
import type { Units } from '@/domain/readings/units';
import type { ChartSpec } from '@/shared/charts/chartSpec';
import { drawnIn } from '@/shared/charts/limitLines';
import { fatigueBands, type PlanLimits } from './targetLines';
import type { ViewWords } from '../period/periodWords';

/** The minimum range of a volume's axis, and its steps. */
const volumeAxis: Record<Units['volume'], { least: number; step: number }> = {
  mL: { least: 1000, step: 500 },
  L: { least: 1, step: 0.5 },
  flOz: { least: 32, step: 16 },
};
const weightStep: Record<Units['weight'], number> = { kg: 1, lb: 2 };

/** A value axis that covers all `values`, in whole steps, never narrower than `least`. */
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
 * The value axis of a measure, in the drawn unit: volumes from zero, levels around their values.
 * @param values in the drawn unit
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
      return spanOf(
        values.map((value) => value + 1),
        { min: 50, max: 150 },
        10,
      );
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

type Ground = Pick<ChartSpec, 'targets' | 'plans' | 'zones'>;
export const nothing: Ground = { targets: [], plans: [], zones: [] };

/**
 * The band agreed with the patient. Without an agreement none is drawn, because an alert limit is no target (§3 #7).
 */
function pressureGround({ ext: { pressureTarget: agreed } }: Patient, words: ViewWords): Ground {
  if (!agreed) return nothing;
  const band = (side: 'systolic' | 'diastolic', from: number, to: number) => ({
    label: words.t(`telemonitoring.${side}Target`, { from, to }),
    from,
    to,
  });
  return {
    ...nothing,
    targets: [
      band('systolic', agreed.systolicMin, agreed.systolicMax),
      band('diastolic', agreed.diastolicMin, agreed.diastolicMax),
    ],
  };
}

function volumeGround({ minMl, maxMl }: PlanLimits, y: (ml: number) => number, words: ViewWords): Ground {
  const line = (id: 'telemonitoring.planMinimum' | 'telemonitoring.planMaximum', ml: number | undefined) =>
    ml === undefined
      ? []
      : [
          {
            label: words.t(id, { amount: words.value('water', { value: ml }) }),
            short: words.number(y(ml)),
            value: y(ml),
          },
        ];
  return {
    ...nothing,
    plans: [...line('telemonitoring.planMinimum', minMl), ...line('telemonitoring.planMaximum', maxMl)],
    targets:
      minMl !== undefined && maxMl !== undefined
        ? [{ label: words.t('telemonitoring.planBand'), from: y(minMl), to: y(maxMl) }]
        : [],
  };
}

/**
 * The agreed targets, and the named parts of a scale, separate from every alert limit. @param plan the plan of every
 * day
 */
export function groundOf(measure: Measure, patient: Patient, plan: PlanLimits, words: ViewWords): Ground {
  switch (measure) {
    case 'bloodPressure':
      return pressureGround(patient, words);
    case 'water':
      return volumeGround(plan, drawnIn(measure, words.units), words);
    case 'weight': {
      const { dryWeight } = patient.ext;
      if (dryWeight === undefined) return nothing;
      const weight = words.value(measure, { value: dryWeight });
      const label = words.t('trends.dryWeight', { weight });
      const value = drawnIn(measure, words.units)(dryWeight);
      return { ...nothing, plans: [{ label, short: words.number(value), value }] };
    }
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
