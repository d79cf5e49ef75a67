import { useState } from 'react';
import type { MessageId } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { T } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { dayOrWords } from '@/shell/search/dayOrWords';

export interface Contact {
  title: string;
  email: string;
  date: string | undefined;
}

/** Somebody who was found: how to reach them. */
export function ContactDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const formats = useFormats();
  const [outcome, setOutcome] = useState<MessageId | null>(null);
  const { title, email, date } = contact;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(email);
      setOutcome('search.copied');
    } catch {
      setOutcome('search.notCopied');
    }
  };
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-outline-primary" onClick={() => void copy()}>
            <T id="search.copyAddress" />
          </button>
          <a className="btn btn-primary" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
            <T id="search.writeEmail" />
          </a>
        </>
      }
    >
      <dl>
        <dt>
          <T id="search.email" />
        </dt>
        <dd className="nd-address">{email}</dd>
        {date !== undefined && (
          <>
            <dt>
              <T id="search.date" />
            </dt>
            <dd>{dayOrWords(date, formats)}</dd>
          </>
        )}
      </dl>
      <p role="status" className="mb-0">
        {outcome && <T id={outcome} />}
      </p>
    </Dialog>
  );
}
