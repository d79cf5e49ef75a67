import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { pathologies } from '@/domain/patient';
import { triageSections, type TriageSection } from '@/domain/triage';
import { categories } from '@/features/userCategories/slice';
import { sectionWord } from '@/shared/i18n/reasonWording';
import { T, useT } from '@/shared/i18n/text';
import { FilterBar, FilterSelect } from '@/shared/ui/FilterBar';
import type { QueryChange, WorklistQuery } from './useWorklistQuery';

/** Search and filters; `/` puts the cursor into the search. */
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
  const box = useRef<HTMLInputElement>(null);
  const known = useSelector(categories.selectAll);
  const isFiltered = search !== '' || query.section !== '' || query.category !== '' || query.pathology !== '';

  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [role="dialog"]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);

  return (
    <FilterBar
      label={t('worklist.filters')}
      search={t('worklist.search')}
      text={search}
      onText={onSearch}
      box={box}
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
            {t(sectionWord[section])} ({counts[section]})
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
