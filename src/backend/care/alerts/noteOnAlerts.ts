import { isActive, type Alert, type AlertEvent } from '@/domain/alerts/alert';
import { matchesOf } from '@/domain/alerts/alertMatches';
import { withEvent } from '@/domain/alerts/alertState';
import type { WriteTransaction } from '../../store/transaction';
import type { WriteContext } from '../writeContext';

/** The note that is put on alerts whose figure was changed. */
export interface AlertNote {
  action: AlertEvent['action'];
  note: string;
  /** Selects the alerts that get the entry; without it the active ones do. */
  concerns?: (alert: Alert) => boolean;
}

/**
 * An alert that stands on a figure as it was says that it did: nobody is to wonder where the figure has gone.
 * @param figure whose it was, the instant of it (ISO 8601), and which alerts are about what it measured
 */
export async function noteOnAlerts(
  transaction: WriteTransaction,
  figure: { patient: string; at: string; isAbout: (alert: Alert) => boolean },
  { now, newId, by }: WriteContext,
  { concerns = isActive, ...change }: AlertNote,
): Promise<void> {
  const store = transaction.table('alerts');
  const at = new Date(now).toISOString();
  for (const alert of await store.index('patient').getAll(figure.patient)) {
    const isAbout = figure.isAbout(alert) && alert.direction !== 'missing';
    const stoodOn = [...matchesOf(alert).map(({ observed }) => observed.at), alert.observed.at];
    if (!isAbout || !concerns(alert) || !stoodOn.includes(figure.at)) continue;
    const noted = withEvent(alert, {}, { at, by, ...change });
    await store.put({ ...noted, version: newId(), updatedAt: at });
  }
}
