import type { ReactNode } from 'react';
import type { Action } from '@/domain/access';
import { TransitionFrame } from './TransitionFrame';
import { useTransition, type TransitionOptions } from './useTransition';

/**
 * Asks for confirmation, and for a reason, before the state of a record changes or it is removed. Mounted while it is
 * open. Dialogs with fields of their own use `TransitionFrame`.
 * @param action what confirming it does; null for what concerns the own account alone
 * @param confirmLabel its word
 */
export function TransitionDialog({
  action,
  title,
  text,
  confirmLabel,
  tone,
  children,
  ...options
}: Omit<TransitionOptions, 'fields'> & {
  action: Action | null;
  title: ReactNode;
  text?: ReactNode;
  confirmLabel: ReactNode;
  tone?: 'primary' | 'danger';
  children?: ReactNode;
}) {
  const transition = useTransition(options);
  return (
    <TransitionFrame
      action={action}
      transition={transition}
      title={title}
      confirmLabel={confirmLabel}
      tone={tone}
    >
      {text !== undefined && <p>{text}</p>}
      {children}
    </TransitionFrame>
  );
}
