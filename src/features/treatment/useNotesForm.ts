import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { MOST_NOTE, type Patient } from '@/domain/patients/patient';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { notesOf, saveNotes } from './calls';

const note = z.string().check(z.trim(), z.maxLength(MOST_NOTE, { error: 'validation.tooLong' }));
const resolver = zodResolver(z.object({ dietNote: note, dialysisNote: note }));

/**
 * The notes of one patient's sheet. The form follows what is stored until somebody types; from then on it stands against
 * the version it began with, and on failure everything typed stays.
 */
export const useNotesForm = (patient: Patient) =>
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
