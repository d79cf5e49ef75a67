import type { Actor } from '../../actor';
import type { Repository } from '../../contract';
import { expireSnoozes } from '../../jobs/expireSnoozes';
import type { WriteContext } from '../writeContext';
import type { Access } from '../../store/transaction';

/** Lists that are exported as a file: each export is audited. */
export const listExports = (
  write: Access['write'],
  at: (actor: Actor) => WriteContext,
  now: () => number,
): Pick<Repository, 'exportSummaries' | 'exportAlerts'> => ({
  async exportSummaries(patients, actor) {
    const { note } = await import('../audit/audit');
    return write(async (transaction) => {
      const found = await Promise.all(patients.map((id) => transaction.table('summaries').get(id)));
      const items = found.filter((summary) => summary !== undefined);
      const action = { action: 'exported', kind: 'patients', record: 'worklist' } as const;
      await note(transaction, at(actor), { ...action, detail: `csv ${items.length}` });
      return items;
    });
  },
  async exportAlerts(alerts, actor) {
    const { note } = await import('../audit/audit');
    return write(async (transaction) => {
      const found = await Promise.all(alerts.map((id) => transaction.table('alerts').get(id)));
      const items = found.filter((alert) => alert !== undefined);
      const action = { action: 'exported', kind: 'alerts', record: 'list' } as const;
      await note(transaction, at(actor), { ...action, detail: `csv ${items.length}` });
      return items.map((alert) => expireSnoozes('alerts', alert, now()));
    });
  },
});
