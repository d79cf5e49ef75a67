import type { LatestValue } from '@/domain/readings/latestValue';
import type { Measure } from '@/domain/readings/measure';
import { useT } from '@/shared/i18n/text';
import { isAhead } from './periodView';
import type { ViewWords } from './periodWords';

export interface Known {
  newest: LatestValue | undefined;
  measure: Measure;
  words: ViewWords;
  /** Epoch ms. */
  now: number;
}

/**
 * The newest reading known from the record.
 * @param failed whether the period could not be loaded, so that later readings are unknown
 */
export function NewestReading({ newest, measure, words, now, failed = false }: Known & { failed?: boolean }) {
  const t = useT();
  if (!newest) return t(failed ? 'trends.noDataKnown' : 'telemonitoring.never');
  const values = { value: words.value(measure, newest), at: words.moment(newest.at) };
  if (isAhead(Date.parse(newest.at), now)) return t('trends.newestAhead', values);
  return t(failed ? 'trends.noDataSince' : 'telemonitoring.newestKnown', values);
}
