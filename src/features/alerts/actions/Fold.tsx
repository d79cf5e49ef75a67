import { useState, type ReactNode } from 'react';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';

/**
 * Folds a further action behind its name. It opens when it becomes the next step and stays as the reader left it; what
 * is typed inside is kept either way.
 * @param isNext it is the step to take now, or holds input from before
 */
export function Fold({
  title,
  isNext,
  children,
}: {
  title: MessageId;
  isNext: boolean;
  children: ReactNode;
}) {
  const [was, setWas] = useState(isNext);
  const [isOpen, setOpen] = useState(isNext);
  if (was !== isNext) {
    setWas(isNext);
    if (isNext) setOpen(true);
  }
  return (
    <details
      className="nd-alert-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <T id={title} />
      </summary>
      {children}
    </details>
  );
}
