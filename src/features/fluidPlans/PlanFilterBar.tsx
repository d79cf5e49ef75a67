import { fluidDirections, planStatuses, type PlanStatus } from '@/domain/fluid/plan';
import { T, useT } from '@/shared/i18n/text';
import { FilterBar, FilterSelect } from '@/shared/ui/FilterBar';
import { directionWord, statusLooks } from './planParts';
import { useCategories } from './useCategories';
import type { PlanQuery, QueryChange } from './usePlanQuery';

/** Search and filters above the plans. */
export function PlanFilterBar({
  query,
  search,
  onSearch,
  onChange,
  onClear,
  shown,
  counts,
}: {
  query: PlanQuery;
  search: string;
  onSearch: (text: string) => void;
  onChange: (change: QueryChange) => void;
  onClear: () => void;
  shown: number;
  counts: Record<PlanStatus, number>;
}) {
  const t = useT();
  const categories = useCategories();
  const { status, direction, category } = query;
  return (
    <FilterBar
      label={t('fluidPlans.filters')}
      search={t('fluidPlans.search')}
      text={search}
      onText={onSearch}
      shown={<T id="fluidPlans.shown" values={{ count: shown }} />}
      isFiltered={search !== '' || status !== '' || direction !== '' || category !== ''}
      onClear={onClear}
    >
      <FilterSelect label={t('alerts.status')} value={status} onChange={(next) => onChange({ status: next })}>
        {planStatuses.map((one) => (
          <option key={one} value={one}>
            {t('common.option', { label: t(statusLooks[one].word), count: counts[one] })}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('fluidPlans.direction')}
        value={direction}
        onChange={(next) => onChange({ direction: next })}
      >
        {fluidDirections.map((one) => (
          <option key={one} value={one}>
            {t(directionWord[one])}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('fluidPlans.category')}
        value={category}
        onChange={(next) => onChange({ category: next })}
      >
        {Object.entries(categories).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </FilterSelect>
    </FilterBar>
  );
}
