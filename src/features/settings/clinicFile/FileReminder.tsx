import { useState } from 'react';
import { fileDueSince } from '@/domain/exchange/clinicFileState';
import { usualDays } from '@/domain/settings/setting';
import { lazyWithMessages } from '@/shared/i18n/lazyWithMessages';
import { useNow } from '@/shared/store/clock';
import { useSetting } from '../slice';
import { useClinicFileState } from './useClinicFileState';

const Reminder = lazyWithMessages(['clinic'], async () => (await import('./Reminder')).Reminder);

/** Reminds administrators that the last file of all records is old. The reminder can be put off until the next visit. */
export function FileReminder() {
  const { standing } = useClinicFileState();
  const now = useNow();
  const days = useSetting('general')?.fileDays ?? usualDays.fileDays;
  const [isLater, setLater] = useState(false);
  const due = standing && fileDueSince(standing, days, now);
  if (!due || isLater) return null;
  return <Reminder since={due} isFirst={standing.savedAt === undefined} onLater={() => setLater(true)} />;
}
