import { isActive } from '@/domain/alerts/alert';
import type { CareKind, CareOf, CareReason, CareRecord } from '@/domain/exchange/careRecord';
import { isCaredFor } from '@/domain/education/cohort';
import type { Allocation } from '@/domain/medicine/allocation';
import { overlapsOf } from '@/domain/medicine/overlaps';
import type { Patient } from '@/domain/patients/patient';
import { sameContent } from '../../store/same';
import type { WriteTransaction } from '../../store/transaction';

/** The facts that a record is judged by before it is stored. */
export interface Standing {
  transaction: WriteTransaction;
  patient: Patient;
  /** The patient's records of each kind as they stood before the import. */
  before: { [K in CareKind]: CareOf<K>[] };
  /** Ids of what was not stored, by kind. */
  left: Map<CareKind, Set<string>>;
  sent: CareRecord;
}

const isRunning = (one: Pick<Allocation, 'stopped'>): boolean => one.stopped === undefined;
const holds = (status: string): boolean => status === 'active' || status === 'paused';

/**
 * Gives the reason why the answered questionnaire is not here or does not say what it said there; undefined where it
 * does.
 */
async function textOf(
  { transaction, sent }: Standing,
  { questionnaire, revision }: { questionnaire: string; revision: number },
): Promise<CareReason | undefined> {
  const stored = await transaction.table('questionnaires').get(questionnaire);
  const here = stored?.published.find((one) => one.revision === revision)?.body;
  const there = sent.questionnaires
    ?.find(({ id }) => id === questionnaire)
    ?.published.find((one) => one.revision === revision)?.body;
  if (!here) return 'missing';
  // The text is the one of the file, or nobody said there what was asked.
  if (!there) return 'otherText';
  const questionsOf = ({ items, scores }: typeof here) => ({ items, scores });
  return sameContent(questionsOf(here), questionsOf(there)) ? undefined : 'otherText';
}

/** Why a new record of a kind is not stored beside what stands here, if it is not. */
export const objections: {
  [K in CareKind]: (
    one: CareOf<K>,
    standing: Standing,
  ) => Promise<CareReason | undefined> | CareReason | undefined;
} = {
  annotations: () => undefined,
  dialysisSessions: () => undefined,
  fluidAssignments: ({ status }, { before, patient }) => {
    if (!holds(status)) return undefined;
    if (!isCaredFor(patient)) return 'ended';
    return before.fluidAssignments.some((one) => holds(one.status)) ? 'standing' : undefined;
  },
  allocations: (one, { before, patient }) => {
    if (!isRunning(one)) return undefined;
    if (!isCaredFor(patient)) return 'ended';
    const stored = before.allocations.map((other) => ({ ...other, version: '' }));
    const medicine = { id: one.medicine, activeIngredients: one.given.activeIngredients };
    return overlapsOf(medicine, one.segments, stored, one.id).length > 0 ? 'standing' : undefined;
  },
  intakes: ({ allocation }, { before, sent, left }) => {
    if (before.allocations.some(({ id }) => id === allocation)) return undefined;
    const isSent = sent.allocations?.some(({ id }) => id === allocation) === true;
    return isSent && left.get('allocations')?.has(allocation) !== true ? undefined : 'missing';
  },
  questionnaireAssignments: async ({ status, questionnaire }, { before, patient, transaction }) => {
    if (!(await transaction.table('questionnaires').get(questionnaire))) return 'missing';
    if (status !== 'active') return undefined;
    if (!isCaredFor(patient)) return 'ended';
    const same = before.questionnaireAssignments.some(
      (one) => one.status === 'active' && one.questionnaire === questionnaire,
    );
    return same ? 'standing' : undefined;
  },
  questionnaireResponses: (one, standing) => textOf(standing, one),
  articleAssignments: async ({ article, state }, { before, patient, transaction }) => {
    if (!(await transaction.table('articles').get(article))) return 'missing';
    if (state !== 'assigned' && state !== 'opened') return undefined;
    if (!isCaredFor(patient)) return 'ended';
    const same = before.articleAssignments.some(
      (one) => one.article === article && (one.state === 'assigned' || one.state === 'opened'),
    );
    return same ? 'standing' : undefined;
  },
  // One that is open here about the same stands for both: two would tell everybody twice.
  alerts: (one, { before, patient }) => {
    if (!isActive(one)) return undefined;
    if (!isCaredFor(patient)) return 'ended';
    const same = before.alerts.some(
      (other) => isActive(other) && other.rule === one.rule && other.direction === one.direction,
    );
    return same ? 'standing' : undefined;
  },
};
