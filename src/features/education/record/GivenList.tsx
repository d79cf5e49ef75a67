import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { ArticleAssignment } from '@/domain/education/article';
import { titleIn } from '@/domain/education/reading';
import { isOverdue } from '@/domain/education/report';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { IfMay } from '@/shared/IfMay';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Person } from '@/shared/ui/Person';
import { givenBodyOf, usePageLanguage } from '../articleWords';
import { articleAssignments, articles } from '../slice';
import { StateWord } from '../StateWord';

/** Takes a post back, with the reason; what became of it so far stays to be seen. */
function WithdrawDialog({ given, onClose }: { given: ArticleAssignment; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const draft = useReasonDraft(`postWithdrawal ${given.id}`);
  const { version } = given;
  return (
    <TransitionDialog
      action="assignments.write"
      title={<T id="education.withdrawTitle" />}
      confirmLabel={<T id="education.withdraw" />}
      tone="danger"
      reason={{ label: 'alertRules.reason', draft }}
      onSend={(reason) => {
        const body = { ...givenBodyOf(given), state: 'withdrawn' as const, reason };
        return dispatch(articleAssignments.store({ body, version, quiet: true }));
      }}
      onClose={onClose}
    />
  );
}

/** The posts of a patient, the newest first, with what became of each. */
export function GivenList({
  given,
  today,
  onOpen,
}: {
  given: readonly ArticleAssignment[];
  today: string;
  onOpen: (id: string) => void;
}) {
  const [withdrawn, setWithdrawn] = useState<string | null>(null);
  const taken = given.find(({ id }) => id === withdrawn);
  return (
    <>
      <ul className="list-unstyled d-grid gap-3 mb-0">
        {given.map((one) => (
          <GivenItem key={one.id} {...{ one, today }} onOpen={onOpen} onWithdraw={setWithdrawn} />
        ))}
      </ul>
      {taken && <WithdrawDialog given={taken} onClose={() => setWithdrawn(null)} />}
    </>
  );
}

function GivenItem({
  one,
  today,
  onOpen,
  onWithdraw,
}: {
  one: ArticleAssignment;
  today: string;
  onOpen: (id: string) => void;
  onWithdraw: (id: string) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const times = useOwnTimes();
  const language = usePageLanguage();
  const article = useSelector((state: Record<string, unknown>) => articles.selectById(state, one.article));
  const title = (article && titleIn(article.published ?? article, language)) || one.article;
  const { id, state, due, message, quizRight, quizOf, reason } = one;
  return (
    <li className="card card-body d-grid gap-2">
      <div className="d-flex flex-wrap gap-2 justify-content-between">
        <h2 className="h6 mb-0">
          <bdi>{title}</bdi>
        </h2>
        <StateWord state={state} />
      </div>
      <div className="small text-body-secondary">
        <T
          id="education.givenBy"
          values={{ who: <Person by={one.by} />, when: times.moment(one.assignedAt) }}
        />
        {due !== undefined && (
          <>
            {' · '}
            <span className={isOverdue(one, today) ? 'text-danger fw-semibold' : undefined}>
              <T
                id={isOverdue(one, today) ? 'education.overdueSince' : 'education.dueOn'}
                values={{ day: formats.day(due) }}
              />
            </span>
          </>
        )}
        {one.readAt !== undefined && (
          <>
            {' · '}
            <T id="education.readOn" values={{ when: times.moment(one.readAt) }} />
          </>
        )}
        {state === 'quizDone' && quizRight !== undefined && quizOf !== undefined && (
          <>
            {' · '}
            <T id="education.quizResult" values={{ right: quizRight, of: quizOf }} />
          </>
        )}
      </div>
      {message !== undefined && <p className="mb-0">{message}</p>}
      {reason !== undefined && (
        <p className="mb-0">
          <T id="alertRules.becauseOf" /> <bdi>{reason}</bdi>
        </p>
      )}
      {state !== 'withdrawn' && (
        <IfMay do="assignments.write">
          <div className="nd-actions">
            {article?.published && (
              <button
                type="button"
                className="btn btn-outline-primary"
                aria-label={t('staff.actionFor', { action: t('education.readTogether'), name: title })}
                onClick={() => onOpen(id)}
              >
                <T id="education.readTogether" />
              </button>
            )}
            <button
              type="button"
              className="btn btn-outline-secondary"
              aria-label={t('staff.actionFor', { action: t('education.withdraw'), name: title })}
              onClick={() => onWithdraw(id)}
            >
              <T id="education.withdraw" />
            </button>
          </div>
        </IfMay>
      )}
    </li>
  );
}
