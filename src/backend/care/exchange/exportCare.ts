import {
  careKinds,
  type CareKind,
  type CareOf,
  type CareRecord,
  type DefinitionOf,
  type KeptBack,
} from '@/domain/exchange/careRecord';
import type { Entity } from '@/domain/entity';
import type { Patient } from '@/domain/patients/patient';
import { measures } from '@/domain/readings/measure';
import type { Block } from '../../store/blocks';
import { readTable } from '../../store/tables';
import type { ReadTransaction } from '../../store/transaction';

function unversioned<E extends Entity>({ version: _version, ...rest }: E): Omit<E, 'version'> {
  return rest;
}

/** Records of a patient's kind in the order of time; nothing of a kind of which there is none. */
async function ofKind<K extends CareKind>(
  transaction: ReadTransaction,
  kind: K,
  patient: string,
): Promise<CareOf<K>[]> {
  const stored = await readTable(transaction, kind).index('patient').getAll(patient);
  // Every kind is stored in its own shape; TypeScript does not follow the generic.
  return stored.map((one) => unversioned(one)) as unknown as CareOf<K>[];
}

/** Everything of a patient beside person, readings and diagnoses, with the questionnaires and posts it names. */
export async function careOf(transaction: ReadTransaction, patient: string): Promise<CareRecord> {
  const care: CareRecord = {};
  for (const kind of careKinds) {
    const records = await ofKind(transaction, kind, patient);
    if (records.length > 0) Object.assign(care, { [kind]: records });
  }
  const { questionnaireAssignments = [], questionnaireResponses = [], articleAssignments = [] } = care;
  const questionnaireIds = [...questionnaireAssignments, ...questionnaireResponses].map(
    (one) => one.questionnaire,
  );
  const questionnaires: DefinitionOf<'questionnaires'>[] = [];
  for (const id of new Set(questionnaireIds)) {
    const found = await transaction.table('questionnaires').get(id);
    if (found) questionnaires.push(unversioned(found));
  }
  const articles: DefinitionOf<'articles'>[] = [];
  for (const id of new Set(articleAssignments.map(({ article }) => article))) {
    const found = await transaction.table('articles').get(id);
    if (found) articles.push(unversioned(found));
  }
  return {
    ...care,
    ...(questionnaires.length > 0 && { questionnaires }),
    ...(articles.length > 0 && { articles }),
  };
}

/** Counts what of a record stays in the clinic that keeps it; lists only what there is. */
export async function keptBackOf(
  transaction: ReadTransaction,
  { id, ext }: Patient,
  blocks: readonly Block[],
): Promise<KeptBack[]> {
  const series = blocks.flatMap((block) => measures.flatMap((measure) => block[measure] ?? []));
  const thresholds = await transaction.table('thresholds').getAll();
  const counts: Record<KeptBack['what'], number> = {
    withdrawnReadings: series.reduce((sum, { withdrawn = [] }) => sum + withdrawn.length, 0),
    earlierReadings: series.reduce(
      (sum, { extras = [] }) => sum + extras.filter(({ extra }) => (extra.history ?? []).length > 0).length,
      0,
    ),
    thresholds: thresholds.filter((one) => one.scope === 'patient' && one.key === id).length,
    consents: ext.consent ? 1 : 0,
    programmeSteps: ext.programme ? 1 : 0,
  };
  return (Object.keys(counts) as KeptBack['what'][])
    .filter((what) => counts[what] > 0)
    .map((what) => ({ what, count: counts[what] }));
}
