import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { MessageId } from '@/locales';
import { useT } from '../i18n/text';
import { Icon } from '../ui/Icon';

/**
 * A tool of a list as a quiet sign: its word stands beside it where the list has room for it, and is said at the pointer.
 * @param isWordless whether there never is room for the word
 */
export function QuietTool({
  icon,
  word,
  isWordless = false,
  ...button
}: { icon: LucideIcon; word: MessageId; isWordless?: boolean } & Omit<
  ComponentProps<'button'>,
  'type' | 'className' | 'title'
>) {
  const t = useT();
  return (
    <button {...button} type="button" className="btn btn-quiet nd-tool" title={t(word)}>
      <Icon of={icon} /> <span className={isWordless ? 'visually-hidden' : 'nd-tool-word'}>{t(word)}</span>
    </button>
  );
}
