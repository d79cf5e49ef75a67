import type { UnknownAction } from 'redux';
import type { MessageId } from '@/locales';
import { createAction } from './actions';

/** Something to tell the user in a toast, from wherever it happened. Success leaves by itself, an error waits. */
export interface Notice {
  tone: 'success' | 'info' | 'warning' | 'error';
  message: MessageId;
  values?: Record<string, string | number>;
  /** The server's own words; shown instead of the message. */
  text?: string;
  /** For a sign-in that failed: the notice goes when one succeeds. */
  untilEntered?: boolean;
  /**
   * The action that can still be taken about it, for a short time: the button's word, and what is dispatched. Plain
   * data.
   */
  offer?: { label: MessageId; action: UnknownAction };
}

/** Asks for a toast; `app/notifications.ts` is the only one that listens. */
export const noticed = createAction<Notice>('notices/noticed');
