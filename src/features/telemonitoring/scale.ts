import type { AlertLine } from '@/domain/alertLines';
import { unitOf, type Measure } from '@/domain/measure';
import type { Patient } from '@/domain/patient';
import { inUnit, type Units } from '@/domain/units';
import type { ChartSpec } from '@/shared/charts/chartSpec';
import { fatigueBands, fluidLimits, pressureTarget, type Lines, type PlanLimits } from './targets';
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

const originWord = {
  patient: 'trends.limitOfPatient',
  category: 'trends.limitOfCategory',
  pathology: 'trends.limitOfPathology',
} as const;

/** `Alert from 180 systolic`, and whose limit it is where it is not everybody's. */
function lineLabel(measure: Measure, line: AlertLine, words: ViewWords): string {
  const { limit, part, side, isInclusive, origin, of } = line;
  const value =
    measure === 'bloodPressure'
      ? words.t(part === 'value' ? 'trends.ofSystolic' : 'trends.ofDiastolic', { value: words.number(limit) })
      : words.value(measure, { value: limit });
  const kind = side === 'high' ? (isInclusive ? 'from' : 'above') : isInclusive ? 'atMost' : 'below';
  const text = words.t('trends.limit', { kind, value, of });
  return origin === 'global' ? text : words.t(originWord[origin], { limit: text });
}

/** Alert limits by their names; the same one only once. */
export function limitLines(measure: Measure, lines: Lines, words: ViewWords): ChartSpec['limits'] {
  const y = drawnIn(measure, words.units);
  const byLabel = new Map(
    (lines ?? []).map((line) => {
      const label = lineLabel(measure, line, words);
      return [label, { label, value: y(line.limit) }] as const;
    }),
  );
  return [...byLabel.values()];
}

function pressureGround(patient: Patient, words: ViewWords): Ground {
  const target = pressureTarget(patient);
  const band = (side: 'systolic' | 'diastolic', from: number, to: number) => ({
    label: words.t(target.own ? `telemonitoring.${side}Target` : `telemonitoring.${side}TargetDefault`, {
      from,
      to,
    }),
    from,
    to,
  });
  return {
    ...nothing,
    targets: [
      band('systolic', target.systolicMin, target.systolicMax),
      band('diastolic', target.diastolicMin, target.diastolicMax),
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

/** What was agreed, and the named parts of a scale: apart from every alert limit. */
export function groundOf(measure: Measure, patient: Patient, words: ViewWords): Ground {
  switch (measure) {
    case 'bloodPressure':
      return pressureGround(patient, words);
    case 'water':
      return volumeGround(fluidLimits(measure, patient), drawnIn(measure, words.units), words);
    case 'weight': {
      const { dryWeight } = patient.ext;
      if (dryWeight === undefined) return nothing;
      const weight = words.value(measure, { value: dryWeight });
      const label = words.t('trends.dryWeight', { weight });
      return { ...nothing, plans: [{ label, value: drawnIn(measure, words.units)(dryWeight) }] };
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
