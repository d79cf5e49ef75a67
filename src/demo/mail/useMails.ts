import { useMemo } from 'react';
import type { Mail } from '@/shared/demonstration/mail';
import { useFetched } from '../useFetched';
import { fetchMails } from './calls';
import { useMailbox, withMailbox } from './mailbox';

const none: readonly Mail[] = [];

/** Every mail as it is now, newest first. */
export function useMails() {
  const { data = none, ...state } = useFetched(fetchMails);
  const mailbox = useMailbox();
  const mails = useMemo(() => withMailbox(data, mailbox), [data, mailbox]);
  return { ...state, mails };
}
