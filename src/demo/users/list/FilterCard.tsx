import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { FilterSelect } from '@/shared/ui/FilterBar';
import { FilterChips } from '@/shared/ui/FilterChips';
import { Icon } from '@/shared/ui/Icon';
import { choices, filterNames, type FilterName, type UserQuery } from './userQuery';
import { departments, roles, states, verified } from '../words';

const names: Record<FilterName, MessageId> = {
  role: 'users.role',
  status: 'users.status',
  verified: 'users.verifiedColumn',
  department: 'users.department',
};
const words: Record<FilterName, Readonly<Record<string, MessageId>>> = {
  role: roles,
  status: states,
  verified,
  department: departments,
};

interface Filtering {
  filters: UserQuery['filters'];
  onChange: (change: Readonly<Record<string, string | null>>) => void;
}

/** The filters in force, where the card that sets them is out of sight. */
export function FiltersInForce({ filters, onChange, onClear }: Filtering & { onClear: () => void }) {
  const t = useT();
  const chips = filterNames.flatMap((key) => {
    const word = words[key][filters[key]];
    return word ? [{ key, label: `${t(names[key])}: ${t(word)}` }] : [];
  });
  return <FilterChips chips={chips} onRemove={(key) => onChange({ [key]: null })} onClear={onClear} />;
}

/** Four filters on a card that can be folded, refreshed and taken away. @param onRefresh clears the filters and fetches again */
export function FilterCard({
  filters,
  onChange,
  onRefresh,
  onRemove,
  isBusy,
}: Filtering & { onRefresh: () => void; onRemove: () => void; isBusy: boolean }) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const clear = () => onChange(Object.fromEntries(filterNames.map((name) => [name, null])));
  return (
    <section className="card mb-3" aria-labelledby={`${id}-title`}>
      <div className="card-header nd-users-filters">
        <h2 id={`${id}-title`} className="h6 mb-0">
          <T id="users.filters" />
        </h2>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t(isOpen ? 'users.fold' : 'users.unfold')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={isOpen ? ChevronUp : ChevronDown} />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('users.refresh')}
          aria-busy={isBusy}
          onClick={onRefresh}
        >
          {isBusy ? (
            <span className="spinner-border spinner-border-sm" aria-hidden="true" />
          ) : (
            <Icon of={RefreshCw} />
          )}
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('users.removeFilters')}
          onClick={onRemove}
        >
          <Icon of={X} />
        </button>
      </div>
      <div id={id} className="card-body nd-users-selects" hidden={!isOpen}>
        {filterNames.map((name) => (
          <FilterSelect
            key={name}
            label={t(names[name])}
            value={filters[name]}
            onChange={(value) => onChange({ [name]: value })}
          >
            {choices[name].map((choice) => {
              const word = words[name][choice];
              return (
                <option key={choice} value={choice}>
                  {word ? t(word) : choice}
                </option>
              );
            })}
          </FilterSelect>
        ))}
      </div>
      {!isOpen && Object.values(filters).some(Boolean) && (
        <div className="card-body pb-0 nd-users-chips">
          <FiltersInForce filters={filters} onChange={onChange} onClear={clear} />
        </div>
      )}
    </section>
  );
}
