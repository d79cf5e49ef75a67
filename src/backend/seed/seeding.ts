import type { PatientRecord } from '@/domain/exchange/patientRecord';
import type { CategoryBody } from '@/domain/category/userCategory';
import type { Entities, Kind, Repository } from '../contract';
import { actOnAlert } from '../care/alerts/alertActions';
import { derivedId } from '../store/blocks';
import { categoryRecords } from '../care/categories/categoryRecords';
import type { WriteContext } from '../care/writeContext';
import { importRecord } from '../care/exchange/importRecords';
import { noteAllergies } from '../care/allergies/noteAllergies';
import { recordReading } from '../care/readings/recordReading';
import { repositoryOver } from '../care/repository';
import { writeContextOf } from '../care/writeContext';
import { table } from '../store/tables';
import type { Store } from '../store/port';
import { accessTo, accessWithin, type WriteTransaction } from '../store/transaction';

type Rows<K extends Kind> = { [One in K]: Entities[One][] };

/** The content that an empty database is filled with. */
export interface Sample {
  categories: CategoryBody[];
  /** May wait for nothing but itself: it is read inside a transaction. */
  records: AsyncIterable<PatientRecord>;
  /** Plans, medicines, the directory, questionnaires, posts and terms as they are stored: nobody is asked whether they may be. */
  catalogue: Rows<'fluidPlans' | 'medicines' | 'practitioners' | 'questionnaires' | 'articles' | 'terms'>;
  /** The same of one patient. */
  given: (
    patient: PatientRecord['patient'],
  ) => Rows<
    | 'alerts'
    | 'allergies'
    | 'labResults'
    | 'fluidAssignments'
    | 'allocations'
    | 'intakes'
    | 'questionnaireAssignments'
    | 'questionnaireResponses'
    | 'articleAssignments'
  >;
  /** Does what happened once the records were there; it may wait for nothing but the repository. */
  afterwards: (repository: Repository) => Promise<void>;
}

/** Sample readings need no ids of their own: the ones derived from instant and patient take no room. */
function withDerivedIds(record: PatientRecord): PatientRecord {
  const readings = record.readings.map((one) => ({
    ...one,
    id: derivedId(one.patient, one.measure, Date.parse(one.at), 0),
  }));
  return { ...record, readings };
}

async function putRows(
  transaction: WriteTransaction,
  rows: { [K in Kind]?: readonly Entities[K][] },
): Promise<void> {
  const putKind = <K extends Kind>(kind: K, own: readonly Entities[K][] = []) =>
    own.map((row) => table(transaction, kind).put(row));
  // One request after the other would take twice the time; the store takes them in their order anyway.
  await Promise.all((Object.keys(rows) as Kind[]).flatMap((kind) => putKind(kind, rows[kind])));
}

/**
 * Fills an empty database once: everything and the note that it was done in one transaction, so that an interrupted
 * first start leaves nothing and two tabs starting together do it once. The rules run once per patient, on all of it.
 * @returns whether it was this call that did it
 */
export async function seedOnce(
  store: Store,
  sample: () => Sample,
  writeContext: WriteContext,
): Promise<boolean> {
  const { categories, catalogue, records, given, afterwards } = sample();
  return accessTo(store).write(async (transaction) => {
    const meta = transaction.table('meta');
    if ((await meta.get('seeded')) !== undefined) return false;
    const byAdmin = { ...writeContext, role: 'ADMIN' } as const;
    // What categories propose is there before them.
    await putRows(transaction, catalogue);
    for (const category of categories) await categoryRecords.create(transaction, category, byAdmin);
    for await (const record of records) {
      // First what was asked of the patient: the readings are judged by it.
      await putRows(transaction, given(record.patient));
      await importRecord(transaction, withDerivedIds(record), writeContext);
      await noteAllergies(transaction, record.patient.id, writeContext);
    }
    const { now, newId } = writeContext;
    const context = { now: () => now, newId, onChange: () => undefined };
    const repository = repositoryOver(accessWithin(transaction), context);
    await afterwards({
      ...repository,
      // What is imported when it is first wanted would end the transaction.
      act: (id, action, ifMatch, actor) =>
        actOnAlert(transaction, id, action, ifMatch, writeContextOf(actor, context)),
      record: async (draft, actor) =>
        (await recordReading(transaction, draft, writeContextOf(actor, context))).reading,
    });
    await meta.put(new Date(now).toISOString(), 'seeded');
    return true;
  });
}
