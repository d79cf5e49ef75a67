import type { SavedView } from '@/domain/worklist/savedView';
import { Refused } from '../../contract';
import type { WriteTransaction } from '../../store/transaction';
import { defineRecords } from '../defineRecords';

/** Makes sure that at most one view of a list is the one that the list opens with. */
async function keepOneDefault(
  transaction: WriteTransaction,
  { id, owner, list, isDefault, version }: SavedView,
): Promise<void> {
  if (!isDefault) return;
  const store = transaction.table('views');
  for (const { isDefault: wasDefault, ...view } of await store.index('owner').getAll(owner)) {
    if (wasDefault && view.list === list && view.id !== id) await store.put({ ...view, version });
  }
}

/** A view belongs to the user who made it; to everybody else it does not exist. @throws Refused 404 */
function mustBeOwn(view: SavedView | undefined, { by }: { by: string }): void {
  if (view && view.owner !== by) throw new Refused(404, 'errors.notFound');
}

const records = defineRecords({
  kind: 'views',
  check({ transaction, body, before, context, stamp }) {
    mustBeOwn(before, context);
    const record: SavedView = { ...body, ...stamp, owner: context.by };
    return { record, log: false, after: () => keepOneDefault(transaction, record) };
  },
  checkRemoval({ before, context }) {
    mustBeOwn(before, context);
    return { log: false };
  },
});

/** Saved views of the lists. How users arrange their own lists is not logged. */
export const viewRecords: typeof records = {
  ...records,
  async create(transaction, body, context) {
    const stored = await records.create(transaction, body, context);
    mustBeOwn(stored.record, context);
    return stored;
  },
};
