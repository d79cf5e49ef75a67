import type { Actor } from '../../actor';
import type { RecordExchange } from '../../exchangeContract';
import type { Change } from '@/domain/change';
import { changeOf } from '../changeScope';
import type { WriteContext } from '../writeContext';
import type { Access } from '../../store/transaction';

/** Whole records of patients that come from other systems or go there, and the way back. */
export const exchangeCalls = (
  { read, write }: Access,
  {
    at,
    now,
    onChange,
  }: { at: (actor: Actor) => WriteContext; now: () => number; onChange: (change: Change) => void },
): RecordExchange => ({
  async importRecords(records, actor, signal) {
    // Few sessions import anything: the code comes when it is wanted, before the transaction that may not wait.
    const [{ importRecord, mustBeReadable }, { foreign }] = await Promise.all([
      import('./importRecords'),
      import('./importedNames'),
    ]);
    mustBeReadable(records, now());
    const outcomes = await write(async (transaction) => {
      const stored = [];
      for (const record of records) {
        signal?.throwIfAborted();
        stored.push(
          await importRecord(transaction, foreign(record), {
            ...at(actor),
            gathersMails: `import ${actor.username}`,
          }),
        );
      }
      return stored;
    }, signal);
    const changed = outcomes
      .filter(({ created, updated }) => created + updated > 0)
      .map(({ patient }) => patient);
    if (changed.length > 0) onChange(changeOf([...new Set(changed)]));
    return outcomes;
  },
  async importsOf(patient) {
    const { importsOf } = await import('./keptImports');
    return read(['meta'], (transaction) => importsOf(transaction, patient, now()));
  },
  async undoImport(patient, made, reason, actor) {
    const { undoImport } = await import('./importUndo');
    const after = await write((transaction) => undoImport(transaction, patient, made, reason, at(actor)));
    onChange(changeOf([patient]));
    return after;
  },
  // Exports are audited.
  async exportRecord(patient, actor) {
    const [{ note }, { exportPatient }] = await Promise.all([
      import('../audit/audit'),
      import('./exportRecord'),
    ]);
    return write(async (transaction) => {
      const record = await exportPatient(transaction, patient);
      await note(transaction, at(actor), {
        action: 'exported',
        kind: 'patients',
        record: patient,
        patient,
        detail: 'fhir',
      });
      return record;
    });
  },
});
