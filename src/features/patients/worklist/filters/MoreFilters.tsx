import type { ChoiceKey, WorklistFilters } from '@/domain/worklist/worklistFilters';
import { useT } from '@/shared/i18n/text';
import { FilterSelect } from '@/shared/ui/FilterBar';
import { choicesInWords, filterText, filterWord } from './filterWords';
import type { QueryChange } from '../useWorklistQuery';

const more = [
  'measure',
  'data',
  'unreviewed',
  'status',
  'plan',
  'pressure',
  'fluid',
  'coverage',
] as const satisfies readonly ChoiceKey[];

/** Whether any of these filters is active: then they are visible. */
export const isMoreSet = (filters: WorklistFilters): boolean =>
  filters.referent !== '' || more.some((key) => filters[key] !== '');

/** The filters that are not needed on every round. */
export function MoreFilters({
  filters,
  referents,
  onChange,
}: {
  filters: WorklistFilters;
  referents: readonly string[];
  onChange: (change: QueryChange) => void;
}) {
  const t = useT();
  return (
    <fieldset className="nd-filter-bar">
      <legend className="visually-hidden">{t('worklist.moreFilters')}</legend>
      <FilterSelect
        label={t(filterWord.referent)}
        value={filters.referent}
        onChange={(referent) => onChange({ referent })}
      >
        {referents.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value="none">{filterText('referent', 'none', t)}</option>
      </FilterSelect>
      {more.map((key) => (
        <FilterSelect
          key={key}
          label={t(filterWord[key])}
          value={filters[key]}
          onChange={(value) => onChange({ [key]: value })}
        >
          {choicesInWords(key, t).map(({ value, text }) => (
            <option key={value} value={value}>
              {t('worklist.chip', { name: t(filterWord[key]), value: text })}
            </option>
          ))}
        </FilterSelect>
      ))}
    </fieldset>
  );
}
