import { alertStatuses } from '@/domain/alert';
import { measures } from '@/domain/measure';
import { severities } from '@/domain/severity';
import { alertStatusWord } from '@/shared/i18n/alertWording';
import { measureWord } from '@/shared/i18n/measureWording';
import { T, useT } from '@/shared/i18n/text';
import { FilterBar, FilterSelect } from '@/shared/ui/FilterBar';
import { Segmented } from '@/shared/ui/Segmented';
import { severityWord } from '@/shared/ui/SeverityBadge';
import { countChoices, type AlertFilters, type AlertRow } from './alertRows';
import type { QueryChange } from './useAlertQuery';

/** Search, filters with the number of alerts behind each choice, and the period. */
export function AlertFilterBar({
  rows,
  filters,
  now,
  shown,
  onSearch,
  onChange,
  onClear,
}: {
  rows: readonly AlertRow[];
  filters: AlertFilters;
  now: number;
  shown: number;
  onSearch: (text: string) => void;
  onChange: (change: QueryChange) => void;
  onClear: () => void;
}) {
  const t = useT();
  const choices = <Value extends string>(
    key: 'severity' | 'status' | 'measure',
    values: readonly Value[],
    word: (value: Value) => string,
  ) => {
    const counts = countChoices(rows, filters, key, now) as Map<string, number>;
    return values
      .filter((value) => counts.has(value) || filters[key] === value)
      .map((value) => (
        <option key={value} value={value}>
          {t('common.option', { label: word(value), count: counts.get(value) ?? 0 })}
        </option>
      ));
  };
  const isFiltered = [filters.q, filters.severity, filters.status, filters.measure].some(Boolean);

  return (
    <FilterBar
      label={t('alerts.filters')}
      search={t('alerts.search')}
      text={filters.q}
      onText={onSearch}
      shown={<T id="alerts.shown" values={{ count: shown }} />}
      isFiltered={isFiltered}
      onClear={onClear}
    >
      <FilterSelect
        label={t('alerts.severity')}
        value={filters.severity}
        onChange={(severity) => onChange({ severity })}
      >
        {choices('severity', severities, (severity) => t(severityWord(severity)))}
      </FilterSelect>
      <FilterSelect
        label={t('alerts.status')}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      >
        {choices('status', alertStatuses, (status) => t(alertStatusWord[status]))}
      </FilterSelect>
      <FilterSelect
        label={t('alerts.measure')}
        value={filters.measure}
        onChange={(measure) => onChange({ measure })}
      >
        {choices('measure', measures, (measure) => t(measureWord[measure]))}
      </FilterSelect>
      <Segmented
        label={t('alerts.view')}
        options={[
          { value: 'recent', label: t('alerts.viewRecent') },
          { value: 'all', label: t('alerts.viewAll') },
        ]}
        value={filters.view}
        onChange={(view) => onChange({ view: view === 'all' ? view : null })}
      />
    </FilterBar>
  );
}
