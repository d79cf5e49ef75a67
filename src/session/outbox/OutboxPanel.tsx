import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { codeInGroups } from '@/domain/staff/codes';
import { foldEmail } from '@/domain/staff/email';
import type { MessageId } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { T } from '@/shared/i18n/text';
import { ownPath } from '@/shared/navigation/returnPath';
import { useNow } from '@/shared/store/clock';
import { outbox, outboxKinds, type OutboxMessage } from './outbox';

/** Number of messages shown at first. */
const SHOWN = 3;

/** The messages sent by the embedded identity host, the newest first; null until loaded. */
function useMessages(to: string | undefined): OutboxMessage[] | null {
  const [messages, setMessages] = useState<OutboxMessage[] | null>(null);
  useEffect(() => {
    const box = outbox();
    if (!box) return undefined;
    let isOpen = true;
    const load = () => {
      box.messages().then(
        (list) => isOpen && setMessages(list),
        // If the storage fails, the call that was to send a message reports it.
        () => isOpen && setMessages([]),
      );
    };
    load();
    const stop = box.onChange(load);
    return () => {
      isOpen = false;
      stop();
    };
  }, []);
  if (to === undefined || messages === null) return messages;
  return messages.filter((message) => foldEmail(message.to) === foldEmail(to));
}

/**
 * The mails a real identity host would have sent, so that flows with mail work without one. Renders nothing with a real
 * host.
 * @param to only messages sent to this address
 */
export function OutboxPanel({ to }: { to?: string }) {
  const heading = useId();
  const messages = useMessages(to);
  const [isAll, setAll] = useState(false);
  if (outbox() === null || messages === null) return null;
  const shown = isAll ? messages : messages.slice(0, SHOWN);
  const older = messages.length - shown.length;
  return (
    <section className="nd-outbox" aria-labelledby={heading}>
      <h2 id={heading} className="h6">
        <T id="identity.outboxTitle" />
      </h2>
      <p className="small text-body-secondary mb-2">
        <T id="identity.outboxLead" />
      </p>
      {messages.length === 0 && (
        <p className="mb-0">
          <T id="identity.outboxEmpty" />
        </p>
      )}
      <ul className="list-unstyled mb-0">
        {shown.map((message) => (
          <Message key={message.id} message={message} isNamed={to === undefined} />
        ))}
      </ul>
      {older > 0 && (
        <button type="button" className="btn btn-link px-0" onClick={() => setAll(true)}>
          <T id="identity.outboxOlder" values={{ count: older }} />
        </button>
      )}
    </section>
  );
}

/** A one-time code with a button that copies it. */
function CopyCode({ code }: { code: string }) {
  const [outcome, setOutcome] = useState<MessageId | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('identity.copied');
    } catch {
      setOutcome('identity.notCopied');
    }
  };
  return (
    <div className="nd-outbox-code">
      <code dir="ltr">{codeInGroups(code)}</code>
      <button type="button" className="btn btn-outline-primary" onClick={() => void copy()}>
        <T id="identity.copyCode" />
      </button>
      <span role="status" className="small text-body-secondary">
        {outcome && <T id={outcome} />}
      </span>
    </div>
  );
}

/** @param isNamed whether the recipient is shown */
function Message({ message, isNamed }: { message: OutboxMessage; isNamed: boolean }) {
  const { ago } = useFormats();
  const now = useNow();
  const path = ownPath(message.path);
  return (
    <li className="nd-outbox-message">
      <div>
        <div className="fw-semibold">
          <T id={outboxKinds[message.kind]} />
        </div>
        <div className="small text-body-secondary">
          {isNamed && (
            <>
              <bdi>{message.to}</bdi> ·{' '}
            </>
          )}
          {ago(message.at, now)}
        </div>
      </div>
      {message.code !== undefined && <CopyCode code={message.code} />}
      {path !== null && (
        <Link to={path} className="btn btn-outline-primary">
          <T id="identity.openLink" />
        </Link>
      )}
    </li>
  );
}
