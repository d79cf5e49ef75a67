import 'react-toastify/ReactToastify.css';
import './toasts.scss';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import { T, useT } from '@/shared/i18n/text';
import { isBad, newsOf, noticesShown, selectNotices, type QueuedNotice } from './notifications';

const GOOD_NEWS_MS = 5_000;

function DismissButton({ closeToast }: CloseButtonProps) {
  const t = useT();
  return (
    <button
      type="button"
      className="btn-close ms-auto flex-shrink-0"
      aria-label={t('app.dismiss')}
      onClick={() => closeToast()}
    />
  );
}

/** Bad news waits to be dismissed and interrupts a screen reader; good news leaves by itself. */
function show(notice: QueuedNotice, onClose: () => void): void {
  const { tone, message, values, text } = notice;
  const bad = isBad(notice);
  toast(text ?? <T id={message} {...(values && { values })} />, {
    type: tone,
    toastId: newsOf(notice),
    autoClose: bad ? false : GOOD_NEWS_MS,
    role: bad ? 'alert' : 'status',
    onClose,
  });
}

export function ToastHost() {
  const t = useT();
  const dispatch = useDispatch();
  const notices = useSelector(selectNotices);

  useEffect(() => {
    for (const notice of notices) show(notice, () => dispatch(noticesShown([notice.id])));
    const good = notices.filter((notice) => !isBad(notice));
    if (good.length > 0) dispatch(noticesShown(good.map(({ id }) => id)));
  }, [notices, dispatch]);

  return (
    <ToastContainer
      aria-label={t('app.messages')}
      closeButton={DismissButton}
      closeOnClick={false}
      hideProgressBar
      limit={5}
      newestOnTop
      position="bottom-right"
    />
  );
}
