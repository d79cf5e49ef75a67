import type { Actor } from '../actor';
import type { Repository } from '../contract';
import type { Store } from '../store/port';
import { accessTo, accessWithin } from '../store/transaction';
import { mailTables } from './alerts/mailAlerts';
import type { Change } from '@/domain/change';
import { createRepository, repositoryOver } from './repository';
import type { RepositoryContext } from './repositoryContext';

/** Does work with a repository whose calls are one transaction: all of them are kept or none. */
export type OneWrite = <T>(work: (repository: Repository) => Promise<T>) => Promise<T>;

/**
 * Several calls as one transaction, for a server: the work may begin again from its start, and changes are announced
 * once all of it is kept. So is the reading of the records that it changes nothing of.
 */
export function oneWriteOver(store: Store, context: RepositoryContext): OneWrite {
  const { noteRead } = createRepository(store, context);
  return async (work) => {
    let changes: Change[] = [];
    const readers = new Map<string, Actor>();
    const gathering = { ...context, onChange: (change: Change) => void changes.push(change) };
    const done = await accessTo(store, context.mailAlerts && mailTables).write((transaction) => {
      changes = [];
      readers.clear();
      return work({
        ...repositoryOver(accessWithin(transaction), gathering),
        noteRead: async (patient, actor) => void readers.set(patient, actor),
      });
    });
    const isAll = changes.some(({ patients }) => patients === 'all');
    const named = new Set(changes.flatMap(({ patients }) => (patients === 'all' ? [] : patients)));
    if (isAll || named.size > 0) context.onChange({ patients: isAll ? 'all' : [...named] });
    for (const { lists } of changes) if (lists) context.onChange({ patients: [], lists });
    for (const [patient, actor] of readers) if (!isAll && !named.has(patient)) await noteRead(patient, actor);
    return done;
  };
}
