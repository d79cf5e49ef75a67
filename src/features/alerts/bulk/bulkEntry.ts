import { alertOutcomes } from '@/domain/alerts/alert';
import type { AlertAction } from '@/domain/alerts/alertAction';
import type { Severity } from '@/domain/alerts/severity';
import type { MessageId } from '@/locales';
import type { Notice } from '@/shared/store/notices';
import type { AlertRow } from '../alertRows';
import { assignAction, type AssignEntry } from '../actions/AssignFields';
import type { BulkKind } from './bulkActions';
import { needsNote } from './bulkSummary';
import type { ResolveEntry } from '../actions/ResolveFields';
import { wayBack } from '../slice';
import { snoozeAction, snoozeProblem, type SnoozeEntry } from '../actions/snooze';

/** Input of the bulk actions; each is entered once for all alerts. */
export interface BulkEntry {
  snooze: SnoozeEntry;
  assign: AssignEntry;
  resolve: ResolveEntry;
}

export interface BulkProblems {
  snooze?: MessageId;
  outcome?: MessageId;
  note?: MessageId;
}

/** @param about `severity` the mildest of the alerts, `now` epoch ms, `zone` the one that times are typed in */
export function problemsOf(
  kind: BulkKind,
  entry: BulkEntry,
  about: { rows: readonly AlertRow[]; severity: Severity; now: number; zone: string },
): BulkProblems {
  if (kind === 'snooze') {
    const snooze = snoozeProblem(entry.snooze, about.severity, about.now, about.zone);
    return snooze ? { snooze } : {};
  }
  if (kind !== 'resolve') return {};
  const { outcome, note } = entry.resolve;
  return {
    ...(outcome === '' && { outcome: 'validation.outcome' }),
    ...(note.trim() === '' && needsNote(about.rows) && { note: 'validation.noteRequired' }),
  };
}

/** The action for a valid entry. */
export function bulkAction(kind: BulkKind, entry: BulkEntry, now: number, zone: string): AlertAction {
  switch (kind) {
    case 'acknowledge':
      return { action: 'acknowledge' };
    case 'assign':
      return assignAction(entry.assign);
    case 'snooze':
      return snoozeAction(entry.snooze, now, zone);
    case 'resolve': {
      const outcome = alertOutcomes.find((one) => one === entry.resolve.outcome) ?? 'noActionNeeded';
      return { action: 'resolve', outcome, note: entry.resolve.note.trim() };
    }
  }
}

const doneWord: Record<BulkKind, MessageId> = {
  acknowledge: 'alerts.bulkAcknowledged',
  assign: 'alerts.bulkAssigned',
  snooze: 'alerts.bulkSnoozed',
  resolve: 'alerts.bulkResolved',
};

/** A notice with the number of changed alerts; everything but closing can be undone. */
export const doneNotice = (kind: BulkKind, ids: string[]): Notice => ({
  tone: 'success',
  message: doneWord[kind],
  values: { count: ids.length },
  ...wayBack(kind, ids),
});
