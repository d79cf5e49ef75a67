import type { ReactNode } from 'react';
import { TransitionFrame } from './TransitionFrame';
import { useTransition, type TransitionOptions } from './useTransition';

/**
 * Asks for confirmation, and for a reason, before the state of a record changes or it is removed. Mounted while it is
 * open. Dialogs with fields of their own use `TransitionFrame`.
 * @param confirmLabel the action, in its own word
 */
export function TransitionDialog({
  title,
  text,
  confirmLabel,
  tone,
  children,
  ...options
}: Omit<TransitionOptions, 'fields'> & {
  title: ReactNode;
  text?: ReactNode;
  confirmLabel: ReactNode;
  tone?: 'primary' | 'danger';
  children?: ReactNode;
}) {
  const transition = useTransition(options);
  return (
    <TransitionFrame transition={transition} title={title} confirmLabel={confirmLabel} tone={tone}>
      {text !== undefined && <p>{text}</p>}
      {children}
    </TransitionFrame>
  );
}
