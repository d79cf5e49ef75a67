import { categoryTypes } from '@/domain/category/userCategory';
import { T, useT } from '@/shared/i18n/text';
import { FilterBar, FilterSelect } from '@/shared/ui/FilterBar';
import { stateOf, states, type CategoryRow } from './categoryRows';
import { typeWord } from '../categoryWords';
import type { CategoryQuery, QueryChange } from './useCategoryQuery';

/** Search and filters above the categories. */
export function CategoryFilterBar({
  all,
  query: { type, state },
  search,
  onSearch,
  onChange,
  onClear,
  shown,
}: {
  all: readonly CategoryRow[];
  query: CategoryQuery;
  search: string;
  onSearch: (text: string) => void;
  onChange: (change: QueryChange) => void;
  onClear: () => void;
  shown: number;
}) {
  const t = useT();
  const option = (label: string, is: (row: CategoryRow) => boolean) =>
    t('common.option', { label, count: all.filter(is).length });
  return (
    <FilterBar
      label={t('categories.filters')}
      search={t('categories.search')}
      text={search}
      onText={onSearch}
      shown={<T id="categories.shown" values={{ count: shown }} />}
      isFiltered={search !== '' || type !== '' || state !== ''}
      onClear={onClear}
    >
      <FilterSelect label={t('categories.type')} value={type} onChange={(value) => onChange({ type: value })}>
        {categoryTypes.map((one) => (
          <option key={one} value={one}>
            {option(t(typeWord[one]), ({ category }) => category.type === one)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('categories.state')}
        value={state}
        onChange={(value) => onChange({ state: value })}
      >
        {states.map((one) => (
          <option key={one} value={one}>
            {option(t(`categories.state_${one}`), ({ category }) => stateOf(category) === one)}
          </option>
        ))}
      </FilterSelect>
    </FilterBar>
  );
}
