import type { Draft } from '@/domain/entity';
import type { PatientRecord } from '@/domain/record';
import type { UserCategory } from '@/domain/userCategory';
import type { Repository } from '../contract';
import { actOnAlert } from './acting';
import { derivedId } from './blocks';
import type { CareDatabase } from './database';
import type { Surroundings } from './effects';
import { createRecord, surroundingsOf } from './entities';
import { importRecord } from './importRecords';
import { repositoryOver } from './repository';
import { accessWithin, writing } from './transaction';

/** What an empty database is filled with. */
export interface Sample {
  categories: Draft<UserCategory>[];
  /** May wait for nothing but itself: it is read inside a transaction. */
  records: AsyncIterable<PatientRecord>;
  /** What happened once the records were there; it may wait for nothing but the repository. */
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

/**
 * Fills an empty database once: everything and the note that it was done in one transaction, so that an interrupted
 * first start leaves nothing and two tabs starting together do it once. The rules run once per patient, on all of it.
 * @returns whether it was this call that did it
 */
export async function seedOnce(
  open: () => Promise<CareDatabase>,
  sample: () => Sample,
  surroundings: Surroundings,
): Promise<boolean> {
  const { categories, records, afterwards } = sample();
  return writing(open, async (transaction) => {
    const meta = transaction.objectStore('meta');
    if ((await meta.get('seeded')) !== undefined) return false;
    for (const category of categories) await createRecord(transaction, 'categories', category, surroundings);
    for await (const record of records) await importRecord(transaction, withDerivedIds(record), surroundings);
    const { now, newId } = surroundings;
    const context = { now: () => now, newId, onChange: () => undefined };
    const repository = repositoryOver(accessWithin(transaction), context);
    await afterwards({
      ...repository,
      // What is imported when it is first wanted would end the transaction.
      act: (id, action, ifMatch, actor) =>
        actOnAlert(transaction, id, action, ifMatch, surroundingsOf(actor, context)),
    });
    await meta.put(new Date(now).toISOString(), 'seeded');
    return true;
  });
}
