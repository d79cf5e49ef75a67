import type { AuditAction, AuditChange } from '@/domain/audit';
import type { Writing } from '../../store/port';
import type { WriteContext } from '../writeContext';

/** The description of an action; the user and the time come from the context. */
export interface AuditedAction {
  action: AuditAction;
  kind: string;
  record: string;
  patient?: string | undefined;
  detail?: string | undefined;
  reason?: string | undefined;
  changes?: AuditChange[];
}

/** A transaction that names the log among its tables. */
export type Logging = Pick<Writing<'audit'>, 'table'>;

let noted = 0;

/** Adds an entry to the log, whoever acted. */
export async function addEntry(
  transaction: Logging,
  { now, newId, by, role }: Pick<WriteContext, 'now' | 'newId' | 'by' | 'role'>,
  { action, kind, record, patient, detail, reason, changes = [] }: AuditedAction,
): Promise<void> {
  const at = new Date(now).toISOString();
  noted = (noted + 1) % 1_000_000;
  await transaction.table('audit').add({
    // Entries of one instant keep their order.
    id: `${at}.${String(noted).padStart(6, '0')}.${newId()}`,
    version: '1',
    updatedAt: at,
    at,
    by,
    ...(role !== undefined && { role }),
    action,
    kind,
    record,
    ...(patient !== undefined && { patient }),
    ...(detail !== undefined && { detail }),
    ...(reason !== undefined && reason !== '' && { reason }),
    changes,
  });
}
