import X from 'lucide-react/icons/x';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { MessageId } from '@/locales';
import { toAppError, type AppError } from '@/shared/api/appError';
import { notAddresses, recipientsOf } from '@/shared/demonstration/recipients';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { Field } from '@/shared/ui/Field';
import { Icon } from '@/shared/ui/Icon';
import { keepDraft, sendLetter } from './drafts';
import { plainText, type Letter } from './letter';
import { LetterEditor } from './LetterEditor';

const lines = [
  ['to', 'mail.to'],
  ['cc', 'mail.cc'],
  ['bcc', 'mail.bcc'],
] as const satisfies readonly (readonly [keyof Letter, MessageId])[];

/**
 * A mail that is being written. From the first change on it is kept as a draft, so that nothing is lost by closing it.
 * @param draft the id of the one that is written on
 * @param onDiscard the draft, if there is one, is to be thrown away
 */
export function Compose({
  start,
  draft,
  onClose,
  onDiscard,
}: {
  start: Letter;
  draft: number | null;
  onClose: () => void;
  onDiscard: (id: number) => void;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [letter, setLetter] = useState(start);
  const [id, setId] = useState(draft);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const isKept = id !== null;
  const change = (part: Partial<Letter>) => {
    const changed = { ...letter, ...part };
    setLetter(changed);
    setId(keepDraft(id, changed));
  };
  const isEmpty = plainText(letter.body).trim() === '' && letter.attachments.length === 0;
  const problemOf = (name: 'to' | 'cc' | 'bcc') => {
    const recipients = recipientsOf(letter[name]);
    if (name === 'to' && recipients.length === 0) return <T id="mail.noRecipient" />;
    const bad = notAddresses(recipients);
    return bad.length === 0 ? null : (
      <T id="mail.badAddress" values={{ count: bad.length, addresses: <bdi>{bad.join(', ')}</bdi> }} />
    );
  };
  const close = () => {
    if (isKept && letter !== start) dispatch(noticed({ tone: 'info', message: 'mail.keptNotice' }));
    onClose();
  };
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    flushSync(() => setTried(true));
    if (isEmpty || lines.some(([name]) => problemOf(name) !== null)) {
      form.querySelector<HTMLElement>('[aria-invalid="true"], [data-empty="true"] [role="textbox"]')?.focus();
      return;
    }
    setBusy(true);
    setError(null);
    try {
      await sendLetter(id, letter);
      dispatch(noticed({ tone: 'success', message: 'mail.sentNotice' }));
      onClose();
    } catch (thrown) {
      setError(toAppError(thrown));
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={<T id={draft === null ? 'mail.compose' : 'mail.writeOn'} />}
      busy={busy}
      onClose={close}
      onSubmit={(event) => void send(event)}
      footer={
        <>
          {id !== null && (
            <button
              type="button"
              className="btn btn-outline-danger me-auto"
              aria-disabled={busy}
              onClick={busy ? undefined : () => onDiscard(id)}
            >
              <T id="mail.discard" />
            </button>
          )}
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-disabled={busy}
            onClick={busy ? undefined : close}
          >
            <T id={isKept ? 'mail.keep' : 'common.cancel'} />
          </button>
          <button type="submit" className="btn btn-primary" aria-disabled={busy} aria-busy={busy}>
            <T id="mail.send" />
          </button>
        </>
      }
    >
      {error && (
        <div role="alert" className="alert alert-danger">
          <T id={error.message} />
        </div>
      )}
      {lines.map(([name, label]) => (
        <Field
          key={name}
          label={<T id={label} />}
          required={name === 'to'}
          hint={name === 'to' ? <T id="mail.toHint" /> : undefined}
          error={tried ? problemOf(name) : undefined}
        >
          {(control) => (
            <input
              {...control}
              className="form-control"
              dir="ltr"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={letter[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <Field label={<T id="mail.subject" />}>
        {(control) => (
          <input
            {...control}
            className="form-control"
            dir="auto"
            autoComplete="off"
            maxLength={200}
            value={letter.subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
        )}
      </Field>
      {letter.attachments.length > 0 && (
        <ul className="nd-mail-files" aria-label={t('mail.attachments')}>
          {letter.attachments.map((one) => (
            <li key={one.name}>
              <bdi>{one.name}</bdi>
              <button
                type="button"
                className="btn nd-mail-tool"
                aria-label={t('mail.detach', { name: one.name })}
                title={t('mail.detach', { name: one.name })}
                onClick={() => change({ attachments: letter.attachments.filter((other) => other !== one) })}
              >
                <Icon of={X} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div data-empty={tried && isEmpty}>
        <p className="form-label" aria-hidden="true">
          <T id="mail.message" />
        </p>
        <LetterEditor label={t('mail.message')} value={start.body} onChange={(body) => change({ body })} />
        {tried && isEmpty && (
          <div role="alert" className="nd-field-error">
            <T id="mail.noMessage" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
