import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { fullName } from '@/domain/patient';
import { isCritical } from '@/domain/severity';
import { summaries } from '@/features/patients/slice';
import { useWording } from '@/shared/i18n/wording';
import { severityWord } from '@/shared/ui/SeverityBadge';
import { foldInTime, foremost, news, type Known, type Spoken } from './announcements';

/** At most one announcement in this time; what arrives meanwhile is folded into the next. */
const PAUSE_MS = 5_000;

/**
 * Says new alerts to people who do not see them appear: politely, critical ones at once. It fetches nothing and
 * listens to the worklist, as far as that is loaded; what was there from the start is not said.
 */
export function AlertAnnouncer() {
  const { loadedAt } = useSelector(summaries.selectSlice);
  const rows = useSelector(summaries.selectAll);
  const isLoaded = loadedAt > 0;
  const known = useRef<Known | null>(null);
  const voice = useRef<ReturnType<typeof foldInTime<Spoken>> | null>(null);
  const [said, setSaid] = useState<readonly Spoken[]>([]);

  useEffect(() => {
    const folded = foldInTime<Spoken>(setSaid, PAUSE_MS);
    voice.current = folded;
    return () => folded.stop();
  }, []);

  useEffect(() => {
    if (!isLoaded) return;
    const { fresh, known: after } = news(known.current ?? new Map(), rows);
    if (known.current !== null) voice.current?.add(fresh);
    known.current = after;
  }, [isLoaded, rows]);

  const first = foremost(said);
  const text = useSentence(first, said.length);
  const isUrgent = first !== undefined && isCritical(first.alert.severity);
  return (
    <>
      <div className="visually-hidden" aria-live="polite" data-announces="alerts">
        {isUrgent ? '' : text}
      </div>
      <div className="visually-hidden" aria-live="assertive" data-announces="critical alerts">
        {isUrgent ? text : ''}
      </div>
    </>
  );
}

function useSentence(first: Spoken | undefined, count: number): string {
  const intl = useIntl();
  const words = useWording();
  if (!first) return '';
  return intl.formatMessage(
    { id: count === 1 ? 'alerts.announceOne' : 'alerts.announceMany' },
    {
      count,
      severity: intl.formatMessage({ id: severityWord(first.alert.severity) }),
      patient: fullName(first.patient),
      sentence: words.alert(first.alert),
    },
  );
}
