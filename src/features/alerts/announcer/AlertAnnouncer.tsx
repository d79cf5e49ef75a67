import BellRing from 'lucide-react/icons/bell-ring';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { fullName } from '@/domain/patients/patient';
import { isCritical } from '@/domain/alerts/severity';
import { clinicTime, fillTemplate, isNotified } from '@/domain/settings/notificationPolicy';
import { summaries } from '@/features/patients/slice';
import { useSetting } from '@/features/settings/slice';
import { toLocale, type Locale } from '@/locales';
import { useWording } from '@/shared/i18n/wording/wording';
import { now } from '@/shared/store/clock';
import { Icon } from '@/shared/ui/Icon';
import { severityWord } from '@/shared/ui/patient/SeverityBadge';
import { countUrgent, eachOnce, foldInTime, foremost, news, type Known, type Spoken } from './announcements';
import '../announcer.css';

/** The alerts of one occasion arrive in several answers and are announced as one, ms. */
const GATHER_MS = 1_000;
/** At most one announcement in this time, ms; alerts that arrive meanwhile are announced together in the next. */
const PAUSE_MS = 5_000;

/**
 * Announces new alerts on screen and to screen readers: politely, critical ones assertively. Nothing else on a page says
 * that alerts have come. It fetches nothing and listens to the worklist, if loaded. Alerts present from the start are
 * not announced, nor those that the clinic has switched off.
 */
export function AlertAnnouncer() {
  const { loadedAt } = useSelector(summaries.selectSlice);
  const rows = useSelector(summaries.selectAll);
  const isLoaded = loadedAt > 0;
  const telling = useSetting('notifications');
  const zone = useSetting('general')?.timeZone;
  const known = useRef<Known | null>(null);
  const voice = useRef<ReturnType<typeof foldInTime<Spoken>> | null>(null);
  const [said, setSaid] = useState<readonly Spoken[]>([]);

  useEffect(() => {
    const folded = foldInTime<Spoken>((items) => setSaid(eachOnce(items)), {
      gatherMs: GATHER_MS,
      pauseMs: PAUSE_MS,
    });
    voice.current = folded;
    return () => folded.stop();
  }, []);

  useEffect(() => {
    if (!isLoaded) return;
    const { fresh, known: after } = news(known.current ?? new Map(), rows);
    const time = clinicTime(now(), zone);
    const told = fresh.filter(({ alert }) => !telling || isNotified(telling, alert.severity, time));
    if (known.current !== null) voice.current?.add(told);
    known.current = after;
  }, [isLoaded, rows, telling, zone]);

  const text = useSentence(said, telling?.templates);
  const isUrgent = said.some(({ alert }) => isCritical(alert.severity));
  return (
    <>
      {text !== '' && (
        <p className="nd-alert-said" data-urgent={isUrgent} aria-hidden="true">
          <Icon of={BellRing} size={18} /> {text}
        </p>
      )}
      <div className="visually-hidden" aria-live={isUrgent ? 'assertive' : 'polite'} data-announces="alerts">
        {text}
      </div>
    </>
  );
}

function useSentence(
  said: readonly Spoken[],
  templates: Partial<Record<Locale, string>> | undefined,
): string {
  const intl = useIntl();
  const words = useWording();
  const [first, count] = [foremost(said), said.length];
  if (!first) return '';
  const severity = intl.formatMessage({ id: severityWord(first.alert.severity) });
  const [patient, sentence] = [fullName(first.patient), words.alert(first.alert)];
  const template = templates?.[toLocale(intl.locale)];
  if (count === 1 && template) return fillTemplate(template, { severity, patient, alert: sentence });
  return intl.formatMessage(
    { id: count === 1 ? 'alerts.announceOne' : 'alerts.announceMany' },
    { count, ...countUrgent(said), severity, patient, sentence },
  );
}
