import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { BoardCard } from '../charts/BoardCard';
import { Change } from '../charts/Change';
import { growthOf } from '../charts/sample';
import { useToday } from '../charts/useToday';
import { browserShare } from './figures';

/** With what people came, and whether they come with it more often than before. */
export function BrowserCard() {
  const t = useT();
  const { percent } = useFormats();
  const today = useToday();
  const browsers = useMemo(() => browserShare(today), [today]);
  return (
    <BoardCard title={t('shopDashboard.browsers')} place="nd-span-4">
      <ul className="nd-browsers">
        {browsers.map(({ name, share, before }) => (
          <li key={name}>
            <div className="nd-bars-line">
              <span lang="en">{name}</span>
              <strong className="nd-figure">{percent(share)}</strong>
            </div>
            <ProgressBar label={name} value={share} max={1} valueText={percent(share)} />
            <Change share={growthOf(share, before)} />
          </li>
        ))}
      </ul>
    </BoardCard>
  );
}
