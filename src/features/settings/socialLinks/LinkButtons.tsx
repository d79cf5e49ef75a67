import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

/** Moves a link among the others, or takes it away. The first cannot go up, and the last not down. */
export function LinkButtons({
  index,
  count,
  onMove,
  onRemove,
}: {
  index: number;
  count: number;
  onMove: (index: number, by: -1 | 1) => void;
  onRemove: (index: number) => void;
}) {
  const t = useT();
  const buttons = [
    {
      action: 'up',
      word: 'settings.linkUp',
      icon: ArrowUp,
      isIdle: index === 0,
      act: () => onMove(index, -1),
    },
    {
      action: 'down',
      word: 'settings.linkDown',
      icon: ArrowDown,
      isIdle: index === count - 1,
      act: () => onMove(index, 1),
    },
    {
      action: 'remove',
      word: 'settings.removeLink',
      icon: Trash2,
      isIdle: false,
      act: () => onRemove(index),
    },
  ] as const;
  return buttons.map(({ action, word, icon, isIdle, act }) => (
    <button
      key={action}
      type="button"
      className={`btn btn-icon btn-outline-secondary ${isIdle ? 'disabled' : ''}`}
      data-action={action}
      data-index={index}
      aria-disabled={isIdle}
      aria-label={t(word, { number: index + 1 })}
      onClick={act}
    >
      <Icon of={icon} size={18} />
    </button>
  ));
}
