import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

/**
 * Nothing to show, and what to do about it.
 * @param icon instead of the line that stands for it everywhere: a nephron
 * @param action the next useful step: a button or a link
 */
export function EmptyState({
  title,
  text,
  icon,
  action,
}: {
  title: ReactNode;
  text?: ReactNode;
  icon?: LucideIcon;
  action?: ReactNode;
}) {
  return (
    <div className="nd-state">
      {icon ? (
        <Icon of={icon} size={32} className="nd-state-icon" />
      ) : (
        <span className="nd-nephron" aria-hidden="true" />
      )}
      <p className="nd-state-title">{title}</p>
      {text !== undefined && <p className="nd-state-text">{text}</p>}
      {action !== undefined && <div className="nd-state-action">{action}</div>}
    </div>
  );
}
