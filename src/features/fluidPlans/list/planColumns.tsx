import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import type { Column } from '@/shared/ui/table/tableColumn';
import { directionWord } from '../planParts';
import { slotCount, type PlanRow } from './planRows';
import { PlanActions } from '../detail/PlanActions';
import { FormulasText } from '../FormulaText';
import { PlanStatusWord } from '../detail/PlanStatusWord';

export const planActionsFor = ({ plan, used }: PlanRow) => <PlanActions plan={plan} used={used} isNamed />;

/** What the list of fluid plans says of each. */
export function usePlanColumns(): Column<PlanRow>[] {
  const t = useT();
  const formats = useFormats();
  const times = useOwnTimes();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('alertRules.columnName'),
        sortable: true,
        cell: ({ plan }) => (
          <Link to={`/fluidplanner/${encodeURIComponent(plan.id)}`}>
            <bdi>{plan.name}</bdi>
          </Link>
        ),
      },
      {
        id: 'direction',
        header: t('fluidPlans.direction'),
        sortable: true,
        cell: ({ plan }) => <T id={directionWord[plan.direction]} />,
      },
      {
        id: 'total',
        header: t('fluidPlans.total'),
        cell: ({ plan }) => (
          <FormulasText
            formula={plan.totalFluidQuantityFormula}
            upper={plan.direction === 'range' ? plan.upperFormula : undefined}
            plan={plan}
          />
        ),
      },
      {
        id: 'slots',
        header: t('fluidPlans.slots'),
        sortable: true,
        align: 'end',
        hideBelow: 'lg',
        cell: ({ plan }) => formats.number(slotCount(plan.fluidSlot)),
      },
      {
        id: 'status',
        header: t('alerts.status'),
        sortable: true,
        cell: ({ plan }) => <PlanStatusWord status={plan.status} />,
      },
      {
        id: 'used',
        header: t('fluidPlans.used'),
        sortable: true,
        align: 'end',
        hideBelow: 'md',
        cell: ({ used }) =>
          used === null ? t('common.unknown') : used === undefined ? '…' : formats.number(used),
      },
      {
        id: 'updated',
        header: t('alertRules.columnChanged'),
        sortable: true,
        hideBelow: 'lg',
        cell: ({ plan }) => <span className="nd-moment">{times.moment(plan.updatedAt)}</span>,
      },
    ],
    [t, formats, times],
  );
}
