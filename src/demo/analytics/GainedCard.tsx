import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { Change } from '../charts/Change';
import { FigureCard } from '../charts/FigureCard';
import type { FigureSpec, Tone } from '../charts/figureSpec';
import { useFigureWords } from '../charts/useFigureWords';
import { useToday } from '../charts/useToday';
import { gained } from './figures';

const looks = {
  subscribers: { title: 'analytics.subscribers', tone: 'first' },
  orders: { title: 'analytics.orders', tone: 'amber' },
} as const;

/** What came in the last 28 days, and how it went. */
export function GainedCard({ what }: { what: keyof typeof looks }) {
  const t = useT();
  const words = useFigureWords();
  const { number } = useFormats();
  const today = useToday();
  const title = t(looks[what].title);
  const head = t('figures.day');
  const tone: Tone = looks[what].tone;
  const { total, change, spec } = useMemo(() => {
    const { stops, values, ...sums } = gained(what, today);
    const drawn: FigureSpec = {
      kind: 'area',
      head,
      stops: stops.map(words.stretch),
      series: [{ label: title, values, tone }],
      format: number,
    };
    return { ...sums, spec: drawn };
  }, [what, today, title, head, tone, words, number]);
  return (
    <FigureCard
      title={title}
      spec={spec}
      size="small"
      place="nd-span-3"
      lead={
        <p className="nd-figure-lead">
          <span className="nd-figure-large-number">{words.compact(total)}</span> <Change share={change} />
        </p>
      }
    />
  );
}
