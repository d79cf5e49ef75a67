import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { FluidTarget } from '@/domain/patient';
import { fullName } from '@/domain/patient';
import { categories } from '@/features/userCategories/slice';
import { useFormats, type Formats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { useWording, type Wording } from '@/shared/i18n/wording';
import { DataTable } from '@/shared/ui/DataTable';
import { Icon } from '@/shared/ui/Icon';
import { SeverityBadge } from '@/shared/ui/SeverityBadge';
import type { Column } from '@/shared/ui/tableColumn';
import type { QueryChange, WorklistQuery } from './useWorklistQuery';
import type { WorklistRow } from '@/domain/worklist';

/** Changes smaller than this are noise, not a direction, mmHg. */
const DIRECTION_MMHG = 3;

export function WorklistTable({
  rows,
  query,
  page,
  total,
  onChange,
}: {
  rows: readonly WorklistRow[];
  query: WorklistQuery;
  page: number;
  total: number;
  onChange: (change: QueryChange) => void;
}) {
  const t = useT();
  const columns = useColumns();
  return (
    <DataTable
      rows={rows}
      columns={columns}
      rowKey={(row) => row.summary.id}
      caption={t('worklist.caption')}
      sort={{ id: query.sort, desc: query.descending }}
      onSort={({ id, desc }) => onChange({ sort: id, dir: desc ? 'desc' : null })}
      onRowActivate={(row) => onChange({ patient: row.summary.id })}
      selectedId={query.patient}
      page={page}
      pageSize={query.pageSize}
      total={total}
      onPage={(next) => onChange({ page: String(next) })}
      onPageSize={(size) => onChange({ size: String(size) })}
    />
  );
}

function useColumns(): Column<WorklistRow>[] {
  const t = useT();
  const words = useWording();
  const formats = useFormats();
  const known = useSelector(categories.selectAll);
  return useMemo(() => {
    const names = new Map(known.map((category) => [category.code, category.name]));
    return [
      {
        id: 'name',
        header: t('worklist.columnName'),
        sortable: true,
        cell: ({ summary, triage }) => (
          <div className="nd-person">
            <span className="nd-person-name">
              <Link to={`/userlist/${encodeURIComponent(summary.id)}`}>
                <bdi>{fullName(summary)}</bdi>
              </Link>
              <span className="nd-person-id">
                <bdi>{summary.patientId}</bdi>
              </span>
            </span>
            {triage.reasons[0] && (
              <span className="nd-person-why">{words.reason(triage.reasons[0], summary.timeZone)}</span>
            )}
          </div>
        ),
      },
      {
        id: 'severity',
        header: t('worklist.columnSeverity'),
        sortable: true,
        cell: ({ triage }) => <SeverityBadge severity={triage.severity} />,
      },
      {
        id: 'age',
        header: t('worklist.columnAge'),
        sortable: true,
        align: 'end',
        hideBelow: 'lg',
        cell: ({ age }) => formats.number(age),
      },
      {
        id: 'category',
        header: t('worklist.columnCategory'),
        hideBelow: 'lg',
        cell: ({ summary: { category } }) =>
          category === null ? <Muted text={t('worklist.noCategory')} /> : (names.get(category) ?? category),
      },
      {
        id: 'pressure',
        header: t('worklist.columnPressure'),
        sortable: true,
        align: 'end',
        cell: (row) => <PressureCell row={row} formats={formats} />,
      },
      {
        id: 'water',
        header: t('worklist.columnWater', { unit: words.unit('volume') }),
        sortable: true,
        align: 'end',
        hideBelow: 'lg',
        cell: ({ waterYesterday, summary }) => (
          <WaterCell ml={waterYesterday} target={summary.fluidTarget} words={words} />
        ),
      },
      {
        id: 'data',
        header: t('worklist.columnData'),
        sortable: true,
        cell: ({ triage: { daysSinceData } }) =>
          daysSinceData === null ? t('worklist.never') : t('worklist.daysAgo', { days: daysSinceData }),
      },
      {
        id: 'alerts',
        header: t('worklist.columnAlerts'),
        sortable: true,
        align: 'end',
        hideBelow: 'md',
        cell: ({ summary }) => formats.number(summary.alerts.length),
      },
    ];
  }, [t, words, formats, known]);
}

function Muted({ text }: { text: string }) {
  return <span className="text-body-secondary">{text}</span>;
}

function PressureCell({ row: { mean, meanChange }, formats }: { row: WorklistRow; formats: Formats }) {
  const t = useT();
  if (mean === null) return <Muted text={t('worklist.noReadings')} />;
  const moves = meanChange !== null && Math.abs(meanChange) >= DIRECTION_MMHG;
  const title = t('worklist.meanOf', { readings: mean.readings, days: mean.days });
  return (
    <span className="text-nowrap" title={title}>
      {moves && (
        <Icon
          of={meanChange > 0 ? ArrowUpRight : ArrowDownRight}
          label={t(meanChange > 0 ? 'worklist.rising' : 'worklist.falling')}
          size={16}
        />
      )}{' '}
      {formats.number(mean.systolic)}/{formats.number(mean.diastolic)}
      <span className="visually-hidden">, {title}</span>
    </span>
  );
}

function targetText(target: FluidTarget, { number }: Wording): string {
  switch (target.direction) {
    case 'minimum':
      return `≥\u00a0${number(target.minMl, 'volume')}`;
    case 'maximum':
      return `≤\u00a0${number(target.maxMl, 'volume')}`;
    case 'range':
      return `${number(target.minMl, 'volume')}–${number(target.maxMl, 'volume')}`;
  }
}

function WaterCell({
  ml,
  target,
  words,
}: {
  ml: number | null;
  target: FluidTarget | undefined;
  words: Wording;
}) {
  const t = useT();
  const value = ml === null ? t('common.noData') : words.number(ml, 'volume');
  if (!target) return ml === null ? <Muted text={value} /> : value;
  return <T id="worklist.ofTarget" values={{ value, target: targetText(target, words) }} />;
}
