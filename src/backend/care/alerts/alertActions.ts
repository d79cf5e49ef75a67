import type { Alert } from '@/domain/alerts/alert';
import type { AlertAction } from '@/domain/alerts/alertAction';
import type { BulkAction, BulkOutcome } from '@/domain/alerts/alertBulk';
import { ActionRefused, transition } from '@/domain/alerts/alertTransition';
import { nextChange, passTime } from '@/domain/alerts/escalation';
import type { Patient } from '@/domain/patients/patient';
import { isCritical } from '@/domain/alerts/severity';
import { Refused } from '../../contract';
import { note } from '../audit/audit';
import type { AuditedAction } from '../audit/logEntry';
import { putAlerts } from './mailAlerts';
import { refreshSummary } from './reevaluatePatient';
import type { WriteContext } from '../writeContext';
import { currentRecord } from '../defineRecords';
import { patientOf } from '../patients/storedPatient';
import { calendarFor } from '../settings/storedSettings';
import type { WriteTransaction } from '../../store/transaction';

/** Gives the fields that the log tells besides the action's name: the words of a person, and what they chose. */
function auditedFields(action: AlertAction): Pick<AuditedAction, 'reason' | 'changes'> {
  const chose = (field: string, after: string | undefined) => (after === undefined ? [] : [{ field, after }]);
  switch (action.action) {
    case 'resolve':
      return { reason: action.note, changes: chose('outcome', action.outcome) };
    case 'falseAlarm':
      return { reason: action.note, changes: chose('falseAlarmReason', action.reason) };
    case 'assign':
      return { reason: action.reason, changes: chose('owner', action.owner ?? action.team) };
    case 'snooze':
    case 'comment':
      return { reason: action.action === 'comment' ? action.note : action.reason };
    default:
      return {};
  }
}

/** The alert after an action, stored with what the log tells of it; the worklist row is the caller's. */
async function put(
  transaction: WriteTransaction,
  before: Alert,
  action: AlertAction,
  context: WriteContext,
): Promise<{ alert: Alert; patient: Patient }> {
  const { now, newId, by } = context;
  const patient = await patientOf(transaction, before.patient);
  const calendar = await calendarFor(transaction, patient);
  const after = transition(passTime(before, now, calendar), action, { by, now });
  const alert: Alert = {
    ...after,
    nextAt: nextChange(after, calendar),
    version: newId(),
    updatedAt: new Date(now).toISOString(),
  };
  await putAlerts(transaction, patient, [before], [alert], context);
  await note(transaction, context, {
    action: 'acted',
    kind: 'alerts',
    record: alert.id,
    patient: patient.id,
    detail: action.action,
    ...auditedFields(action),
  });
  return { alert, patient };
}

function refusalOf(thrown: unknown): unknown {
  return thrown instanceof ActionRefused ? new Refused(422, thrown.messageId, thrown.fields) : thrown;
}

/**
 * Carries an alert to its next state, in the version that was read.
 * @throws Refused 404 where there is none, 412 where it has changed since `ifMatch`, 422 for what its state or the action
 *   does not allow
 */
export async function actOnAlert(
  transaction: WriteTransaction,
  id: string,
  action: AlertAction,
  ifMatch: string,
  context: WriteContext,
): Promise<Alert> {
  const before = await currentRecord(transaction, 'alerts', id, ifMatch);
  try {
    const { alert, patient } = await put(transaction, before, action, context);
    await refreshSummary(transaction, patient, context);
    return alert;
  } catch (thrown) {
    throw refusalOf(thrown);
  }
}

/** Nobody closes several patients' emergencies with one click: each is looked at by itself. */
function mustBeAllowed({ severity }: Alert, { action }: AlertAction): void {
  if ((action === 'resolve' || action === 'falseAlarm') && isCritical(severity)) {
    throw new Refused(422, 'errors.alertBulk');
  }
}

/**
 * The same action on several alerts. One that cannot be acted on stays as it is and says why; the others go on.
 * Everything else that fails, the storage for one, undoes them all.
 */
export async function actOnMany(
  transaction: WriteTransaction,
  items: BulkAction['items'],
  action: AlertAction,
  context: WriteContext,
): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  const patients = new Map<string, Patient>();
  for (const { id, version } of items) {
    try {
      const before = await currentRecord(transaction, 'alerts', id, version);
      mustBeAllowed(before, action);
      const { alert, patient } = await put(transaction, before, action, context);
      patients.set(patient.id, patient);
      outcomes.push({ id, status: 200, alert });
    } catch (thrown) {
      const refused = refusalOf(thrown);
      if (!(refused instanceof Refused)) throw thrown;
      const { status, message, fields } = refused;
      const alert = await transaction.table('alerts').get(id);
      outcomes.push({ id, status, message, ...(alert && { alert }), ...(fields && { fields }) });
    }
  }
  for (const patient of patients.values()) await refreshSummary(transaction, patient, context);
  return outcomes;
}
