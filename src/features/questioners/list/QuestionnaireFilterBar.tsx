import { questionnaireStatuses, type QuestionnaireStatus } from '@/domain/questionnaire/questionnaire';
import { languages } from '@/shared/i18n/languages';
import { T, useT } from '@/shared/i18n/text';
import { FilterBar, FilterSelect } from '@/shared/ui/FilterBar';
import { statusLooks } from '../words';
import type { Query, QueryChange } from './useQuestionnaireQuery';

/** Search and filters above the questionnaires. */
export function QuestionnaireFilterBar({
  query: { status, language },
  search,
  onSearch,
  onChange,
  onClear,
  shown,
  counts,
}: {
  query: Query;
  search: string;
  onSearch: (text: string) => void;
  onChange: (change: QueryChange) => void;
  onClear: () => void;
  shown: number;
  counts: Record<QuestionnaireStatus, number>;
}) {
  const t = useT();
  return (
    <FilterBar
      label={t('questionerBuilder.filters')}
      search={t('questionerBuilder.search')}
      text={search}
      onText={onSearch}
      shown={<T id="questionerBuilder.shown" values={{ count: shown }} />}
      isFiltered={search !== '' || status !== '' || language !== ''}
      onClear={onClear}
    >
      <FilterSelect
        label={t('questionerBuilder.state')}
        value={status}
        onChange={(next) => onChange({ status: next })}
      >
        {questionnaireStatuses.map((one) => (
          <option key={one} value={one}>
            {t('common.option', { label: t(statusLooks[one].word), count: counts[one] })}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('questionerBuilder.language')}
        value={language}
        onChange={(next) => onChange({ language: next })}
      >
        {languages.map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </FilterSelect>
    </FilterBar>
  );
}
