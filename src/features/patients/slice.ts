import { createAction, createReducer } from '@reduxjs/toolkit';
import { conditionSchema, type Condition } from '@/domain/conditions/condition';
import { medicationRequestSchema, type MedicationRequest } from '@/domain/medicine/medicationRequest';
import { patientSchema, type Patient } from '@/domain/patients/patient';
import { summarySchema, type PatientSummary } from '@/domain/patients/summary';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createResource, pageOf, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { createEntitySlice } from '@/shared/store/entitySlice';
import { createOwnedSlice } from '@/shared/store/ownedSlice';

export const patients = createEntitySlice<Patient, object>(
  'patients',
  createResource('/patients', patientSchema),
);

/** The worklist: one row per patient, derived by the server from everything it knows. */
export const summaries = createEntitySlice<PatientSummary, object>(
  'summaries',
  createResource('/summaries', summarySchema),
);

/** Somebody wants to take a review back that a toast tells of. */
export const undoAsked = createAction<{ patient: string; version: string }>('patients/undoAsked');

/** The worklist was left as its address's search says; it returns so within the session (§3 #9). */
export const worklistLeft = createAction<string>('patients/worklistLeft');
export const worklistSearchReducer = createReducer<string | null>(null, (builder) => {
  builder.addCase(worklistLeft, (_, { payload }) => payload);
});
/** Null where the list has not been opened yet. */
export const selectWorklistSearch = (state: Record<string, unknown>) => state.worklistSearch as string | null;

export const conditions = createOwnedSlice<Condition>(
  'conditions',
  createResource('/conditions', conditionSchema),
  () => Promise.resolve(conditionSchema),
);

export const medicationRequests = createEntitySlice<MedicationRequest, object>(
  'medicationRequests',
  createResource('/medicationRequests', medicationRequestSchema),
);

/** Everything the record of one patient opens with. */
export const fetchRecord = createAppThunk<void, string>(
  'patients/fetchRecord',
  async (id, { signal, dispatch }) => {
    const one = encodeURIComponent(id);
    const own = { params: { patient: id, limit: 1000 }, signal };
    const [patient, summary, condition, medication] = await Promise.all([
      care.get(`/patients/${one}`, { signal }),
      care.get(`/summaries/${one}`, { signal }),
      care.get('/conditions', own),
      care.get('/medicationRequests', own),
    ]);
    dispatch(patients.received([parseAnswer(patient, patientSchema)]));
    dispatch(summaries.received([parseAnswer(summary, summarySchema)]));
    dispatch(conditions.received(parseAnswer(condition, pageOf(conditionSchema)).items));
    dispatch(medicationRequests.received(parseAnswer(medication, pageOf(medicationRequestSchema)).items));
  },
);

interface PatientChange {
  /** As it was read. */
  patient: Patient;
  change: (stored: Patient) => Patient;
  /** What of the record the change is about. */
  part: (patient: Patient) => unknown;
  quiet: true;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Changes one part of a patient's record in the version that was read. It is a conflict only where somebody else changed
 * that part: then the newer version is in the store, if it could be fetched.
 */
export const changePatient = createAppThunk<Patient, PatientChange>(
  'patients/change',
  async ({ patient, change, part }, { dispatch }) => {
    const address = `/patients/${encodeURIComponent(patient.id)}`;
    const keep = (stored: Patient) => {
      dispatch(patients.received([stored]));
      return stored;
    };
    const put = async (from: Patient) => {
      const headers = { 'If-Match': from.version };
      return keep(parseAnswer(await care.put(address, change(from), { headers }), patientSchema));
    };
    try {
      return await put(patient);
    } catch (thrown) {
      if (toAppError(thrown).status !== 412) throw thrown;
      const newer = await care.get(address).then(
        (answer) => parseAnswer(answer, patientSchema),
        () => null,
      );
      if (!newer) throw thrown;
      if (same(part(newer), part(patient))) return put(newer);
      keep(newer);
      throw thrown;
    }
  },
);
