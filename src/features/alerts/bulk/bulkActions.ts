import { isActive, type Alert } from '@/domain/alerts/alert';
import { isActionable, mayBeAcknowledged } from '@/domain/alerts/alertState';
import { longestSnooze, type AlertAction } from '@/domain/alerts/alertAction';
import { bulkAnswerSchema, type BulkOutcome } from '@/domain/alerts/alertBulk';
import { isCritical } from '@/domain/alerts/severity';
import { hasMessage, type MessageId } from '@/locales';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { announceChange } from '@/shared/store/announceChange';
import { alerts } from '../slice';

/** The actions possible on several alerts at once. */
export const bulkKinds = ['acknowledge', 'assign', 'snooze', 'resolve'] as const;
export type BulkKind = (typeof bulkKinds)[number];

const HOUR_MS = 3_600_000;
const MOST_AT_ONCE = 500;

/**
 * Why an alert is left out of a bulk action, or null. Critical alerts and those of an unknown level are resolved one by
 * one, by somebody who has looked at each.
 * @param snoozeMs how long the others are snoozed
 */
export function leftOut(alert: Alert, kind: BulkKind, snoozeMs = 0): MessageId | null {
  if (!isActive(alert)) return 'errors.alertClosed';
  if (!isActionable(alert)) return 'alerts.statusUnknown';
  switch (kind) {
    case 'acknowledge':
      return mayBeAcknowledged(alert) ? null : 'errors.alertAcknowledged';
    case 'assign':
      return null;
    case 'snooze':
      return snoozeMs > longestSnooze(alert.severity) * HOUR_MS ? 'validation.snoozeTooLong' : null;
    case 'resolve':
      return isCritical(alert.severity) ? 'alerts.bulkCritical' : null;
  }
}

/** Why the action failed for one of several alerts; null if it succeeded. */
export function failureOf({ status, message }: BulkOutcome): MessageId | null {
  if (status >= 200 && status < 300) return null;
  if (status === 412) return 'alerts.bulkChanged';
  return hasMessage(message) ? message : 'errors.unknown';
}

/** Performs one action on many alerts, each in the version that was read, and returns the outcome of each. */
export const actOnAlerts = createAppThunk<BulkOutcome[], { list: Alert[]; action: AlertAction; quiet: true }>(
  'alerts/actOnMany',
  async ({ list, action }, { dispatch }) => {
    const all: BulkOutcome[] = [];
    for (let first = 0; first < list.length; first += MOST_AT_ONCE) {
      const items = list.slice(first, first + MOST_AT_ONCE).map(({ id, version }) => ({ id, version }));
      const { outcomes } = parseAnswer(
        await care.post('/alerts/actions', { items, action }),
        bulkAnswerSchema,
      );
      const changed = outcomes.flatMap(({ alert }) => alert ?? []);
      dispatch(alerts.received(changed));
      announceChange(dispatch, { patients: [...new Set(changed.map(({ patient }) => patient))] });
      all.push(...outcomes);
    }
    return all;
  },
);
