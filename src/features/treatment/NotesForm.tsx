import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { MOST_NOTE, type Patient } from '@/domain/patients/patient';
import { changePatient } from '@/features/patients/slice';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { IfMay } from '@/shared/IfMay';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { T, useT } from '@/shared/i18n/text';
import { differencesOf } from '@/shared/record/differences';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useMay } from '@/shared/rights';

const labels = { dietNote: 'treatment.dietNote', dialysisNote: 'treatment.dialysisNote' } as const;

const note = z.string().check(z.trim(), z.maxLength(MOST_NOTE, { error: 'validation.tooLong' }));
const resolver = zodResolver(z.object({ dietNote: note, dialysisNote: note }));

const noteFields = ['dietNote', 'dialysisNote'] as const;
/** What is written for the sheet; empty says nothing. */
type Notes = Record<(typeof noteFields)[number], string>;

const notesOf = ({ ext }: Patient): Notes => ({
  dietNote: ext.dietNote ?? '',
  dialysisNote: ext.dialysisNote ?? '',
});

function withNotes(patient: Patient, { dietNote, dialysisNote }: Notes): Patient {
  const { dietNote: _, dialysisNote: __, ...ext } = patient.ext;
  return {
    ...patient,
    ext: { ...ext, ...(dietNote && { dietNote }), ...(dialysisNote && { dialysisNote }) },
  };
}

/**
 * Saves the notes of the sheet in the version that was read. It is a conflict only where somebody else wrote other
 * notes.
 */
const saveNotes = (patient: Patient, notes: Notes) =>
  changePatient({
    patient,
    change: (stored) => withNotes(stored, notes),
    part: notesOf,
    quiet: true,
  });

/**
 * The notes of one patient's sheet. The form follows what is stored until somebody types; from then on it stands against
 * the version it began with, and on failure everything typed stays.
 */
const useNotesForm = (patient: Patient) =>
  useRecordForm({
    key: `treatment notes ${patient.id}`,
    opened: patient,
    stored: patient,
    toForm: notesOf,
    resolver: () => resolver,
    toBody: (notes) => notes,
    save: (notes, before) => saveNotes(before, notes),
    onward: (saved) => saved,
    notice: () => ({ message: 'treatment.notesSaved' }),
  });

/** What people write for the sheet: how to eat, and how the patient is dialysed. */
export function NotesForm({ patient }: { patient: Patient }) {
  const t = useT();
  const mayWrite = useMay('patients.write');
  const { form, draft, guard, before, send, conflictWith } = useNotesForm(patient);
  const { control, formState } = form;
  return (
    <TitledCard title={t('treatment.notes')}>
      <form
        noValidate
        className="nd-sheet-notes"
        aria-label={t('treatment.notes')}
        onSubmit={(event) => {
          if (mayWrite) void form.handleSubmit(send)(event);
          else event.preventDefault();
        }}
      >
        <DraftNotice draft={draft} />
        <p className="form-text m-0">
          <T id="treatment.notesHint" />
        </p>
        <fieldset className="nd-sheet-notes" disabled={!mayWrite}>
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
        </fieldset>
        <SaveConflict
          {...conflictWith()}
          stored={patient.version === before.version ? null : { at: patient.updatedAt }}
          differences={differencesOf(labels, form.getValues(), notesOf(patient), t)}
        />
        <IfMay do="patients.write">
          <button
            type="submit"
            className="btn btn-primary"
            aria-disabled={formState.isSubmitting}
            aria-busy={formState.isSubmitting}
          >
            <T id="common.save" />
          </button>
        </IfMay>
      </form>
      {guard.dialog}
    </TitledCard>
  );
}
