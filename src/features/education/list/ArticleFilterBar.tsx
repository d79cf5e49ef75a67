import { articleStatuses } from '@/domain/education/article';
import { pathologies } from '@/domain/patients/patient';
import { languages } from '@/domain/text';
import { T, useT } from '@/shared/i18n/text';
import { FilterBar, FilterSelect } from '@/shared/ui/FilterBar';
import { languageNames, statusLooks } from '../articleWords';
import type { ArticleQuery, QueryChange } from './useArticleQuery';

/** Search and filters above the posts. */
export function ArticleFilterBar({
  query,
  search,
  onSearch,
  onChange,
  onClear,
  shown,
}: {
  query: ArticleQuery;
  search: string;
  onSearch: (text: string) => void;
  onChange: (change: QueryChange) => void;
  onClear: () => void;
  shown: number;
}) {
  const t = useT();
  const { status, language, pathology, review } = query;
  return (
    <FilterBar
      label={t('education.filters')}
      search={t('education.search')}
      text={search}
      onText={onSearch}
      shown={<T id="education.shown" values={{ count: shown }} />}
      isFiltered={[search, status, language, pathology, review].some((one) => one !== '')}
      onClear={onClear}
    >
      <FilterSelect label={t('alerts.status')} value={status} onChange={(next) => onChange({ status: next })}>
        {articleStatuses.map((one) => (
          <option key={one} value={one}>
            {t(statusLooks[one].word)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('education.language')}
        value={language}
        onChange={(next) => onChange({ language: next })}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('education.pathology')}
        value={pathology}
        onChange={(next) => onChange({ pathology: next })}
      >
        {pathologies.map((one) => (
          <option key={one} value={one}>
            {t(`worklist.${one}`)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('education.review')}
        value={review}
        onChange={(next) => onChange({ review: next })}
      >
        <option value="overdue">{t('education.reviewOverdue')}</option>
      </FilterSelect>
    </FilterBar>
  );
}
