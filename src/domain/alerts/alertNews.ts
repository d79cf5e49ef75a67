import { isActive, type Alert, type AlertEvent } from './alert';
import { isBroughtTo, type Reader } from './alertAudience';
import { lacksOwner } from './alertState';

/**
 * Why an alert is news for somebody. `assigned`: it was given to them or to their role. `escalated`: nobody had taken it over
 * in time, and it was brought to them. `reminded`: they have it, and it is still not closed.
 */
export type AlertNewsKind = 'assigned' | 'escalated' | 'reminded';

/** One line of what is new for a reader. `at` is an instant, `by` a user name or `system`. */
export interface AlertNews {
  kind: AlertNewsKind;
  at: string;
  by: string;
  alert: Alert;
}

type Kinds = Partial<Record<AlertEvent['action'], AlertNewsKind>>;
const kindOf: Kinds = { assigned: 'assigned', escalated: 'escalated', reminded: 'reminded' };

function concerns(kind: AlertNewsKind, alert: Alert, reader: Reader, referent?: string): boolean {
  const isTheirs =
    alert.owner === reader.username ||
    (alert.owner === undefined && alert.team !== undefined && alert.team === reader.role);
  switch (kind) {
    case 'assigned':
    case 'reminded':
      return isTheirs;
    case 'escalated':
      // The next in the team is nobody by name, so it is everybody.
      return alert.escalatedTo === 'nextInTeam' ? lacksOwner(alert) : isBroughtTo(alert, referent, reader);
  }
}

/**
 * Lists the news about active alerts for a reader, the newest first: of each alert the last event. An event that the
 * reader has acted on since is no news.
 * @param referentOf the referent that the record of a patient names, by the patient's id
 */
export function alertNews(
  alerts: readonly Alert[],
  reader: Reader,
  referentOf: (patient: string) => string | undefined,
): AlertNews[] {
  return alerts
    .filter(isActive)
    .flatMap((alert): AlertNews[] => {
      const acted = alert.history.findLastIndex(({ by }) => by === reader.username);
      const event = alert.history.slice(acted + 1).findLast(({ action }) => {
        const kind = kindOf[action];
        return kind !== undefined && concerns(kind, alert, reader, referentOf(alert.patient));
      });
      const kind = event && kindOf[event.action];
      return event && kind ? [{ kind, at: event.at, by: event.by, alert }] : [];
    })
    .toSorted((a, b) => b.at.localeCompare(a.at));
}
