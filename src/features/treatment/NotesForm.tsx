import { MOST_NOTE, type Patient } from '@/domain/patients/patient';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { T, useT } from '@/shared/i18n/text';
import { differencesOf } from '@/shared/record/differences';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { TitledCard } from '@/shared/ui/TitledCard';
import { noteFields, notesOf } from './calls';
import { useNotesForm } from './useNotesForm';

const labels = { dietNote: 'treatment.dietNote', dialysisNote: 'treatment.dialysisNote' } as const;

/** What people write for the sheet: how to eat, and how the patient is dialysed. */
export function NotesForm({ patient }: { patient: Patient }) {
  const t = useT();
  const { form, draft, guard, before, send, conflictWith } = useNotesForm(patient);
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
        <SaveConflict
          {...conflictWith()}
          stored={patient.version === before.version ? null : { at: patient.updatedAt }}
          differences={differencesOf(labels, form.getValues(), notesOf(patient), t)}
        />
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
