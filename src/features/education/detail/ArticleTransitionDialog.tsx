import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Article, ArticleBody } from '@/domain/education/article';
import { titleIn } from '@/domain/education/reading';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { selectProfile } from '@/session/state';
import { T, useT } from '@/shared/i18n/text';
import { Refusal, TransitionFrame } from '@/shared/record/TransitionFrame';
import { useTransition } from '@/shared/record/useTransition';
import { useAppDispatch } from '@/shared/store/useEntities';
import { DayField } from '@/shared/ui/days/DayField';
import { Field } from '@/shared/ui/Field';
import { transitionWords, type ArticleTransition } from './articleTransitions';
import { bodyOf, usePageLanguage } from '../articleWords';
import { articles } from '../slice';
import { ProblemList } from './ProblemList';

/** Asks before a post is given another standing. Mounted while it is open. */
export function ArticleTransitionDialog({
  article,
  transition,
  onDone,
  onClose,
}: {
  article: Article;
  transition: ArticleTransition;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const words = transitionWords[transition];
  const title = titleIn(article, usePageLanguage());
  const me = useSelector(selectProfile);
  const draft = useReasonDraft(`post ${article.id} ${transition}`);
  const [asked] = useState({
    reviewer: article.reviewer ?? (me ? `${me.firstName} ${me.lastName}` : ''),
    reviewOn: article.reviewOn ?? '',
  });
  const [reviewer, setReviewer] = useState(asked.reviewer);
  const [reviewOn, setReviewOn] = useState(asked.reviewOn);
  const isApproval = transition === 'publish' || transition === 'confirm';
  const needsReason = transition === 'sendBack' || transition === 'archive';
  const missing = (value: string) => isApproval && value.trim() === '';

  const send = (reason: string) => {
    if (transition === 'delete') return dispatch(articles.drop({ record: article, quiet: true }));
    const changed: ArticleBody = {
      ...bodyOf(article),
      ...(words.status && { status: words.status }),
      ...(isApproval && { reviewer: reviewer.trim(), reviewOn }),
      ...(reason !== '' && { reason }),
    };
    return dispatch(articles.store({ body: changed, version: article.version, quiet: true }));
  };
  const dialog = useTransition({
    reason: needsReason ? { label: 'alertRules.reason', draft } : undefined,
    fields: isApproval
      ? {
          isTyped: reviewer !== asked.reviewer || reviewOn !== asked.reviewOn,
          isComplete: !missing(reviewer) && !missing(reviewOn),
        }
      : undefined,
    onSend: send,
    done: { message: words.done, values: { title } },
    onDone,
    onClose,
  });
  const { failure, isTried } = dialog;
  return (
    <TransitionFrame
      action="articles.write"
      transition={dialog}
      title={<T id={words.title} values={{ title: <bdi>{title}</bdi> }} />}
      confirmLabel={<T id={words.action} />}
      tone={words.isDangerous ? 'danger' : 'primary'}
      refusal={<Refusal failure={failure} renderFaults={(fields) => <ProblemList fields={fields} />} />}
    >
      <p>
        <T id={words.text} />
      </p>
      {isApproval && (
        <>
          <Field
            label={t('education.reviewer')}
            required
            hint={t('education.reviewerHint')}
            error={isTried && missing(reviewer) && t('validation.required')}
          >
            {(control) => (
              <input
                {...control}
                className="form-control"
                maxLength={200}
                value={reviewer}
                onChange={({ target }) => setReviewer(target.value)}
              />
            )}
          </Field>
          <DayField
            label={t('education.reviewOn')}
            required
            error={isTried && missing(reviewOn) && t('validation.required')}
            value={reviewOn}
            onChange={setReviewOn}
          />
        </>
      )}
    </TransitionFrame>
  );
}
