import type { Patient } from '@/domain/patients/patient';
import {
  pauseOver,
  programmed,
  programmeProblems,
  stepTo,
  type ProgrammeDraft,
} from '@/domain/patients/programme';
import { lacksPauses, pausesTold } from '@/domain/patients/programmePauses';
import { Refused } from '../../contract';
import type { WriteTransaction } from '../../store/transaction';
import { refresh } from '../alerts/reevaluatePatient';
import { note } from '../audit/audit';
import { addEntry, type AuditedAction } from '../audit/logEntry';
import { currentRecord } from '../defineRecords';
import { putPatient } from '../patients/storedPatient';
import { mustHaveRight, type WriteContext } from '../writeContext';
import { endWith, takeBack } from './endCare';

/** Gives what the log tells of a change of the programme; the history of the registration is read from it. */
function auditedChange(before: Patient, after: Patient): AuditedAction {
  const { status, programme } = after.ext;
  return {
    action: 'updated',
    kind: 'patients',
    record: after.id,
    patient: after.id,
    detail: 'programme',
    reason: programme?.reason,
    changes: [
      { field: 'ext.status', before: before.ext.status, after: status },
      ...(programme ? [{ field: 'ext.programme.on', after: programme.on }] : []),
      ...(status === 'paused' && programme?.until !== undefined
        ? [{ field: 'ext.programme.until', after: programme.until }]
        : []),
    ],
  };
}

async function put(
  transaction: WriteTransaction,
  before: Patient,
  after: Patient,
  { now, newId }: WriteContext,
): Promise<Patient> {
  const stored = { ...after, version: newId(), updatedAt: new Date(now).toISOString() };
  await putPatient(transaction, stored, before);
  return stored;
}

/**
 * Changes a patient's place in the programme, with all it brings, in the version that was read.
 * @throws Refused 403; 404; 412; 422 where the step is not possible or something about it is wrong
 */
export async function changeProgramme(
  transaction: WriteTransaction,
  id: string,
  draft: ProgrammeDraft,
  ifMatch: string,
  context: WriteContext,
): Promise<Patient> {
  const before = await withPauses(transaction, await currentRecord(transaction, 'patients', id, ifMatch));
  const { now, by } = context;
  const step = stepTo(before, draft.to);
  if (step) mustHaveRight(context, step.action);
  const fields = programmeProblems(before, draft, now);
  if (Object.keys(fields).length > 0) throw new Refused(422, 'errors.invalid', fields);
  const after = await put(transaction, before, programmed(before, draft, { by, now }), context);
  await note(transaction, context, auditedChange(before, after));
  await (before.ext.status === 'deceased' ? takeBack : endWith)(transaction, after, context);
  await refresh(transaction, after, context);
  return after;
}

/** The patient with the pauses that are over, which records of older versions have in their history alone. */
async function withPauses(transaction: WriteTransaction, patient: Patient): Promise<Patient> {
  if (!lacksPauses(patient)) return patient;
  const entries = await transaction.table('audit').index('patient').getAll(patient.id);
  const inOrder = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { ...patient, ext: { ...patient.ext, pauses: pausesTold(inOrder, patient.ext) } };
}

/** The patient, active again where a pause has ended, and with the pauses before; the caller re-evaluates. */
export async function resumed(
  transaction: WriteTransaction,
  stored: Patient,
  context: WriteContext,
): Promise<Patient> {
  const patient = await withPauses(transaction, stored);
  // It says nothing new: a form that is open stays valid.
  if (patient !== stored) await putPatient(transaction, patient, stored);
  const on = pauseOver(patient, context.now);
  if (on === null) return patient;
  const { by, now } = context;
  const active = programmed(patient, { to: 'active', on }, { by, now });
  const after = await put(transaction, patient, active, context);
  await addEntry(transaction, context, auditedChange(patient, after));
  return after;
}
