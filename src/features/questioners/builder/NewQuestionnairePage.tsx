import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Questionnaire } from '@/domain/questionnaire/questionnaire';
import { toLocale } from '@/locales';
import { newId } from '@/shared/api/newId';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { PageHeader } from '@/shared/ui/PageHeader';
import { questionnaires } from '../slice';
import { blank, formOf } from './questionnaireForm';
import { QuestionnaireBuilder } from './QuestionnaireBuilder';
import { useBuilder } from './useBuilder';

/** A new questionnaire, begun from nothing or from another one. It is a draft until an administrator publishes it. */
export default function NewQuestionnairePage() {
  const t = useT();
  const [params] = useSearchParams();
  const source = params.get('from');
  const { rows, status, error, reload } = useEntities(questionnaires);
  const from = rows.find(({ id }) => id === source) ?? null;
  const isKnown = source === null || from !== null || status === 'ready';
  return (
    <>
      <PageHeader title={t('app.newQuestionnaire')} lead={<T id="questionerBuilder.newLead" />} />
      <AsyncView status={isKnown ? 'ready' : status} error={error} onRetry={reload}>
        <NewBuilder key={source} from={from} />
      </AsyncView>
    </>
  );
}

function NewBuilder({ from }: { from: Questionnaire | null }) {
  const t = useT();
  const navigate = useNavigate();
  const language = toLocale(useIntl().locale);
  const [start] = useState(() =>
    from
      ? {
          ...formOf(from),
          id: newId(),
          name: t('questionerBuilder.copyOf', { name: from.name }).slice(0, 120),
        }
      : blank(newId(), language),
  );
  const builder = useBuilder(
    null,
    start,
    from ? `from-${from.id}` : 'new',
    ({ id }) => void navigate(`/questioners/${encodeURIComponent(id)}/edit`, { replace: true }),
  );
  return <QuestionnaireBuilder label={t('app.newQuestionnaire')} builder={builder} />;
}
