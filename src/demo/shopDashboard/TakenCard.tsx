import type { LucideIcon } from 'lucide-react';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import CreditCard from 'lucide-react/icons/credit-card';
import Package from 'lucide-react/icons/package';
import Users from 'lucide-react/icons/users';
import { useMemo } from 'react';
import type { MessageId } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Change } from '../charts/Change';
import { FigureCard } from '../charts/FigureCard';
import type { FigureSpec, Tone } from '../charts/figureSpec';
import { useFigureWords } from '../charts/useFigureWords';
import { useToday } from '../charts/useToday';
import { taken, type TakenFlow } from './figures';

const looks: Record<TakenFlow, { title: MessageId; icon: LucideIcon; tone: Tone }> = {
  subscribers: { title: 'shopDashboard.subscribers', icon: Users, tone: 'first' },
  revenue: { title: 'shopDashboard.revenue', icon: CreditCard, tone: 'good' },
  sales: { title: 'shopDashboard.sales', icon: ChartNoAxesCombined, tone: 'info' },
  orders: { title: 'shopDashboard.orders', icon: Package, tone: 'amber' },
};

/** What came in lately, and how it went. */
export function TakenCard({ what }: { what: TakenFlow }) {
  const t = useT();
  const words = useFigureWords();
  const { number } = useFormats();
  const today = useToday();
  const { title, icon, tone } = looks[what];
  const isMoney = what === 'revenue';
  const { total, change, spec } = useMemo(() => {
    const { stops, values, ...sums } = taken(what, today);
    const drawn: FigureSpec = {
      kind: 'area',
      head: t(what === 'sales' ? 'figures.week' : 'figures.day'),
      stops: stops.map(words.stretch),
      series: [{ label: t(title), values, tone }],
      format: isMoney ? words.money : number,
    };
    return { ...sums, spec: drawn };
  }, [what, today, t, title, tone, isMoney, words, number]);
  return (
    <FigureCard
      title={t(title)}
      spec={spec}
      size="small"
      place="nd-span-3"
      lead={
        <p className="nd-figure-lead">
          <span className={`nd-taken-mark nd-tone-${tone}`}>
            <Icon of={icon} />
          </span>
          <span className="nd-figure-large-number">
            {isMoney ? words.compactMoney(total) : words.compact(total)}
          </span>
          <Change share={change} />
        </p>
      }
    />
  );
}
