import {
  isLabMistake,
  type LabMeasured,
  type LabResult,
  type LabResultBody,
} from '@/domain/laboratory/labResult';
import { labResultProblems } from '@/domain/laboratory/labResultProblems';
import type { Alert } from '@/domain/alerts/alert';
import { isLabSubject } from '@/domain/rules/labSubjects';
import { invalid } from '../../contract';
import { sameContent } from '../../store/same';
import type { WriteTransaction } from '../../store/transaction';
import { changesBetween } from '../audit/audit';
import { noteOnAlerts } from '../alerts/noteOnAlerts';
import { refresh } from '../alerts/reevaluatePatient';
import { defineRecords } from '../defineRecords';
import { patientOf } from '../patients/storedPatient';
import type { WriteContext } from '../writeContext';

const measuredOf = ({ at, value, unit, comparator, range, status, note }: LabMeasured): LabMeasured => ({
  at,
  value,
  unit,
  ...(comparator && { comparator }),
  ...(range && { range }),
  status,
  ...(note !== undefined && { note }),
});

/** @throws Refused 422 naming what cannot be, or a patient who is not there */
async function mustMakeSense(
  transaction: WriteTransaction,
  body: LabResultBody,
  now: number,
  before?: LabResult,
): Promise<void> {
  const patient = await transaction.table('patients').get(body.patient);
  if (!patient || (before && before.patient !== body.patient))
    throw invalid({ patient: 'validation.invalid' });
  const { dateOfbirth, ext } = patient;
  const problems = labResultProblems(body, { now, dateOfbirth, timeZone: ext.timeZone }, before);
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** The earlier states of a result that is about to say something else, the oldest first. */
export function labHistory(
  before: LabResult,
  after: LabMeasured,
  { by, now }: Pick<WriteContext, 'by' | 'now'>,
  reason: string | undefined,
): NonNullable<LabResult['history']> {
  const history = before.history ?? [];
  if (sameContent(measuredOf(before), measuredOf(after))) return history;
  const replacedAt = new Date(now).toISOString();
  const { updatedAt } = before;
  return [
    ...history,
    {
      ...measuredOf(before),
      updatedAt,
      replacedAt,
      replacedBy: by,
      ...(reason !== undefined && { reason }),
    },
  ];
}

/** The rules judge the patient by the results as they are now; alerts that stood on what one said before say so. */
async function settle(
  transaction: WriteTransaction,
  before: LabResult | undefined,
  after: LabResult,
  context: WriteContext,
): Promise<void> {
  const patient = await patientOf(transaction, after.patient);
  if (!before) {
    await refresh(transaction, patient, context);
    return;
  }
  const isWithdrawn = isLabMistake(after) && !isLabMistake(before);
  const cause = {
    action: isWithdrawn ? ('resultWithdrawn' as const) : ('resultCorrected' as const),
    note: after.reason ?? '',
  };
  const isAbout = ({ measure }: Alert) => isLabSubject(measure);
  await noteOnAlerts(transaction, { ...before, isAbout }, context, cause);
  const at = Math.min(Date.parse(before.at), Date.parse(after.at));
  await refresh(transaction, patient, context, {
    cause: { ...cause, touched: { measure: 'laboratory', at } },
  });
}

/** Results of laboratories that staff type and correct. What a result said before stays with it. */
export const labResultRecords = defineRecords({
  kind: 'labResults',
  changes: (before, after) =>
    changesBetween(before, after).filter(({ field }) => field !== 'recordedBy' && field !== 'history'),
  async check({ transaction, body, before, context, stamp }) {
    await mustMakeSense(transaction, body, context.now, before);
    const history = before && labHistory(before, body, context, body.reason);
    const record: LabResult = {
      ...body,
      ...stamp,
      recordedBy: context.by,
      ...(history && history.length > 0 && { history }),
    };
    const isMistake = before !== undefined && isLabMistake(record) && !isLabMistake(before);
    return {
      record,
      after: () => settle(transaction, before, record, context),
      log: {
        detail: record.analyte,
        ...(before && body.reason !== undefined && { reason: body.reason }),
        ...(isMistake && { action: 'enteredInError' as const }),
      },
    };
  },
});
