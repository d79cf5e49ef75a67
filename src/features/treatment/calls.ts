import { patientSchema, type Patient } from '@/domain/patient';
import { patients } from '@/features/patients/slice';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';

export const noteFields = ['dietNote', 'dialysisNote'] as const;
/** What is written for the sheet; empty says nothing. */
export type Notes = Record<(typeof noteFields)[number], string>;

export const notesOf = ({ ext }: Patient): Notes => ({
  dietNote: ext.dietNote ?? '',
  dialysisNote: ext.dialysisNote ?? '',
});

const sameNotes = (a: Notes, b: Notes): boolean => noteFields.every((name) => a[name] === b[name]);

function withNotes(patient: Patient, { dietNote, dialysisNote }: Notes): Patient {
  const { dietNote: _, dialysisNote: __, ...ext } = patient.ext;
  return {
    ...patient,
    ext: { ...ext, ...(dietNote && { dietNote }), ...(dialysisNote && { dialysisNote }) },
  };
}

const at = (id: string) => `/patients/${encodeURIComponent(id)}`;

async function put(patient: Patient, notes: Notes): Promise<Patient> {
  const headers = { 'If-Match': patient.version };
  return parseAnswer(await care.put(at(patient.id), withNotes(patient, notes), { headers }), patientSchema);
}

/**
 * Saves the notes of the sheet in the version that was read. It is a conflict only where somebody else wrote other
 * notes: the newer version is in the store then, if it could be fetched.
 */
export const saveNotes = createAppThunk<Patient, { patient: Patient; notes: Notes; quiet: true }>(
  'treatment/saveNotes',
  async ({ patient, notes }, { dispatch }) => {
    const keep = (stored: Patient) => {
      dispatch(patients.received([stored]));
      return stored;
    };
    try {
      return keep(await put(patient, notes));
    } catch (thrown) {
      if (toAppError(thrown).status !== 412) throw thrown;
      const newer = await care.get(at(patient.id)).then(
        (answer) => parseAnswer(answer, patientSchema),
        () => null,
      );
      if (!newer) throw thrown;
      if (sameNotes(notesOf(newer), notesOf(patient))) return keep(await put(newer, notes));
      keep(newer);
      throw thrown;
    }
  },
);
