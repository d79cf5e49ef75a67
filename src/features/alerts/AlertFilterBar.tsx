import type { ReactNode } from 'react';
import { alertStatuses } from '@/domain/alert';
import { measures } from '@/domain/measure';
import { severities } from '@/domain/severity';
import { alertStatusWord, measureWord } from '@/shared/i18n/alertWording';
import { T, useT } from '@/shared/i18n/text';
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
          {t('alerts.option', { label: word(value), count: counts.get(value) ?? 0 })}
        </option>
      ));
  };
  const isFiltered = [filters.q, filters.severity, filters.status, filters.measure].some(Boolean);

  return (
    <search className="nd-filter-bar" aria-label={t('alerts.filters')}>
      <input
        type="search"
        className="form-control nd-filter-search"
        aria-label={t('alerts.search')}
        placeholder={t('alerts.search')}
        value={filters.q}
        maxLength={200}
        onChange={(event) => onSearch(event.target.value)}
      />
      <Choice
        label={t('alerts.severity')}
        value={filters.severity}
        onChange={(severity) => onChange({ severity })}
      >
        {choices('severity', severities, (severity) => t(severityWord(severity)))}
      </Choice>
      <Choice label={t('alerts.status')} value={filters.status} onChange={(status) => onChange({ status })}>
        {choices('status', alertStatuses, (status) => t(alertStatusWord[status]))}
      </Choice>
      <Choice
        label={t('alerts.measure')}
        value={filters.measure}
        onChange={(measure) => onChange({ measure })}
      >
        {choices('measure', measures, (measure) => t(measureWord[measure]))}
      </Choice>
      <Segmented
        label={t('alerts.view')}
        options={[
          { value: 'recent', label: t('alerts.viewRecent') },
          { value: 'all', label: t('alerts.viewAll') },
        ]}
        value={filters.view}
        onChange={(view) => onChange({ view: view === 'all' ? view : null })}
      />
      {isFiltered && (
        <button type="button" className="btn btn-link" onClick={onClear}>
          <T id="common.clearAll" />
        </button>
      )}
      <span className="nd-filter-count" role="status">
        <T id="alerts.shown" values={{ count: shown }} />
      </span>
    </search>
  );
}

function Choice({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <select
      className="form-select"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">
        <T id="alerts.all" values={{ label }} />
      </option>
      {children}
    </select>
  );
}
