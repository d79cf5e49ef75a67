import { staffRoles, staffStates, type StaffState } from '@/domain/staff/identity';
import { T, useT } from '@/shared/i18n/text';
import { FilterBar, FilterSelect } from '@/shared/ui/FilterBar';
import { roleWord, stateLooks } from '../staffWording';
import type { QueryChange, StaffQuery } from './useStaffQuery';

/** Search and filters above the staff list. */
export function StaffFilterBar({
  query,
  search,
  onSearch,
  onChange,
  onClear,
  shown,
  counts,
}: {
  query: StaffQuery;
  search: string;
  onSearch: (text: string) => void;
  onChange: (change: QueryChange) => void;
  onClear: () => void;
  shown: number;
  counts: Record<StaffState, number>;
}) {
  const t = useT();
  return (
    <FilterBar
      label={t('staff.filters')}
      search={t('staff.search')}
      text={search}
      onText={onSearch}
      shown={<T id="staff.shown" values={{ count: shown }} />}
      isFiltered={search !== '' || query.state !== '' || query.role !== ''}
      onClear={onClear}
    >
      <FilterSelect
        label={t('staff.columnState')}
        value={query.state}
        onChange={(state) => onChange({ state })}
      >
        {staffStates.map((state) => (
          <option key={state} value={state}>
            {t('common.option', { label: t(stateLooks[state].word), count: counts[state] })}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={t('staff.columnRole')} value={query.role} onChange={(role) => onChange({ role })}>
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {t(roleWord(role))}
          </option>
        ))}
        <option value="none">{t('staff.noRole')}</option>
      </FilterSelect>
    </FilterBar>
  );
}
