import { isActive } from '@/domain/alert';
import { reconcile } from '@/domain/alerting';
import { nextChange } from '@/domain/escalation';
import type { Patient } from '@/domain/patient';
import { heardOf } from '@/domain/programmeEnd';
import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { QuestionnaireResponse } from '@/domain/questionnaire/response';
import { scoreFindings } from '@/domain/questionnaire/scoreFindings';
import { clockOf } from '@/domain/rules';
import { refresh, type Surroundings } from './effects';
import { calendarFor } from './settings';
import type { WriteTransaction } from './transaction';

/** Raises, counts or ends the alerts that the scores of an answer stand for, in the transaction that stores it. */
export async function raiseScores(
  transaction: WriteTransaction,
  patient: Patient,
  body: QuestionnaireBody,
  { scores, answeredAt = '' }: QuestionnaireResponse,
  surroundings: Surroundings,
): Promise<void> {
  const scored = scoreFindings(body, scores, answeredAt);
  if (scored.length === 0) return;
  const { now, newId, by } = surroundings;
  const alerts = await transaction.objectStore('alerts').index('patient').getAll(patient.id);
  const findings = heardOf(patient.ext.status, scored, alerts.filter(isActive));
  const calendar = await calendarFor(transaction, patient);
  const context = { patient: patient.id, clock: clockOf(patient), calendar, now, newId, by };
  for (const alert of reconcile(alerts, findings, context))
    await transaction.objectStore('alerts').put({
      ...alert,
      nextAt: nextChange(alert, calendar),
      version: newId(),
      updatedAt: new Date(now).toISOString(),
    });
  await refresh(transaction, patient, surroundings);
}
