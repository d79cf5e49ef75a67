import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Article, ArticleBody } from '@/domain/education/article';
import { titleIn } from '@/domain/education/reading';
import { selectProfile } from '@/session/state';
import type { AppError } from '@/shared/api/appError';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { DayField } from '@/shared/ui/days/DayField';
import { Field } from '@/shared/ui/Field';
import { transitionWords, type ArticleTransition } from './articleTransitions';
import { bodyOf, usePageLanguage } from '../articleWords';
import { articles } from '../slice';
import { ProblemList } from './ProblemList';

/** Asks before a post is given another standing. Mounted while it is open. */
export function ArticleTransitionDialog({
  article,
  deed,
  onDone,
  onClose,
}: {
  article: Article;
  deed: ArticleTransition;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const words = transitionWords[deed];
  const title = titleIn(article, usePageLanguage());
  const me = useSelector(selectProfile);
  const [reason, setReason] = useState('');
  const [asked] = useState(article.reviewer ?? (me ? `${me.firstName} ${me.lastName}` : ''));
  const [reviewer, setReviewer] = useState(asked);
  const [reviewOn, setReviewOn] = useState(article.reviewOn ?? '');
  const isTyped = reason.trim() !== '' || reviewer !== asked || reviewOn !== (article.reviewOn ?? '');
  const guard = useDialogGuard(isTyped, onClose, () => undefined);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const isApproval = deed === 'publish' || deed === 'confirm';
  const needsReason = deed === 'sendBack' || deed === 'archive';

  const send = async () => {
    setBusy(true);
    setFailure(null);
    const changed: ArticleBody = {
      ...bodyOf(article),
      ...(words.status && { status: words.status }),
      ...(isApproval && { reviewer: reviewer.trim(), ...(reviewOn !== '' && { reviewOn }) }),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    };
    const outcome =
      deed === 'delete'
        ? await dispatch(articles.drop({ record: article, quiet: true }))
        : await dispatch(articles.store({ body: changed, version: article.version, quiet: true }));
    setBusy(false);
    if (outcome.meta.requestStatus === 'rejected') {
      setFailure((outcome.payload as AppError | undefined) ?? { message: 'errors.unknown' });
      return;
    }
    dispatch(noticed({ tone: 'success', message: words.done, values: { title } }));
    guard.leave();
    onDone();
  };
  return (
    <>
      <Dialog
        isOpen
        title={<T id={words.title} values={{ title: <bdi>{title}</bdi> }} />}
        onClose={guard.close}
        busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void send();
        }}
        footer={
          <DialogActions
            confirmLabel={<T id={words.action} />}
            tone={words.isDangerous ? 'danger' : 'primary'}
            busy={busy}
            onCancel={guard.close}
          />
        }
      >
        <p>
          <T id={words.text} />
        </p>
        {isApproval && (
          <>
            <Field label={t('education.reviewer')} required hint={t('education.reviewerHint')}>
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
            <DayField label={t('education.reviewOn')} required value={reviewOn} onChange={setReviewOn} />
          </>
        )}
        {needsReason && (
          <Field label={t('alertRules.reason')} required>
            {(control) => (
              <textarea
                {...control}
                className="form-control"
                rows={2}
                maxLength={500}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        )}
        {failure && (
          <div role="alert" className="nd-field-error">
            {failure.fields ? (
              <ProblemList fields={failure.fields} />
            ) : (
              (failure.text ?? <T id={failure.status === 412 ? 'education.deedConflict' : failure.message} />)
            )}
          </div>
        )}
      </Dialog>
      {guard.dialog}
    </>
  );
}
