import {
  isSessionMistake,
  measuredOfSession,
  type DialysisSession,
  type SessionBody,
} from '@/domain/dialysis/session';
import { sessionProblems } from '@/domain/dialysis/sessionProblems';
import type { Patient } from '@/domain/patients/patient';
import { invalid } from '../../contract';
import { sameContent } from '../../store/same';
import type { WriteTransaction } from '../../store/transaction';
import { refresh, type ReevaluationCause } from '../alerts/reevaluatePatient';
import { changesBetween } from '../audit/audit';
import { defineRecords } from '../defineRecords';
import type { WriteContext } from '../writeContext';

/** @throws Refused 422 naming what cannot be, what is unusual and was not confirmed, or a patient who is not there */
async function mustMakeSense(
  transaction: WriteTransaction,
  body: SessionBody,
  now: number,
  before?: DialysisSession,
): Promise<Patient> {
  const patient = await transaction.table('patients').get(body.patient);
  if (!patient || (before && before.patient !== body.patient))
    throw invalid({ patient: 'validation.invalid' });
  const { dateOfbirth, ext } = patient;
  const { hard, soft } = sessionProblems(body, { now, dateOfbirth, timeZone: ext.timeZone }, before);
  if (Object.keys(hard).length > 0) throw invalid(hard);
  if (Object.keys(soft).length > 0 && !body.confirmedOutOfRange) throw invalid(soft);
  return patient;
}

/** The earlier states of a session that is about to say something else, the oldest first. */
function historyOf(
  before: DialysisSession,
  after: SessionBody,
  { by, now }: WriteContext,
): NonNullable<DialysisSession['history']> {
  const { history = [], updatedAt } = before;
  const said = measuredOfSession(before);
  if (sameContent(said, measuredOfSession(after))) return history;
  const { reason } = after;
  const replaced = { replacedAt: new Date(now).toISOString(), replacedBy: by };
  return [...history, { ...said, updatedAt, ...replaced, ...(reason !== undefined && { reason }) }];
}

/**
 * Gives what alerts are told of a change: those that stood on the session, or on what was gained up to it, are judged
 * again.
 */
function causeOf(
  record: DialysisSession,
  before: DialysisSession | undefined,
): ReevaluationCause | undefined {
  if (!before) return undefined;
  return {
    action: isSessionMistake(record) ? 'readingWithdrawn' : 'readingCorrected',
    note: record.reason ?? '',
    touched: { measure: 'dialysis', at: Math.min(Date.parse(before.at), Date.parse(record.at)) },
  };
}

/**
 * Dialysis sessions that staff type and correct. What a session said before stays with it, and the rules judge the patient
 * in the same transaction.
 */
export const dialysisSessionRecords = defineRecords({
  kind: 'dialysisSessions',
  changes: (before, after) =>
    changesBetween(before, after).filter(({ field }) => field !== 'recordedBy' && field !== 'history'),
  async check({ transaction, body, before, context, stamp }) {
    const patient = await mustMakeSense(transaction, body, context.now, before);
    const history = before && historyOf(before, body, context);
    const record: DialysisSession = {
      ...body,
      ...stamp,
      recordedBy: context.by,
      ...(history && history.length > 0 && { history }),
    };
    const isMistake = before !== undefined && isSessionMistake(record) && !isSessionMistake(before);
    return {
      record,
      after: () => {
        const cause = causeOf(record, before);
        return refresh(transaction, patient, context, {
          ...(cause && { cause }),
          changed: 'readings',
          arrived: [{ measure: 'dialysis', at: Date.parse(record.at) }],
        });
      },
      log: {
        detail: record.kind,
        ...(before && body.reason !== undefined && { reason: body.reason }),
        ...(isMistake && { action: 'enteredInError' as const }),
      },
    };
  },
});
