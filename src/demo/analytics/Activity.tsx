import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Plus from 'lucide-react/icons/plus';
import UserPlus from 'lucide-react/icons/user-plus';
import Wrench from 'lucide-react/icons/wrench';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { Icon } from '@/shared/ui/Icon';
import { BoardCard } from '../charts/BoardCard';
import type { Tone } from '../charts/figureSpec';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Entry {
  icon: LucideIcon;
  tone: Tone;
  title: string;
  text: string;
  /** How long ago it was, ms. */
  age: number;
}

const entries: readonly Entry[] = [
  {
    icon: Plus,
    tone: 'first',
    title: 'Task added',
    text: 'Compare three offers for the new shelves.',
    age: 25 * MINUTE_MS,
  },
  {
    icon: CircleAlert,
    tone: 'amber',
    title: 'Meeting moved',
    text: 'The stocktaking begins an hour later.',
    age: 2 * HOUR_MS,
  },
  {
    icon: CircleCheck,
    tone: 'good',
    title: 'Parcel arrived',
    text: 'All forty lamps are whole, and one is blue.',
    age: 9 * HOUR_MS,
  },
  {
    icon: UserPlus,
    tone: 'info',
    title: 'New colleague',
    text: 'Ines Caldeira joins the packing room.',
    age: 30 * HOUR_MS,
  },
  {
    icon: Wrench,
    tone: 'quiet',
    title: 'Scales repaired',
    text: 'They weigh to the gram again.',
    age: 6 * 24 * HOUR_MS,
  },
];

/** What happened lately, the newest first. */
export function Activity() {
  const t = useT();
  const { ago } = useFormats();
  const now = useNow();
  return (
    <BoardCard title={t('analytics.activity')} place="nd-span-last">
      <ol className="nd-activity">
        {entries.map(({ icon, tone, title, text, age }) => (
          <li key={title}>
            <span className={`nd-activity-mark nd-tone-${tone}`}>
              <Icon of={icon} size={16} />
            </span>
            <div>
              <p className="nd-activity-title" lang="en">
                {title}
              </p>
              <p className="mb-0" lang="en">
                {text}
              </p>
              <span className="nd-change">{ago(now - age, now)}</span>
            </div>
          </li>
        ))}
      </ol>
    </BoardCard>
  );
}
