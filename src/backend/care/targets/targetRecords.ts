import type { Patient } from '@/domain/patients/patient';
import { aimText, currentTarget, targeted, targetProblems, type TargetDraft } from '@/domain/patients/target';
import { Refused } from '../../contract';
import { note } from '../audit/audit';
import { refresh } from '../alerts/reevaluatePatient';
import type { WriteContext } from '../writeContext';
import { currentRecord } from '../defineRecords';
import { putPatient } from '../patients/storedPatient';
import { sameContent } from '../../store/same';
import type { WriteTransaction } from '../../store/transaction';

/** The field of the record that tells of each kind in the log. */
const fields = {
  pressure: 'ext.pressureTarget',
  officePressure: 'ext.officePressure',
  fluid: 'ext.fluidTarget',
  weight: 'ext.dryWeight',
} as const;

/**
 * Tells whether the very decision was stored before: a save whose answer was lost is sent again.
 * @throws Refused 409
 */
function isStored({ ext }: Patient, draft: TargetDraft): boolean {
  const found = ext.targetDecisions?.find(({ id }) => id === draft.id);
  if (!found) return false;
  const { by: _by, at: _at, ...decision } = found;
  if (!sameContent(decision, { ...draft, reason: draft.reason.trim() }))
    throw new Refused(409, 'errors.storedOtherwise');
  return true;
}

/**
 * Sets, changes or ends a target in the version that was read.
 * @throws Refused 404; 409 where something else is stored under the id; 412; 422 naming the fields
 */
export async function decideTarget(
  transaction: WriteTransaction,
  id: string,
  draft: TargetDraft,
  ifMatch: string,
  context: WriteContext,
): Promise<Patient> {
  const { now, by, newId } = context;
  const stored = await transaction.table('patients').get(id);
  if (stored && isStored(stored, draft)) return stored;
  const before = await currentRecord(transaction, 'patients', id, ifMatch);
  const given = await transaction.table('fluidAssignments').index('patient').getAll(id);
  const hasPlan = given.some(({ status }) => status !== 'draft');
  const problems = targetProblems(before, draft, { now, hasPlan });
  if (Object.keys(problems).length > 0) throw new Refused(422, 'errors.invalid', problems);
  const after: Patient = {
    ...targeted(before, draft, { by, now }),
    version: newId(),
    updatedAt: new Date(now).toISOString(),
  };
  await putPatient(transaction, after, before);
  const was = currentTarget(before, draft.kind);
  await note(transaction, context, {
    action: 'updated',
    kind: 'patients',
    record: id,
    patient: id,
    detail: draft.aim ? 'targetSet' : 'targetEnded',
    reason: draft.reason.trim(),
    changes: [
      {
        field: fields[draft.kind],
        ...(was && { before: aimText(was.aim) }),
        ...(draft.aim && { after: aimText(draft.aim) }),
      },
      { field: 'from', after: draft.from },
    ],
  });
  await refresh(transaction, after, context);
  return after;
}
