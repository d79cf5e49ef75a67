import { useSelector } from 'react-redux';
import { pathologies } from '@/domain/patient';
import { triageSections, type TriageSection } from '@/domain/triage';
import { categories } from '@/features/userCategories/slice';
import { sectionWord } from '@/shared/i18n/reasonWording';
import { T, useT } from '@/shared/i18n/text';
import { FilterBar, FilterSelect } from '@/shared/ui/FilterBar';
import type { QueryChange, WorklistQuery } from './useWorklistQuery';

/** Search and filters of the worklist. */
export function WorklistFilterBar({
  query,
  search,
  onSearch,
  onChange,
  onClear,
  shown,
  counts,
}: {
  query: WorklistQuery;
  search: string;
  onSearch: (text: string) => void;
  onChange: (change: QueryChange) => void;
  onClear: () => void;
  shown: number;
  counts: Record<TriageSection, number>;
}) {
  const t = useT();
  const known = useSelector(categories.selectAll);
  const isFiltered = search !== '' || query.section !== '' || query.category !== '' || query.pathology !== '';

  return (
    <FilterBar
      label={t('worklist.filters')}
      search={t('worklist.search')}
      text={search}
      onText={onSearch}
      shown={<T id="worklist.shown" values={{ count: shown }} />}
      isFiltered={isFiltered}
      onClear={onClear}
    >
      <FilterSelect
        label={t('worklist.section')}
        value={query.section}
        onChange={(section) => onChange({ section })}
      >
        {triageSections.map((section) => (
          <option key={section} value={section}>
            {t('common.option', { label: t(sectionWord[section]), count: counts[section] })}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('worklist.category')}
        value={query.category}
        onChange={(category) => onChange({ category })}
      >
        {known.map((category) => (
          <option key={category.id} value={category.code}>
            {category.name}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('worklist.pathology')}
        value={query.pathology}
        onChange={(pathology) => onChange({ pathology })}
      >
        {pathologies.map((pathology) => (
          <option key={pathology} value={pathology}>
            {t(`worklist.${pathology}`)}
          </option>
        ))}
      </FilterSelect>
    </FilterBar>
  );
}
