import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { toAppError, type AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { unsent } from './own';

/**
 * Where a message is written. What is not sent is kept for its contact; what could not be sent stays where it is.
 * @param takesFocus somebody who has just chosen this contact goes on by writing
 */
export function Composer({
  uid,
  name,
  takesFocus,
  box,
  onSend,
}: {
  uid: number;
  name: string;
  takesFocus: boolean;
  box: RefObject<HTMLTextAreaElement | null>;
  onSend: (text: string) => Promise<void>;
}) {
  const t = useT();
  const [text, setText] = useState(unsent.get(uid) ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus, box]);

  const keep = (written: string) => {
    setText(written);
    if (written === '') unsent.delete(uid);
    else unsent.set(uid, written);
  };
  const send = async () => {
    box.current?.focus();
    if (text.trim() === '' || busy) return;
    setBusy(true);
    setError(null);
    try {
      await onSend(text.trim());
      // Somebody who went to another contact and back may have started over.
      if (unsent.get(uid) === text) keep('');
    } catch (thrown) {
      setError(toAppError(thrown));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="nd-chat-composer" onSubmit={submit} aria-label={t('chat.writing', { name })}>
      {error && (
        <div role="alert" className="alert alert-danger">
          <T id="chat.notSent" /> {error.text ?? t(error.message)}
        </div>
      )}
      <div className="nd-chat-writing">
        <textarea
          ref={box}
          className="form-control"
          aria-label={t('chat.message', { name })}
          placeholder={t('chat.placeholder')}
          dir="auto"
          rows={2}
          maxLength={4000}
          value={text}
          readOnly={busy}
          onChange={({ target }) => keep(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
        />
        <button
          type="submit"
          className="btn btn-primary"
          aria-busy={busy}
          aria-disabled={busy || text.trim() === ''}
        >
          <Icon of={SendHorizontal} directional /> <T id="chat.send" />
        </button>
      </div>
      <p className="form-text d-none d-lg-block">
        <T id="chat.keys" />
      </p>
    </form>
  );
}
