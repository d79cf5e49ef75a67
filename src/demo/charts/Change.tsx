import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { useFigureWords } from './useFigureWords';

/** What is rounded to nothing. */
const AS_BEFORE = 0.0005;
const looks = {
  more: { icon: ArrowUpRight, tone: 'text-success' },
  same: { icon: ArrowRight, tone: '' },
  less: { icon: ArrowDownRight, tone: 'text-danger' },
};

/** How much more or less than in the period before; `share` is of what was before. */
export function Change({ share }: { share: number }) {
  const { change } = useFigureWords();
  const { icon, tone } = looks[Math.abs(share) < AS_BEFORE ? 'same' : share < 0 ? 'less' : 'more'];
  return (
    <span className="nd-change">
      <span className={tone}>
        <Icon of={icon} directional /> <strong className="nd-figure">{change(share)}</strong>
      </span>{' '}
      <T id="figures.before" />
    </span>
  );
}
