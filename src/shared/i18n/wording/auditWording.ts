import type { ChangeAction } from '@/domain/audit';
import type { MessageId } from '@/locales';
import { wordTable } from '../unknownWords';

/** The words for what a person changed; who only came or looked is told by the log's own table. */
export const changeActionWord: Record<ChangeAction, MessageId> = wordTable({
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
  other: 'audit.other',
});
