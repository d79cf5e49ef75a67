import { lastDayOf, type Annotation, type AnnotationKind } from '@/domain/readings/annotation';
import { dayBounds, type PatientClock } from '@/domain/patientDay';
import type { PeriodRange } from '@/domain/readings/periods';
import type { MessageId } from '@/locales';
import type { Mark } from '@/shared/charts/chartSpec';
import type { ViewWords } from '../period/periodWords';
import { wordTable } from '@/shared/i18n/unknownWords';

const kindWord = wordTable({
  planChange: 'readings.kind_planChange',
  medicineStart: 'readings.kind_medicineStart',
  hospitalStay: 'readings.kind_hospitalStay',
  travel: 'readings.kind_travel',
  homeSeries: 'readings.kind_homeSeries',
  other: 'readings.kind_other',
} as const satisfies Record<AnnotationKind, MessageId>);

/** An annotation with its number in the chart. */
export interface EventMark extends Mark {
  annotation: Annotation;
}

/**
 * The annotations in a period, the earliest first, each with a number. An ongoing one ends now, or once it counts no more.
 * @param now epoch ms
 */
export function eventMarks(
  annotations: readonly Annotation[],
  range: PeriodRange,
  clock: PatientClock,
  now: number,
  words: ViewWords,
): EventMark[] {
  return annotations
    .filter((one) => one.from <= range.last && (lastDayOf(one) ?? range.last) >= range.first)
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.id.localeCompare(b.id))
    .map((annotation, index) => {
      const { kind, from, to, note } = annotation;
      const last = lastDayOf(annotation);
      const end = last === undefined ? Infinity : dayBounds(last, clock).to;
      const days =
        to === undefined ? words.t('readings.since', { from: words.day(from) }) : words.days(from, to);
      const what = words.t('trends.happenedOne', { kind: words.t(kindWord[kind]), days });
      const begin = dayBounds(from, clock).from;
      return {
        annotation,
        sign: words.number(index + 1),
        label: note === undefined ? what : `${what}: ${note}`,
        from: begin,
        to: to === undefined ? Math.max(begin, Math.min(now, range.to, end)) : end,
      };
    });
}
