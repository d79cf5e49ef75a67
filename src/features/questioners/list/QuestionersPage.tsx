import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { languages } from '@/shared/i18n/languages';
import { T, useT } from '@/shared/i18n/text';
import { ListPage, type ListWords } from '@/shared/list/ListFrame';
import { useListState } from '@/shared/list/useListState';
import { useEntities } from '@/shared/store/useEntities';
import { FailureLine } from '@/shared/ui/FailureLine';
import { Icon } from '@/shared/ui/Icon';
import { useMay } from '@/shared/rights';
import { questionnaires } from '../slice';
import { useGiven } from '../useGiven';
import { statusLooks } from '../words';
import { ImportButton } from './ImportButton';
import { questionnaireActionsFor, useQuestionnaireColumns } from './questionnaireColumns';
import { givenTo, questionnaireList, questionnaireReading, rowOf } from './questionnaireRows';

const languageNames = new Map(languages);
const words: ListWords = {
  filters: 'questionerBuilder.filters',
  search: 'questionerBuilder.search',
  shown: 'questionerBuilder.shown',
  caption: 'questionerBuilder.caption',
  emptyTitle: 'questionerBuilder.emptyTitle',
  emptyText: 'questionerBuilder.emptyText',
  noMatchTitle: 'questionerBuilder.noMatchTitle',
  noMatchText: 'questionerBuilder.noMatchText',
};

/** The questionnaires of the clinic. Everybody reads and writes drafts; administrators publish and retire them. */
export default function QuestionersPage() {
  const t = useT();
  const mayPublish = useMay('questionnaires.publish');
  const fetched = useEntities(questionnaires);
  const { rows, status } = fetched;
  const given = useGiven();

  const isCounted = given.status === 'ready';
  const patients = useMemo(() => (isCounted ? givenTo(given.rows) : null), [isCounted, given.rows]);
  const unknown = given.status === 'failed' ? null : undefined;
  const all = useMemo(
    () => rows.map((one) => rowOf(one, patients ? (patients.get(one.id) ?? 0) : unknown)),
    [rows, patients, unknown],
  );
  const list = useListState(questionnaireList, all, questionnaireReading);
  const create = (
    <Link className="btn btn-primary" to="/questioners/new">
      <Icon of={Plus} /> <T id="questionerBuilder.create" />
    </Link>
  );
  return (
    <ListPage
      action="questionnaires.write"
      list={list}
      words={words}
      fetched={fetched}
      title={t('app.questioners')}
      lead={
        status === 'ready' && (
          <T
            id="questionerBuilder.lead"
            values={{ published: list.count('status', 'published'), drafts: list.count('status', 'draft') }}
          />
        )
      }
      actions={
        <>
          <ImportButton />
          {create}
        </>
      }
      notice={
        !mayPublish && (
          <p className="text-body-secondary">
            <T id="questionerBuilder.draftsOnly" />
          </p>
        )
      }
      filters={{
        status: {
          label: t('questionerBuilder.state'),
          choice: (one) => t(statusLooks[one].word),
          isCounted: true,
        },
        language: {
          label: t('questionerBuilder.language'),
          choice: (code) => languageNames.get(code) ?? code,
          isLanguage: true,
        },
      }}
      columns={useQuestionnaireColumns()}
      rowKey={({ questionnaire }) => questionnaire.id}
      rowActions={questionnaireActionsFor}
      emptyAction={create}
    >
      {given.status === 'failed' && (
        <FailureLine message="questionerBuilder.givenUnknown" onRetry={given.reload} />
      )}
    </ListPage>
  );
}
