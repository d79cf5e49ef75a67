import { useState } from 'react';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { IfMay } from '@/shared/IfMay';
import type { AppError } from '@/shared/api/appError';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Field } from '@/shared/ui/Field';
import { Person } from '@/shared/ui/Person';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useMay } from '@/shared/rights';
import { responseBody } from './givenCalls';
import { questionnaireResponses } from '../slice';

/** Says that somebody has looked at an answer, and what they found. On failure the note stays. */
export function ReviewCard({ response, timeZone }: { response: QuestionnaireResponse; timeZone: string }) {
  const t = useT();
  const mayReview = useMay('assignments.write');
  const dispatch = useAppDispatch();
  const { moment } = useOwnTimes();
  const { status, reviewedBy, reviewedAt } = response;
  const [note, setNote] = useState(response.note ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const guard = useUnsavedGuard(note !== (response.note ?? ''));
  const isReviewed = status === 'reviewed';
  if (status !== 'answered' && !isReviewed) return null;
  const send = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const body = { ...responseBody(response), status: 'reviewed' as const, note: note.trim() };
    const outcome = await dispatch(
      questionnaireResponses.store({ body, version: response.version, quiet: true }),
    );
    setBusy(false);
    if (questionnaireResponses.store.rejected.match(outcome))
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
    else dispatch(noticed({ tone: 'success', message: 'answering.reviewed' }));
  };
  return (
    <TitledCard title={t('answering.review')}>
      {isReviewed && reviewedAt !== undefined && (
        <p>
          <T
            id="answering.reviewedBy"
            values={{ who: <Person by={reviewedBy ?? '–'} />, when: moment(reviewedAt, timeZone) }}
          />
        </p>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (mayReview) void send();
        }}
      >
        <Field label={t('answering.note')} hint={t('answering.noteHint')}>
          {(control) => (
            <textarea
              {...control}
              className="form-control"
              readOnly={!mayReview}
              rows={3}
              maxLength={2000}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        {failure && (
          <div role="alert" className="nd-field-error mb-2">
            {failure.text ?? <T id={failure.status === 412 ? 'record.changedMeanwhile' : failure.message} />}
          </div>
        )}
        <IfMay do="assignments.write">
          <button type="submit" className="btn btn-primary" aria-busy={busy}>
            <T id={isReviewed ? 'answering.saveNote' : 'answering.markReviewed'} />
          </button>
        </IfMay>
      </form>
      {guard.dialog}
    </TitledCard>
  );
}
