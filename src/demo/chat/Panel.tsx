import { useId, type ReactNode } from 'react';
import { Offcanvas } from 'reactstrap';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';

/**
 * What lies beside the conversation until it is closed.
 * @param onClosed it is gone, and the focus is to be somewhere; without it the focus returns to where it was
 */
export function Panel({
  isOpen,
  title,
  direction,
  onClose,
  onClosed,
  children,
}: {
  isOpen: boolean;
  title: MessageId;
  direction: 'start' | 'end';
  onClose: () => void;
  onClosed?: () => void;
  children: ReactNode;
}) {
  const t = useT();
  const heading = useId();
  return (
    <Offcanvas
      isOpen={isOpen}
      toggle={onClose}
      direction={direction}
      labelledBy={heading}
      {...(onClosed && { onClosed, returnFocusAfterClose: false })}
    >
      <div className="offcanvas-header">
        <h2 id={heading} className="offcanvas-title h5">
          <T id={title} />
        </h2>
        <button type="button" className="btn-close" aria-label={t('common.close')} onClick={onClose} />
      </div>
      <div className="offcanvas-body">{children}</div>
    </Offcanvas>
  );
}
