import type { Level } from '@/domain/readings/buckets';
import type { ChartColor, PointShape } from '@/shared/charts/chartSpec';
import type { MessageId } from '@/locales';
import type { Measure } from '@/domain/readings/measure';

type Part = 'single' | 'mornings' | 'evenings' | 'dayMean' | 'moving' | 'monthMean' | 'range';

/** One plotted value of a measure: blood pressure has two, every other measure one. */
export interface Strand {
  id: 'systolic' | 'diastolic' | 'only';
  part: 'value' | 'diastolic';
  of: (level: Level | null | undefined) => number | null;
  color: ChartColor;
  shape: Record<'single' | 'morning' | 'evening', PointShape>;
  word: Record<Part, MessageId>;
}

const round: Strand['shape'] = { single: 'circle', morning: 'circle', evening: 'ring' };

const systolic: Strand = {
  id: 'systolic',
  part: 'value',
  of: (level) => level?.value ?? null,
  color: 'first',
  shape: round,
  word: {
    single: 'telemonitoring.systolic',
    mornings: 'telemonitoring.systolicMornings',
    evenings: 'telemonitoring.systolicEvenings',
    dayMean: 'telemonitoring.systolicDayMean',
    moving: 'telemonitoring.systolicMoving',
    monthMean: 'telemonitoring.systolicMonthMean',
    range: 'telemonitoring.systolicRange',
  },
};

const diastolic: Strand = {
  id: 'diastolic',
  part: 'diastolic',
  of: (level) => level?.diastolic ?? null,
  color: 'second',
  shape: { single: 'square', morning: 'square', evening: 'diamond' },
  word: {
    single: 'telemonitoring.diastolic',
    mornings: 'telemonitoring.diastolicMornings',
    evenings: 'telemonitoring.diastolicEvenings',
    dayMean: 'telemonitoring.diastolicDayMean',
    moving: 'telemonitoring.diastolicMoving',
    monthMean: 'telemonitoring.diastolicMonthMean',
    range: 'telemonitoring.diastolicRange',
  },
};

const only: Strand = {
  id: 'only',
  part: 'value',
  of: (level) => level?.value ?? null,
  color: 'first',
  shape: round,
  word: {
    single: 'telemonitoring.singleReadings',
    mornings: 'trends.mornings',
    evenings: 'trends.evenings',
    dayMean: 'telemonitoring.dayMean',
    moving: 'telemonitoring.moving',
    monthMean: 'telemonitoring.monthMean',
    range: 'telemonitoring.range',
  },
};

const two: readonly Strand[] = [systolic, diastolic];
const one: readonly Strand[] = [only];

export const strandsOf = (measure: Measure): readonly Strand[] => (measure === 'bloodPressure' ? two : one);
