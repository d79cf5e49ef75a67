import Square from 'lucide-react/icons/square';
import SquareCheck from 'lucide-react/icons/square-check';
import { useMemo, type ReactNode } from 'react';
import type { BalanceDay } from '@/domain/readings/balance';
import type { Patient } from '@/domain/patients/patient';
import { ChartCard } from '@/shared/charts/ChartCard';
import type { Stretch } from '@/shared/charts/chartSpec';
import { TimeChart } from '@/shared/charts/TimeChart';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';
import { periodChart } from '../chart/periodChart';
import { EventList } from '../annotations/EventList';
import type { EventMark } from '../annotations/eventMarks';
import { PeriodNotes, PeriodWarnings } from './PeriodNotes';
import { summarySentences } from './periodSummary';
import { PeriodTable } from './PeriodTable';
import { PeriodFiles } from './PeriodFiles';
import { fluidPlanOn } from '../chart/targetLines';
import { usePrinting } from './usePrinting';
import type { ListedReading, View } from './periodView';
import type { ViewWords } from './periodWords';

const DAY_MS = 86_400_000;

interface Form {
  asTable: boolean;
  /** Show every single reading of a year instead of its months. */
  single: boolean;
  /** Show the period before beneath this one. */
  compare: boolean;
  onChange: (change: { table?: boolean; single?: boolean; compare?: boolean }) => void;
}

/** The visible part of a period: whole days as dates, less by the hour. */
const stretchText =
  ({ days }: View, words: ViewWords) =>
  ({ from, to }: Stretch): string => {
    const [first, last] = [days.find((day) => day.to > from), days.findLast((day) => day.from < to)];
    return to - from < 3 * DAY_MS || !first || !last
      ? words.stretch(from, to)
      : words.days(first.day, last.day);
  };

/** A period as a summary, then as chart or table; on paper as both. */
export function PeriodCard({
  view,
  previous,
  balance,
  happenings,
  patient,
  words,
  zone,
  unreadable,
  form: { asTable, single, compare, onChange },
  rowActions,
}: {
  view: View;
  previous: View | null;
  balance: readonly BalanceDay[] | null;
  happenings: readonly EventMark[];
  patient: Patient;
  words: ViewWords;
  zone: string;
  unreadable: number;
  form: Form;
  rowActions: (row: ListedReading) => ReactNode;
}) {
  const t = useT();
  const { printing, print } = usePrinting();
  const spec = useMemo(
    () => periodChart(view, patient, words, { previous, marks: happenings, single }),
    [view, patient, words, previous, happenings, single],
  );
  const beside = useMemo(
    () => ({ previous, balance, planOn: fluidPlanOn(view, patient) }),
    [previous, balance, view, patient],
  );
  const title = `${words.measure(view.measure)}, ${words.range(view.range)}`;
  return (
    <ChartCard
      title={title}
      resetKeys={[spec, asTable]}
      printing={printing}
      summary={summarySentences(view, patient, words).join(' ')}
      lead={<PeriodWarnings view={view} unreadable={unreadable} />}
      actions={
        <div className="nd-period-forms">
          {!single && (
            <button
              type="button"
              className="btn btn-quiet"
              aria-pressed={compare}
              onClick={() => onChange({ compare: !compare })}
            >
              <Icon of={compare ? SquareCheck : Square} /> <T id="trends.compare" />
            </button>
          )}
          {view.range.period === 'yearly' && !asTable && (
            <Segmented
              label={t('trends.grain')}
              options={[
                { value: 'months', label: t('trends.months') },
                { value: 'every', label: t('trends.every') },
              ]}
              value={single ? 'every' : 'months'}
              onChange={(grain) => onChange({ single: grain === 'every' })}
            />
          )}
          <Segmented
            label={t('telemonitoring.form')}
            options={[
              { value: 'chart', label: t('telemonitoring.chart') },
              { value: 'table', label: t('telemonitoring.table') },
            ]}
            value={asTable ? 'table' : 'chart'}
            onChange={(form) => onChange({ table: form === 'table' })}
          />
        </div>
      }
    >
      {(!asTable || printing) && (
        <TimeChart spec={spec} label={title} stretchText={stretchText(view, words)} />
      )}
      <PeriodNotes view={view} patient={patient} words={words} beside={beside} />
      <EventList happenings={happenings} />
      {(asTable || printing) && (
        <PeriodTable view={view} words={words} beside={beside} onPaper={printing} rowActions={rowActions} />
      )}
      <PeriodFiles {...{ view, spec, patient, words, zone, beside }} onPrint={print} />
    </ChartCard>
  );
}
