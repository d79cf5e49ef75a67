import { interdialyticGains } from '@/domain/dialysis/sessionFigures';
import { bagSeries, weightsJudged } from '@/domain/dialysis/sessionSeries';
import { keysAfter, keysBetween } from '../../store/port';
import { SIMULATED_DAYS, simulate, type SimulationPart } from '@/domain/rules/ruleSimulation';
import type { RuleBody } from '@/domain/rules/alertRule';
import { askedPeriods } from '@/domain/fluid/days/askedPeriods';
import type { Patient } from '@/domain/patients/patient';
import type { Series } from '@/domain/readings/summarise';
import { isWatched } from '@/domain/rules/alertLimits';
import { isLabSubject } from '@/domain/rules/labSubjects';
import { subjectFacts } from '@/domain/rules/ruleSubject';
import { pacer } from '../../http/pause';
import { yearOf } from '../../store/blocks';
import { joinBlocks } from '../alerts/recentSeries';
import { laboratoryFacts } from '../laboratory/laboratoryFacts';
import { afterOf, cursorAfter } from '../../store/listing';
import { bookOf } from './ruleBook';
import type { Access, ReadTransaction } from '../../store/transaction';

const DAY_MS = 86_400_000;
/** A rule of the first simulated day may itself look back. */
const LOOKS_BACK_DAYS = 40;
const DEFAULT_LIMIT = 25;
const LARGEST_LIMIT = 100;

/**
 * Judges what a rule would have raised about the next patients in the order of their ids. Everything is read in one
 * transaction and judged with room for the page in between.
 * @param signal aborting it ends the work before the next patient
 * @throws Refused 400 for a cursor that is none of ours
 */
export async function simulatePart(
  read: Access['read'],
  rule: RuleBody,
  query: { cursor?: string; limit?: number },
  now: number,
  signal: AbortSignal | undefined,
): Promise<SimulationPart> {
  const limit = Math.min(query.limit ?? DEFAULT_LIMIT, LARGEST_LIMIT);
  const after = afterOf(query.cursor);
  const from = now - SIMULATED_DAYS * DAY_MS;
  const found = await read(
    [
      'patients',
      'readings',
      'labResults',
      'dialysisSessions',
      'annotations',
      'fluidAssignments',
      'rules',
      'thresholds',
      'meta',
    ],
    async (transaction) => {
      const range = after === undefined ? null : keysAfter(after);
      const patients = await transaction.table('patients').getAll(range, limit + 1);
      const years = [yearOf(from - LOOKS_BACK_DAYS * DAY_MS), yearOf(now)] as const;
      const known = patients.slice(0, limit).map(async (patient) => {
        const [series, annotations, given] = await Promise.all([
          seriesToJudge(transaction, patient, rule, years),
          transaction.table('annotations').index('patient').getAll(patient.id),
          transaction.table('fluidAssignments').index('patient').getAll(patient.id),
        ]);
        return { patient, series, annotations, asked: askedPeriods(given) };
      });
      return {
        rows: await Promise.all(known),
        isLast: patients.length <= limit,
        total: await transaction.table('patients').count(),
        thresholds: (await bookOf(transaction)).thresholds,
      };
    },
  );
  const pace = pacer();
  const breathe = async () => {
    await pace();
    signal?.throwIfAborted();
  };
  const items: SimulationPart['items'] = [];
  for (const { patient, series, ...about } of found.rows) {
    await breathe();
    // While the programme rests nothing is raised.
    if (!isWatched(patient.ext.status) || patient.ext.status === 'paused') continue;
    const range = { from, to: now };
    const alerts = await simulate(patient, series, about, rule, found.thresholds, range, breathe);
    const { id, firstName, lastName, patientId } = patient;
    if (alerts.length > 0) items.push({ patient: id, firstName, lastName, patientId, alerts });
  }
  const last = found.rows.at(-1)?.patient.id;
  return {
    from: new Date(from).toISOString(),
    to: new Date(now).toISOString(),
    items,
    judged: found.rows.length,
    total: found.total,
    ...(!found.isLast && last !== undefined && { next: cursorAfter(last) }),
  };
}

/** The series that a rule goes by, with what was gained between sessions in place of weights where it asks for that. */
async function seriesToJudge(
  transaction: ReadTransaction,
  patient: Patient,
  rule: RuleBody,
  years: readonly [number, number],
): Promise<Series | undefined> {
  const judged = rule.subject === 'noData' ? rule.measure : subjectFacts[rule.subject].measure;
  if (!judged) return undefined;
  if (isLabSubject(judged)) return (await laboratoryFacts(transaction, patient)).series[judged];
  const sessions =
    judged === 'dialysis' || judged === 'weight'
      ? await transaction.table('dialysisSessions').index('patient').getAll(patient.id)
      : [];
  if (judged === 'dialysis') return bagSeries(sessions);
  const key = keysBetween([patient.id, years[0]], [patient.id, years[1]]);
  const blocks = await transaction.table('readings').getAll(key, undefined, judged);
  return weightsJudged(joinBlocks(blocks, judged), rule, patient, interdialyticGains(sessions));
}
