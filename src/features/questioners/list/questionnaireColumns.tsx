import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { useT } from '@/shared/i18n/text';
import { LanguageMarks } from '@/shared/ui/LanguageMarks';
import type { Column } from '@/shared/ui/table/tableColumn';
import { QuestionnaireActions } from '../detail/QuestionnaireActions';
import { StatusWord } from '../StatusWord';
import type { Row } from './questionnaireRows';

export const questionnaireActionsFor = ({ questionnaire, given }: Row) => (
  <QuestionnaireActions questionnaire={questionnaire} given={given ?? null} isNamed />
);

/** What the list of questionnaires says of each. */
export function useQuestionnaireColumns(): Column<Row>[] {
  const t = useT();
  const formats = useFormats();
  const times = useOwnTimes();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('questionerBuilder.name'),
        sortable: true,
        cell: ({ questionnaire: { id, name } }) => (
          <Link to={`/questioners/${encodeURIComponent(id)}`}>
            <bdi>{name}</bdi>
          </Link>
        ),
      },
      {
        id: 'status',
        header: t('questionerBuilder.state'),
        sortable: true,
        cell: ({ questionnaire }) => <StatusWord status={questionnaire.status} />,
      },
      {
        id: 'languages',
        header: t('questionerBuilder.languages'),
        hideBelow: 'lg',
        cell: ({ languages }) => <LanguageMarks codes={languages} />,
      },
      {
        id: 'questions',
        header: t('questionerBuilder.questions'),
        sortable: true,
        align: 'end',
        hideBelow: 'md',
        cell: ({ questions }) => formats.number(questions),
      },
      {
        id: 'revision',
        header: t('questionerBuilder.revision'),
        sortable: true,
        align: 'end',
        hideBelow: 'lg',
        cell: ({ questionnaire: { revision } }) => (revision === 0 ? '–' : formats.number(revision)),
      },
      {
        id: 'given',
        header: t('questionerBuilder.givenTo'),
        sortable: true,
        align: 'end',
        hideBelow: 'md',
        cell: ({ given }) => (typeof given === 'number' ? formats.number(given) : given === null ? '?' : ''),
      },
      {
        id: 'updated',
        header: t('questionerBuilder.updated'),
        sortable: true,
        hideBelow: 'lg',
        cell: ({ questionnaire }) => times.moment(questionnaire.updatedAt),
      },
    ],
    [t, formats, times],
  );
}
