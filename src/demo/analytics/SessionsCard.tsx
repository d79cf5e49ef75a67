import { useMemo, useState } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { Change } from '../charts/Change';
import { FigureCard } from '../charts/FigureCard';
import type { FigureSpec } from '../charts/figureSpec';
import { PeriodSelect, usePeriod } from '../charts/PeriodSelect';
import { useFigureWords } from '../charts/useFigureWords';
import { useToday } from '../charts/useToday';
import { sessionsIn, type Sessions } from './figures';
import { SessionsDialog } from './SessionsDialog';

/** Sessions a day on average; the best stop of the period stands out. */
export function SessionsCard() {
  const t = useT();
  const { compact, stretch, tick } = useFigureWords();
  const { number } = useFormats();
  const today = useToday();
  const [period, choose] = usePeriod('sessions');
  const [isOpen, setOpen] = useState(false);
  const title = t('analytics.sessions');
  const head = t(period === 'lastYear' ? 'figures.month' : 'figures.day');
  const sessions = useMemo(() => sessionsIn(period, today), [period, today]);
  const spec = useMemo((): FigureSpec => {
    const { stops, values } = sessions;
    return {
      kind: 'bars',
      head,
      stops: stops.map(stretch),
      ticks: stops.map(tick),
      series: [{ label: title, values, tone: 'first' }],
      format: number,
      formatTick: compact,
      marked: values.indexOf(Math.max(...values)),
    };
  }, [sessions, head, title, stretch, tick, number, compact]);
  return (
    <FigureCard
      title={title}
      spec={spec}
      place="nd-span-6"
      controls={<PeriodSelect title={title} period={period} onChoose={choose} />}
      lead={
        <div className="nd-figure-lead">
          <span className="nd-figure-large-number">{compact(sessions.average)}</span>
          <Change share={sessions.change} />
          <button
            type="button"
            className="btn btn-outline-primary ms-auto"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <T id="analytics.details" />
          </button>
        </div>
      }
    >
      <Goals sessions={sessions} />
      {isOpen && <SessionsDialog head={head} sessions={sessions} onClose={() => setOpen(false)} />}
    </FigureCard>
  );
}

function Goals({ sessions: { average, goal, users, retention, minutes } }: { sessions: Sessions }) {
  const t = useT();
  const { compact, share } = useFigureWords();
  const { number } = useFormats();
  const of = (now: string, wanted: string) => t('analytics.of', { now, wanted });
  const bars = [
    { label: t('analytics.goal'), value: average / goal, text: of(compact(average), compact(goal)) },
    {
      label: t('analytics.users'),
      value: users.now / users.wanted,
      text: of(compact(users.now), compact(users.wanted)),
    },
    { label: t('analytics.retention'), value: retention, text: share(retention) },
    {
      label: t('analytics.duration'),
      value: minutes.now / minutes.wanted,
      text: t('analytics.minutes', { now: number(minutes.now, 1), wanted: number(minutes.wanted) }),
    },
  ];
  return (
    <ul className="nd-bars">
      {bars.map(({ label, value, text }) => (
        <li key={label}>
          <div className="nd-bars-line" aria-hidden="true">
            <span>{label}</span>
            <strong className="nd-figure">{text}</strong>
          </div>
          <ProgressBar label={label} value={value} max={1} valueText={text} />
        </li>
      ))}
    </ul>
  );
}
