import type { AuditAction } from '@/domain/audit';
import type { MessageId } from '@/locales';
import { wordTable } from '../unknownWords';

/** What somebody did, in a word. */
export const auditActionWord: Record<AuditAction, MessageId> = wordTable({
  created: 'audit.created',
  updated: 'audit.updated',
  removed: 'audit.removed',
  recorded: 'audit.recorded',
  corrected: 'audit.corrected',
  enteredInError: 'audit.enteredInError',
  acted: 'audit.acted',
  imported: 'audit.imported',
  exported: 'audit.exported',
  reviewed: 'audit.reviewed',
  unreviewed: 'audit.unreviewed',
  restored: 'audit.restored',
  read: 'audit.read',
  signedIn: 'audit.signedIn',
  signInFailed: 'audit.signInFailed',
  signedOut: 'audit.signedOut',
  other: 'audit.other',
});
