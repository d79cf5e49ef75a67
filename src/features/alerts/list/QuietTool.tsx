import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { MessageId } from '@/locales';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

/** A tool of the list beside its filters: a drawing, with its word where there is room for it. */
export function QuietTool({
  icon,
  word,
  ...button
}: { icon: LucideIcon; word: MessageId } & Omit<ComponentProps<'button'>, 'type' | 'className' | 'title'>) {
  const t = useT();
  return (
    <button {...button} type="button" className="btn btn-quiet nd-alert-tool" title={t(word)}>
      <Icon of={icon} /> <span>{t(word)}</span>
    </button>
  );
}
