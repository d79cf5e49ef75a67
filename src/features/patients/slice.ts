import { conditionSchema, type Condition, type ConditionBody } from '@/domain/conditions/condition';
import { medicationRequestSchema, type MedicationRequest } from '@/domain/medicine/medicationRequest';
import { patientSchema, type Patient } from '@/domain/patients/patient';
import { summarySchema, inLessMemory, type PatientSummary } from '@/domain/patients/summary';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createResource, pageOf, parseAnswer } from '@/shared/api/resource';
import { createAction } from '@/shared/store/actions';
import { createAppThunk, type ThunkTools } from '@/shared/store/appThunk';
import { createReducer } from '@/shared/store/createReducer';
import { createRecordSlice } from '@/shared/store/recordSlice';
import { createOwnedSlice } from '@/shared/store/ownedSlice';

const patientResource = createResource('/patients', patientSchema);
export const patients = createRecordSlice<Patient>('patients', patientResource);

const summaryResource = createResource('/summaries', summarySchema);

/** The worklist: one row per patient, derived by the server from everything it knows. */
export const summaries = createRecordSlice<PatientSummary>('summaries', {
  ...summaryResource,
  list: async (query, signal) => {
    const { items, next } = await summaryResource.list(query, signal);
    return { items: items.map(inLessMemory), next };
  },
});

/** Requests the undo of a review that a toast offers. */
export const undoAsked = createAction<{ patient: string; version: string }>('patients/undoAsked');

/** Stores the search part of the worklist's address when it is left; it is restored within the session (§3 #9). */
export const worklistLeft = createAction<string>('patients/worklistLeft');
export const worklistSearchReducer = createReducer<string | null>(null, (on) => {
  on(worklistLeft, (_, { payload }) => payload);
});
/** Null where the list has not been opened yet. */
export const selectWorklistSearch = (state: Record<string, unknown>) => state.worklistSearch as string | null;

export const conditions = createOwnedSlice<Condition, ConditionBody>(
  'conditions',
  createResource('/conditions', conditionSchema),
);

export const medicationRequests = createRecordSlice<MedicationRequest>(
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

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Sends something about one part of a patient's record in the version that was read. It is a conflict only where
 * somebody else changed that part: then the newer version is in the store when this has failed, if it could be fetched.
 * @param send answers the record as it is stored then
 * @param part what of the record it is about
 */
async function sendInVersion(
  patient: Patient,
  send: (from: Patient) => Promise<Patient>,
  part: (patient: Patient) => unknown,
  { dispatch }: Pick<ThunkTools, 'dispatch'>,
): Promise<Patient> {
  const keep = (stored: Patient) => {
    dispatch(patients.received([stored]));
    return stored;
  };
  const sent = async (from: Patient) => keep(await send(from));
  try {
    return await sent(patient);
  } catch (thrown) {
    const { status } = toAppError(thrown);
    if (status === 404) await dispatch(patients.fetchAll({ quiet: true }));
    if (status !== 409 && status !== 412) throw thrown;
    const newer = await patientResource.get(patient.id).catch(() => null);
    if (!newer) throw thrown;
    if (status === 412 && same(part(newer), part(patient))) return sent(newer);
    keep(newer);
    throw thrown;
  }
}

/** Decides something about a patient by a call of its own. @param part what of the record it is about */
export const decideAbout = (
  patient: Patient,
  action: 'programme' | 'targets',
  draft: object,
  part: (patient: Patient) => unknown,
  tools: Pick<ThunkTools, 'dispatch'>,
): Promise<Patient> =>
  sendInVersion(patient, (from) => patientResource.act(from, action, draft), part, tools);

/** Reads a patient and changes it in the version that was read, so that no other change is overwritten. */
export async function readAndChange(
  id: string,
  change: (read: Patient) => Patient,
  signal: AbortSignal,
): Promise<Patient> {
  const read = await patientResource.get(id, signal);
  return patientResource.update(change(read), read.version);
}

interface PatientChange {
  /** As it was read. */
  patient: Patient;
  change: (stored: Patient) => Patient;
  /** The part of the record that is changed. */
  part: (patient: Patient) => unknown;
  quiet: true;
}

/** Changes one part of a patient's record. */
export const changePatient = createAppThunk<Patient, PatientChange>(
  'patients/change',
  ({ patient, change, part }, tools) =>
    sendInVersion(patient, (from) => patientResource.update(change(from), from.version), part, tools),
);
