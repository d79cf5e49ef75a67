import { useSearchParams } from 'react-router-dom';
import { calendarDate } from '@/domain/entity';
import { measures, type Measure } from '@/domain/readings/measure';
import { periods, type Period } from '@/domain/readings/periods';

export interface TelemonitoringQuery {
  measure: Measure;
  period: Period;
  /** A patient day of the period shown. */
  day: string;
  /** The measure that is being recorded, while the dialog is open. */
  record: Measure | null;
  table: boolean;
  /** Whether the previous period is shown beneath this one. */
  compare: boolean;
  /** Whether a year shows every reading instead of its months. */
  single: boolean;
}

/** A `day` of null returns to today and follows it. */
export type QueryChange = Partial<Omit<TelemonitoringQuery, 'day'>> & { day?: string | null };

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((value) => value === text);

/**
 * The page's state from its address, so that a link opens the same view; invalid values become defaults.
 * @param today the patient day of now
 */
export function useTelemonitoringQuery(today: string): {
  query: TelemonitoringQuery;
  show: (change: QueryChange) => void;
} {
  const [params, setParams] = useSearchParams();
  const day = calendarDate.safeParse(params.get('day'));
  const period = oneOf(periods, params.get('period')) ?? 'recent';
  const query: TelemonitoringQuery = {
    measure: oneOf(measures, params.get('measure')) ?? 'bloodPressure',
    period,
    day: day.success ? day.data : today,
    record: oneOf(measures, params.get('record')) ?? null,
    table: params.get('table') === 'yes',
    compare: params.get('compare') === 'yes',
    single: period === 'yearly' && params.get('single') === 'yes',
  };
  const show = (change: QueryChange) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(change)) {
        if (value === null || value === false) after.delete(name);
        else after.set(name, value === true ? 'yes' : value);
      }
      return after;
    });
  return { query, show };
}
