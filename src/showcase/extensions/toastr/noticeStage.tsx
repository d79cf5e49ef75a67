import 'react-toastify/ReactToastify.css';
import './noticeStage.css';
import { createPortal } from 'react-dom';
import { toast, ToastContainer, type CloseButtonProps, type ToastOptions } from 'react-toastify/unstyled';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { usePageDirection } from '../../frame/pageDirection';

/** The product's own toasts are shown by the other container, which has no name. */
const STAGE = 'showcase';

function CloseButton({ closeToast }: CloseButtonProps) {
  const t = useT();
  return (
    <button
      type="button"
      className="btn-close ms-auto flex-shrink-0"
      aria-label={t('common.close')}
      onClick={() => closeToast()}
    />
  );
}

/** Where the toasts of this page stand, set up as the product's are. */
export function NoticeStage() {
  const t = useT();
  const direction = usePageDirection();
  return createPortal(
    <ToastContainer
      containerId={STAGE}
      className="nd-notice-stage"
      aria-label={t('showcase:/extensions/toastr#stage')}
      closeButton={CloseButton}
      closeOnClick={false}
      hideProgressBar
      newestOnTop
      rtl={direction === 'rtl'}
      hotKeys={() => false}
    />,
    document.body,
  );
}

/** Shows a message on the stage; by itself it leaves after five seconds. */
export function showOnStage(message: MessageId, options: ToastOptions = {}): void {
  toast(<T id={message} />, { role: 'status', position: 'top-right', ...options, containerId: STAGE });
}

/** Takes away all that are shown there. */
export const clearStage = (): void => toast.dismiss({ containerId: STAGE });
