import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { pathologies } from '@/domain/patient';
import { triageSections, type TriageSection } from '@/domain/triage';
import { categories } from '@/features/userCategories/slice';
import { sectionWord } from '@/shared/i18n/reasonWording';
import { T, useT } from '@/shared/i18n/text';
import type { QueryChange, WorklistQuery } from './useWorklistQuery';

const ADDRESS_FOLLOWS_MS = 300;

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
    if (search === query.q) return undefined;
    const timer = setTimeout(() => onChange({ q: search }), ADDRESS_FOLLOWS_MS);
    return () => clearTimeout(timer);
  }, [search, query.q, onChange]);

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
    <search className="nd-filter-bar" aria-label={t('worklist.filters')}>
      <input
        ref={box}
        type="search"
        className="form-control nd-filter-search"
        aria-label={t('worklist.search')}
        placeholder={t('worklist.search')}
        value={search}
        maxLength={200}
        onChange={(event) => onSearch(event.target.value)}
      />
      <Choice
        label={t('worklist.section')}
        value={query.section}
        onChange={(section) => onChange({ section })}
      >
        {triageSections.map((section) => (
          <option key={section} value={section}>
            {t(sectionWord[section])} ({counts[section]})
          </option>
        ))}
      </Choice>
      <Choice
        label={t('worklist.category')}
        value={query.category}
        onChange={(category) => onChange({ category })}
      >
        {known.map((category) => (
          <option key={category.id} value={category.code}>
            {category.name}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('worklist.pathology')}
        value={query.pathology}
        onChange={(pathology) => onChange({ pathology })}
      >
        {pathologies.map((pathology) => (
          <option key={pathology} value={pathology}>
            {t(`worklist.${pathology}`)}
          </option>
        ))}
      </Choice>
      {isFiltered && (
        <button type="button" className="btn btn-link" onClick={onClear}>
          <T id="common.clearAll" />
        </button>
      )}
      <span className="nd-filter-count" role="status">
        <T id="worklist.shown" values={{ count: shown }} />
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
  children: React.ReactNode;
}) {
  return (
    <select
      className="form-select"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">
        {label}: <T id="worklist.all" />
      </option>
      {children}
    </select>
  );
}
