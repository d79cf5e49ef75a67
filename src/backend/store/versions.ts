import { isActive, type Alert } from '@/domain/alerts/alert';

/** The version of the schema, in the databases of browsers and in clinic files. */
export const SCHEMA_VERSION = 11;

/** Alerts of earlier versions do not say when time changes them: active ones are looked at once, as soon as possible. */
export function withAlarm(record: object): object {
  const alert = record as Alert;
  return isActive(alert) ? { ...alert, nextAt: alert.lastEventAt } : alert;
}

/** The changes that records of a table went through before a version: a file from before then is changed so too. */
export const recordChanges: readonly {
  before: number;
  store: 'alerts';
  change: (record: object) => object;
}[] = [{ before: 5, store: 'alerts', change: withAlarm }];
