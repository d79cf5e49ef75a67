import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { GivenState } from '@/domain/questionnaire/assigning/assignmentState';
import { toLocale } from '@/locales';
import { IfMay } from '@/shared/IfMay';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { StatusMark, type StatusLook } from '@/shared/ui/StatusMark';
import { DataTable } from '@/shared/ui/table/DataTable';
import type { Column } from '@/shared/ui/table/tableColumn';
import { textIn } from '../words';
import type { GivenRow } from './useGivenOf';
import { useGivenWords } from './useGivenWords';

/** What a patient was given, when it is asked, and what can be done about it now. */
export function GivenTable({
  rows,
  onCancel,
}: {
  rows: readonly GivenRow[];
  onCancel: (row: GivenRow) => void;
}) {
  const t = useT();
  const columns = useColumns();
  return (
    <DataTable
      rows={rows}
      columns={columns}
      rowKey={({ given }) => given.id}
      caption={t('answering.givenCaption')}
      rowActions={(row) => actionsOf(row, onCancel)}
    />
  );
}

const actionsOf = (row: GivenRow, onCancel: (row: GivenRow) => void) => (
  <RowActions row={row} onCancel={onCancel} />
);

function RowActions({ row, onCancel }: { row: GivenRow; onCancel: (row: GivenRow) => void }) {
  const t = useT();
  const locale = toLocale(useIntl().locale);
  const { given, standing, questionnaire } = row;
  const name = questionnaire ? textIn(questionnaire.title, locale, questionnaire.language) : '';
  const isOpen = standing.state === 'open' || standing.state === 'begun';
  return (
    <div className="d-flex flex-wrap gap-2 justify-content-end">
      {isOpen && (
        <IfMay do="assignments.write">
          <Link
            className="btn btn-primary"
            to={`answer/${encodeURIComponent(given.id)}`}
            aria-label={t(standing.state === 'begun' ? 'answering.goOnOf' : 'answering.answerOf', { name })}
          >
            <T id={standing.state === 'begun' ? 'answering.goOn' : 'answering.answer'} />
          </Link>
        </IfMay>
      )}
      {given.status === 'active' && (
        <IfMay do="assignments.write">
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-label={t('answering.cancelOf', { name })}
            onClick={() => onCancel(row)}
          >
            <T id="answering.cancel" />
          </button>
        </IfMay>
      )}
    </div>
  );
}

const looks: Record<GivenState, Pick<StatusLook, 'icon' | 'tone'>> = {
  overdue: { icon: CircleAlert, tone: 'text-danger' },
  open: { icon: Clock, tone: 'text-primary' },
  begun: { icon: Pencil, tone: 'text-primary' },
  planned: { icon: CalendarClock, tone: 'text-body-secondary' },
  answered: { icon: CircleCheck, tone: 'text-success' },
  completed: { icon: Flag, tone: 'text-body-secondary' },
  cancelled: { icon: CircleX, tone: 'text-body-secondary' },
};

/** How an assignment stands, as icon, word and colour. */
function GivenStateWord({ state }: { state: GivenState }) {
  return <StatusMark {...looks[state]} word={`answering.state_${state}`} />;
}

/** How it stands; on a narrow screen with its days, which have no column of their own there. */
function Standing({ standing, given }: GivenRow) {
  const words = useGivenWords();
  return (
    <>
      <GivenStateWord state={standing.state} />
      <span className="d-block d-md-none small">{words.days(standing)}</span>
      {given.status === 'cancelled' && given.reason !== undefined && (
        <bdi className="d-block small text-body-secondary">{given.reason}</bdi>
      )}
    </>
  );
}

function useColumns(): Column<GivenRow>[] {
  const t = useT();
  const words = useGivenWords();
  const { day } = useFormats();
  const locale = toLocale(useIntl().locale);
  return useMemo(
    () => [
      {
        id: 'questionnaire',
        header: t('answering.questionnaire'),
        cell: (row) => (
          <>
            <bdi>
              {row.questionnaire
                ? textIn(row.questionnaire.title, locale, row.questionnaire.language)
                : t('answering.unknown')}
            </bdi>
            <div className="d-md-none fw-normal">
              <Standing {...row} />
            </div>
          </>
        ),
      },
      {
        id: 'state',
        header: t('answering.state'),
        hideBelow: 'md',
        cell: (row) => <Standing {...row} />,
      },
      {
        id: 'days',
        header: t('answering.days'),
        hideBelow: 'md',
        cell: ({ standing }) => {
          const reminders = standing.state === 'open' ? (standing.window?.reminders ?? []) : [];
          return (
            <>
              {words.days(standing)}
              {reminders.length > 0 && (
                <span className="d-block small text-body-secondary">
                  <T id="answering.remindOn" values={{ days: reminders.map((one) => day(one)).join(', ') }} />
                </span>
              )}
            </>
          );
        },
      },
      {
        id: 'asked',
        header: t('answering.asked'),
        hideBelow: 'lg',
        cell: ({ given }) => (
          <>
            {words.recurrence(given.recurrence)}
            {given.end !== undefined && (
              <span className="d-block small text-body-secondary">
                <T id="answering.untilDay" values={{ day: day(given.end) }} />
              </span>
            )}
          </>
        ),
      },
    ],
    [t, words, day, locale],
  );
}
