import type { Patient } from '@/domain/patients/patient';
import { changePatient } from '@/features/patients/slice';

export const noteFields = ['dietNote', 'dialysisNote'] as const;
/** What is written for the sheet; empty says nothing. */
export type Notes = Record<(typeof noteFields)[number], string>;

export const notesOf = ({ ext }: Patient): Notes => ({
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
export const saveNotes = (patient: Patient, notes: Notes) =>
  changePatient({
    patient,
    change: (stored) => withNotes(stored, notes),
    part: notesOf,
    quiet: true,
  });
