import { useCallback } from 'react';
import type { Condition } from '@/domain/conditions/condition';
import { T, useT } from '@/shared/i18n/text';
import { useSearchText } from '@/shared/navigation/useSearchText';
import { FilterBar, FilterSelect } from '@/shared/ui/FilterBar';
import { standingOf, conditionFilterStatuses } from './conditionRows';
import type { ConditionQuery, QueryChange } from './useConditionQuery';

/** Search and filter above the list; what was entered by mistake is shown when it is asked for. */
export function ConditionFilterBar({
  all,
  query: { q, standing },
  shown,
  onChange,
}: {
  all: readonly Condition[];
  query: ConditionQuery;
  shown: number;
  onChange: (change: QueryChange) => void;
}) {
  const t = useT();
  const writeSearch = useCallback((text: string) => onChange({ q: text }), [onChange]);
  const [search, setSearch] = useSearchText(q, writeSearch);
  return (
    <FilterBar
      label={t('conditions.filters')}
      search={t('conditions.search')}
      text={search}
      onText={setSearch}
      shown={<T id="conditions.shown" values={{ count: shown }} />}
      isFiltered={search !== '' || standing !== ''}
      onClear={() => {
        setSearch('');
        onChange({ q: null, standing: null });
      }}
    >
      <FilterSelect
        label={t('conditions.standing')}
        value={standing}
        onChange={(value) => onChange({ standing: value })}
      >
        {conditionFilterStatuses.map((one) => (
          <option key={one} value={one}>
            {t('common.option', {
              label: t(`conditions.standing_${one}`),
              count: all.filter((row) => standingOf(row) === one).length,
            })}
          </option>
        ))}
      </FilterSelect>
    </FilterBar>
  );
}
