import type { ReactNode } from 'react';
import { courseLimits } from '@/domain/worklist/vitals';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { trendOf } from '@/domain/worklist/worklistFigures';
import { Spark } from '@/shared/ui/patient/Spark';
import { sparkSpan } from '@/shared/ui/patient/sparkSpan';
import { muted, type CellWords } from './worklistCells';

/**
 * The daily mean systolic pressure of two weeks as a small line with its limits, and in words for those who do not see
 * it.
 */
export function sparkline(row: WorklistRow, { t, formats }: Pick<CellWords, 't' | 'formats'>): ReactNode {
  const values = trendOf(row);
  const present = values.filter((value) => value !== null);
  const last = present.at(-1);
  if (last === undefined) return muted(t('common.noData'));
  const label = t('worklist.trendWords', {
    days: present.length,
    low: formats.number(Math.min(...present)),
    high: formats.number(Math.max(...present)),
    last: formats.number(last),
  });
  return (
    <Spark
      values={values}
      leastSpan={sparkSpan.bloodPressure}
      label={label}
      limits={courseLimits(row.summary, 'bloodPressure', row.today)}
    />
  );
}
