import { ruleStatuses, type RuleStatus } from '@/domain/rules/alertRule';
import { measures } from '@/domain/readings/measure';
import { measureWord } from '@/shared/i18n/measureWording';
import { T, useT } from '@/shared/i18n/text';
import { FilterBar, FilterSelect } from '@/shared/ui/FilterBar';
import { statusLooks } from '../ruleWords';
import type { QueryChange, RuleQuery } from './useRuleQuery';

/** Search and filters above the rules. */
export function RuleFilterBar({
  query,
  search,
  onSearch,
  onChange,
  onClear,
  shown,
  counts,
}: {
  query: RuleQuery;
  search: string;
  onSearch: (text: string) => void;
  onChange: (change: QueryChange) => void;
  onClear: () => void;
  shown: number;
  counts: Record<RuleStatus, number>;
}) {
  const t = useT();
  return (
    <FilterBar
      label={t('alertRules.filters')}
      search={t('alertRules.search')}
      text={search}
      onText={onSearch}
      shown={<T id="alertRules.shown" values={{ count: shown }} />}
      isFiltered={search !== '' || query.measure !== '' || query.status !== ''}
      onClear={onClear}
    >
      <FilterSelect
        label={t('alerts.measure')}
        value={query.measure}
        onChange={(measure) => onChange({ measure })}
      >
        {measures.map((measure) => (
          <option key={measure} value={measure}>
            {t(measureWord[measure])}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('alerts.status')}
        value={query.status}
        onChange={(status) => onChange({ status })}
      >
        {ruleStatuses.map((status) => (
          <option key={status} value={status}>
            {t('common.option', { label: t(statusLooks[status].word), count: counts[status] })}
          </option>
        ))}
      </FilterSelect>
    </FilterBar>
  );
}
