import type { Level } from '@/domain/readings/buckets';
import type { MessageId } from '@/locales';
import type { Measure } from '@/domain/readings/measure';

/** One plotted value of a measure: blood pressure has two, every other measure one. */
export interface Strand {
  id: 'systolic' | 'diastolic' | 'only';
  part: 'value' | 'diastolic';
  of: (level: Level | null | undefined) => number | null;
  /** What the legend needs no second entry for: it stands under the first strand's. */
  unlisted?: true;
}

const systolic: Strand = { id: 'systolic', part: 'value', of: (level) => level?.value ?? null };
const diastolic: Strand = {
  id: 'diastolic',
  part: 'diastolic',
  of: (level) => level?.diastolic ?? null,
  unlisted: true,
};
const only: Strand = { ...systolic, id: 'only' };

const two: readonly Strand[] = [systolic, diastolic];
const one: readonly Strand[] = [only];

export const strandsOf = (measure: Measure): readonly Strand[] => (measure === 'bloodPressure' ? two : one);

/** What a set of values is called; both strands of a pressure go by the same name. */
export const setWords = {
  single: 'telemonitoring.singleReadings',
  mornings: 'trends.mornings',
  evenings: 'trends.evenings',
  dayMean: 'telemonitoring.dayMean',
  moving: 'telemonitoring.moving',
  monthMean: 'telemonitoring.monthMean',
  range: 'telemonitoring.range',
} as const satisfies Record<string, MessageId>;

/** How a set of a strand is listed, and that its values are joined with the other strand's at the same instant. */
export const joinedAs = ({ id, unlisted }: Strand, name: string) => ({
  ...(id !== 'only' && { joined: name }),
  ...(unlisted && { unlisted }),
});
