import { isActive, type Alert } from '@/domain/alerts/alert';
import { reconcile, settle } from '@/domain/alerts/alerting';
import { matchesOf } from '@/domain/alerts/alertMatches';
import { withEvent } from '@/domain/alerts/alertState';
import { nextChange } from '@/domain/alerts/escalation';
import type { Evaluation, Judgement } from '@/domain/rules/evaluation';
import type { Patient } from '@/domain/patients/patient';
import { heardOf } from '@/domain/patients/programmeEnd';
import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { scoreFindings } from '@/domain/questionnaire/scores/scoreFindings';
import { clockOf } from '@/domain/rules/alertLimits';
import { putAlerts } from '../alerts/mailAlerts';
import { refresh } from '../alerts/reevaluatePatient';
import type { WriteContext } from '../writeContext';
import { calendarFor } from '../settings/storedSettings';
import type { WriteTransaction } from '../../store/transaction';

async function contextOf(transaction: WriteTransaction, patient: Patient, writeContext: WriteContext) {
  const { now, newId, by } = writeContext;
  const calendar = await calendarFor(transaction, patient);
  return { patient: patient.id, clock: clockOf(patient), calendar, now, newId, by };
}

const stamped = (
  alerts: readonly Alert[],
  { calendar, now, newId }: Awaited<ReturnType<typeof contextOf>>,
): Alert[] =>
  alerts.map((alert) => ({
    ...alert,
    nextAt: nextChange(alert, calendar),
    version: newId(),
    updatedAt: new Date(now).toISOString(),
  }));

/** Raises, counts or ends the alerts that the scores of an answer stand for, in the transaction that stores it. */
export async function raiseScores(
  transaction: WriteTransaction,
  patient: Patient,
  body: QuestionnaireBody,
  { scores, answeredAt = '' }: QuestionnaireResponse,
  writeContext: WriteContext,
): Promise<void> {
  const scored = scoreFindings(body, scores, answeredAt);
  if (scored.length === 0) return;
  const alerts = await transaction.table('alerts').index('patient').getAll(patient.id);
  const findings = heardOf(patient.ext.status, scored, alerts.filter(isActive));
  const context = await contextOf(transaction, patient, writeContext);
  const raised = stamped(reconcile(alerts, findings, context), context);
  await putAlerts(transaction, patient, alerts, raised, writeContext);
  await refresh(transaction, patient, writeContext);
}

/** Groups what scores say by rule and direction, each group in time. */
function byKey(evaluations: readonly Evaluation[]): Map<string, Evaluation[]> {
  const found = new Map<string, Evaluation[]>();
  for (const one of evaluations) {
    const key = `${one.rule} ${one.direction}`;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return found;
}

/**
 * Takes what an answer said of its scores out of their alerts: one that stood on it alone ends, or is to be reviewed, and
 * one that it had ended stands again. Their stories say that it was withdrawn, and why.
 * @param asked what an answer was given to
 */
export async function retractScores(
  transaction: WriteTransaction,
  patient: Patient,
  { id, questionnaire, answeredAt = '', reason = '' }: QuestionnaireResponse,
  asked: (response: QuestionnaireResponse) => Promise<QuestionnaireBody>,
  writeContext: WriteContext,
): Promise<void> {
  const all = await transaction.table('questionnaireResponses').index('patient').getAll(patient.id);
  const given = all
    .filter((one) => one.questionnaire === questionnaire && one.answeredAt !== undefined)
    .toSorted((a, b) => ((a.answeredAt ?? '') < (b.answeredAt ?? '') ? -1 : 1));
  const counts = given.filter((one) => one.id !== id && one.status !== 'withdrawn');
  // The answer before it may be what an alert stood on until this one seemed to end it.
  const from = counts.findLast((one) => (one.answeredAt ?? '') < answeredAt)?.answeredAt ?? answeredAt;
  const saidBy = async (responses: readonly QuestionnaireResponse[]) => {
    const evaluations: Evaluation[] = [];
    for (const one of responses)
      evaluations.push(...scoreFindings(await asked(one), one.scores, one.answeredAt ?? ''));
    return evaluations;
  };
  const withdrawn = given.filter((one) => one.id === id);
  const keys = byKey(await saidBy(withdrawn));
  if (keys.size === 0) return;
  const still = byKey(await saidBy(counts.filter((one) => (one.answeredAt ?? '') >= from)));
  const context = await contextOf(transaction, patient, writeContext);
  const at = new Date(context.now).toISOString();
  const cause = { action: 'answerWithdrawn', note: reason } as const;
  const stored = await transaction.table('alerts').index('patient').getAll(patient.id);
  const alerts = stored.map((alert) =>
    keys.has(`${alert.rule} ${alert.direction}`) &&
    isActive(alert) &&
    matchesOf(alert).some(({ observed }) => observed.at === answeredAt)
      ? withEvent(alert, {}, { at, by: context.by, ...cause })
      : alert,
  );
  const active = alerts.filter(isActive);
  const judgements = [...keys].flatMap(([key, [first]]): Judgement[] => {
    if (!first) return [];
    const { rule, direction } = first;
    return [
      { rule, direction, from, evaluations: heardOf(patient.ext.status, still.get(key) ?? [], active) },
    ];
  });
  const notedAlerts = alerts.filter((alert) => !stored.includes(alert));
  const written = settle(alerts, judgements, { ...context, cause });
  const isWritten = new Set(written.map((alert) => alert.id));
  const changed = stamped([...notedAlerts.filter((one) => !isWritten.has(one.id)), ...written], context);
  await putAlerts(transaction, patient, stored, changed, writeContext);
  await refresh(transaction, patient, writeContext);
}
