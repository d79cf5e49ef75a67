import 'react-toastify/ReactToastify.css';
import '../toasts.scss';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import { T, useT } from '@/shared/i18n/text';
import type { Notice } from '@/shared/store/notices';
import { isBad, newsOf, noticesShown, selectNotices, type QueuedNotice } from './notifications';

const GOOD_NEWS_MS = 5_000;
/** A toast with an undo stays long enough to reach its button; the undo is also offered elsewhere. */
const OFFER_MS = 15_000;

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

function Words({
  notice: { message, values, text, offer },
  closeToast,
}: {
  notice: Notice;
  closeToast: () => void;
}) {
  const dispatch = useDispatch();
  const words = text ?? <T id={message} {...(values && { values })} />;
  if (!offer) return words;
  const take = () => {
    dispatch(offer.action);
    closeToast();
  };
  return (
    <div className="d-flex flex-wrap align-items-center gap-2">
      <span className="flex-fill">{words}</span>
      <button type="button" className="btn btn-outline-primary" onClick={take}>
        <T id={offer.label} />
      </button>
    </div>
  );
}

/** Errors wait to be dismissed and interrupt a screen reader; other toasts disappear by themselves. */
function show(notice: QueuedNotice, onClose: () => void): void {
  const { tone, message, offer } = notice;
  const bad = isBad(notice);
  const words = ({ closeToast }: { closeToast: () => void }) => (
    <Words notice={notice} closeToast={closeToast} />
  );
  // Only the last of several quick actions offers an undo, because a queue of offers would outlive its time limit.
  const toastId = offer ? message : newsOf(notice);
  const options = {
    type: tone,
    autoClose: bad ? false : offer ? OFFER_MS : GOOD_NEWS_MS,
    role: bad ? 'alert' : 'status',
    onClose,
  } as const;
  if (offer && toast.isActive(toastId)) toast.update(toastId, { ...options, render: words });
  else toast(words, { ...options, toastId });
}

export function ToastHost() {
  const t = useT();
  const dispatch = useDispatch();
  const notices = useSelector(selectNotices);

  const shown = useRef(new Map<string, string>());
  useEffect(() => {
    // Toasts that no longer apply are removed, whether read or not.
    for (const [id, toastId] of shown.current)
      if (notices.every((notice) => notice.id !== id)) {
        shown.current.delete(id);
        toast.dismiss(toastId);
      }
    for (const notice of notices) if (isBad(notice)) shown.current.set(notice.id, newsOf(notice));
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
