import { useMemo } from 'react';
import type { Patient } from '@/domain/patient';
import { ChartCard } from '@/shared/charts/ChartCard';
import { TimeChart } from '@/shared/charts/TimeChart';
import { useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { amountChart } from './amountChart';
import { PeriodTable } from './PeriodTable';
import { pressureChart } from './pressureChart';
import { summarySentences } from './summary';
import { kindOf } from './targets';
import type { View } from './view';
import type { ViewWords } from './viewWords';

/** A period in words, then as chart or as table. */
export function PeriodCard({
  view,
  patient,
  words,
  unreadable,
  asTable,
  onTable,
}: {
  view: View;
  patient: Patient;
  words: ViewWords;
  unreadable: number;
  asTable: boolean;
  onTable: (table: boolean) => void;
}) {
  const t = useT();
  const spec = useMemo(
    () => (kindOf(view.measure) === 'pressure' ? pressureChart : amountChart)(view, patient, words),
    [view, patient, words],
  );
  const odd = view.listed.length - view.sound.length;
  const title = `${words.measure(view.measure)}, ${words.range(view.range)}`;
  return (
    <ChartCard
      title={title}
      resetKeys={[spec, asTable]}
      lead={
        <>
          <p className="nd-period-summary">{summarySentences(view, patient, words).join(' ')}</p>
          {odd > 0 && <p className="alert alert-warning">{t('telemonitoring.oddLeftOut', { count: odd })}</p>}
          {unreadable > 0 && (
            <p className="alert alert-warning">{t('telemonitoring.unreadable', { count: unreadable })}</p>
          )}
        </>
      }
      actions={
        <Segmented
          label={t('telemonitoring.form')}
          options={[
            { value: 'chart', label: t('telemonitoring.chart') },
            { value: 'table', label: t('telemonitoring.table') },
          ]}
          value={asTable ? 'table' : 'chart'}
          onChange={(form) => onTable(form === 'table')}
        />
      }
    >
      {asTable ? <PeriodTable view={view} words={words} /> : <TimeChart spec={spec} label={title} />}
    </ChartCard>
  );
}
