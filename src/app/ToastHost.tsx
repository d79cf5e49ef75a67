import 'react-toastify/ReactToastify.css';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import { T, useT } from '@/shared/i18n/text';
import { noticesShown, selectNotices, type QueuedNotice } from './notifications';

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
function show({ tone, message, values, text }: QueuedNotice): void {
  const bad = tone === 'error' || tone === 'warning';
  toast(text ?? <T id={message} {...(values && { values })} />, {
    type: tone,
    // The same news twice is one toast.
    toastId: `${tone} ${message} ${text ?? ''} ${JSON.stringify(values ?? {})}`,
    autoClose: bad ? false : GOOD_NEWS_MS,
    role: bad ? 'alert' : 'status',
  });
}

export function ToastHost() {
  const t = useT();
  const dispatch = useDispatch();
  const notices = useSelector(selectNotices);

  useEffect(() => {
    if (notices.length === 0) return;
    for (const notice of notices) show(notice);
    dispatch(noticesShown(notices.map(({ id }) => id)));
  }, [notices, dispatch]);

  return (
    <ToastContainer
      aria-label={t('app.messages')}
      closeButton={DismissButton}
      closeOnClick={false}
      limit={5}
      newestOnTop
      position="top-right"
    />
  );
}
