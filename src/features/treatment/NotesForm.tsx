import { useEffect, useRef } from 'react';
import { MOST_NOTE, type Patient } from '@/domain/patients/patient';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import type { AppError } from '@/shared/api/appError';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { noteFields, notesOf } from './calls';
import { useNotesForm } from './useNotesForm';

/** What people write for the sheet: how to eat, and how the patient is dialysed. */
export function NotesForm({ patient }: { patient: Patient }) {
  const t = useT();
  const { form, draft, guard, failure, before, send, takeStored } = useNotesForm(patient);
  const { control, formState } = form;
  return (
    <TitledCard title={t('treatment.notes')}>
      <form
        noValidate
        className="nd-sheet-notes"
        aria-label={t('treatment.notes')}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <DraftNotice draft={draft} />
        <p className="form-text m-0">
          <T id="treatment.notesHint" />
        </p>
        {noteFields.map((name) => (
          <TextAreaField
            key={name}
            control={control}
            name={name}
            label={t(`treatment.${name}`)}
            errorValues={{ max: MOST_NOTE }}
            rows={5}
            maxLength={MOST_NOTE}
          />
        ))}
        {failure && (
          <Trouble
            failure={failure}
            newer={patient.version === before.version ? null : patient}
            onTake={takeStored}
          />
        )}
        <button
          type="submit"
          className="btn btn-primary"
          aria-disabled={formState.isSubmitting}
          aria-busy={formState.isSubmitting}
        >
          <T id="common.save" />
        </button>
      </form>
      {guard.dialog}
    </TitledCard>
  );
}

/** Why nothing was saved. Where somebody else was faster: what is stored now. */
function Trouble({
  failure,
  newer,
  onTake,
}: {
  failure: AppError;
  /** Null where it could not be fetched. */
  newer: Patient | null;
  onTake: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure.aborted) box.current?.focus();
  }, [failure]);
  if (failure.status !== 412)
    return (
      <div ref={box} role="alert" tabIndex={-1} className="alert alert-danger mb-0">
        {failure.text ?? <T id={failure.message} />}
      </div>
    );
  const stored = newer && notesOf(newer);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="alert alert-warning mb-0">
      <p>
        <T id={stored ? 'treatment.conflict' : 'treatment.conflictNoNewer'} />
      </p>
      {stored && (
        <>
          <dl>
            {noteFields.map((name) => (
              <div key={name}>
                <dt>
                  <T id={`treatment.${name}`} />
                </dt>
                <dd className="nd-sheet-free">
                  {stored[name] === '' ? <T id="treatment.nothingStored" /> : <bdi>{stored[name]}</bdi>}
                </dd>
              </div>
            ))}
          </dl>
          <button type="button" className="btn btn-outline-secondary" onClick={onTake}>
            <T id="treatment.takeStored" />
          </button>
        </>
      )}
    </div>
  );
}
