import type { LucideIcon } from 'lucide-react';
import { Icon } from '@/shared/ui/Icon';

export type Tone = 'success' | 'primary' | 'warning' | 'danger' | 'secondary';

/** A state by icon, word and colour. */
export function Mark({ icon, tone, word }: { icon: LucideIcon; tone: Tone; word: string }) {
  return (
    <span className={`nd-mark nd-mark-${tone}`}>
      <Icon of={icon} size={16} />
      {word}
    </span>
  );
}
