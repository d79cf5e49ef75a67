import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { pathologies } from '@/domain/patients/patient';
import { triageSections, type TriageSection } from '@/domain/worklist/triage';
import type { WorklistFilters } from '@/domain/worklist/worklistFilters';
import { categories } from '@/features/userCategories/slice';
import { T, useT } from '@/shared/i18n/text';
import { FilterBar, FilterSelect } from '@/shared/ui/FilterBar';
import { FilterChips } from '@/shared/ui/FilterChips';
import { Icon } from '@/shared/ui/Icon';
import { SortSelect } from '@/shared/ui/table/SortSelect';
import { filterText, filterWord, filtersInWords } from './filterWords';
import { isMoreSet, MoreFilters } from './MoreFilters';
import { sortKeys } from '../columns/columns';
import { useCategoryName } from '../columns/useCategoryName';
import { useColumnTitle } from '../columns/useColumns';
import type { QueryChange, WorklistQuery } from '../useWorklistQuery';

/** Search and filters of the worklist: the usual ones in sight, the others a press away, those in force as chips. */
export function WorklistFilterBar({
  filters,
  query,
  referents,
  box,
  onSearch,
  onChange,
  onClear,
  shown,
  counts,
}: {
  filters: WorklistFilters;
  query: WorklistQuery;
  /** Everybody who is a referent. */
  referents: readonly string[];
  box: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
  onChange: (change: QueryChange) => void;
  onClear: () => void;
  /** How many match; undefined while nobody knows. */
  shown: number | undefined;
  counts: Record<TriageSection, number>;
}) {
  const t = useT();
  const more = useId();
  const known = useSelector(categories.selectAll);
  const categoryName = useCategoryName();
  const title = useColumnTitle();
  const [isWide, setWide] = useState(() => isMoreSet(filters));
  const remove = (key: string) => (key === 'q' ? onSearch('') : onChange({ [key]: null }));

  return (
    <>
      <FilterBar
        label={t('worklist.filters')}
        search={t('worklist.search')}
        hint={t('worklist.searchHint')}
        text={filters.q}
        onText={onSearch}
        shown={shown !== undefined && <T id="worklist.shown" values={{ count: shown }} />}
        counted={{ asked: filters, count: shown }}
        isFiltered={false}
        onClear={onClear}
        box={box}
      >
        <FilterSelect
          label={t('worklist.section')}
          value={filters.section}
          onChange={(section) => onChange({ section })}
        >
          {triageSections.map((section) => (
            <option key={section} value={section}>
              {t('common.option', { label: filterText('section', section, t), count: counts[section] })}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          label={t('worklist.category')}
          value={filters.category}
          onChange={(category) => onChange({ category })}
        >
          {known.map((category) => (
            <option key={category.id} value={category.code}>
              {category.name}
            </option>
          ))}
          <option value="none">{filterText('category', 'none', t)}</option>
        </FilterSelect>
        <FilterSelect
          label={t('worklist.pathology')}
          value={filters.pathology}
          onChange={(pathology) => onChange({ pathology })}
        >
          {pathologies.map((pathology) => (
            <option key={pathology} value={pathology}>
              {t(`worklist.${pathology}`)}
            </option>
          ))}
        </FilterSelect>
        <button
          type="button"
          className="btn btn-quiet"
          aria-pressed={filters.mine === '1'}
          onClick={() => onChange({ mine: filters.mine === '1' ? null : '1' })}
        >
          {t(filterWord.mine)}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          aria-expanded={isWide}
          aria-controls={more}
          onClick={() => setWide(!isWide)}
        >
          <Icon of={SlidersHorizontal} size={16} /> <T id="worklist.moreFilters" />
        </button>
        <SortSelect
          options={sortKeys.map((id) => ({
            id,
            label: id === 'name' ? t('worklist.columnName') : title(id),
          }))}
          sort={{ id: query.sort, desc: query.descending }}
          onSort={({ id, desc }) => onChange({ sort: id, dir: desc ? 'desc' : null })}
        />
      </FilterBar>
      <div id={more} hidden={!isWide}>
        {isWide && <MoreFilters filters={filters} referents={referents} onChange={onChange} />}
      </div>
      <FilterChips chips={filtersInWords(filters, t, categoryName)} onRemove={remove} onClear={onClear} />
    </>
  );
}
