import { useState } from 'react';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';

/** A one-time code with a button that copies it. */
export function CopyCode({ code }: { code: string }) {
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
      <code dir="ltr">{code}</code>
      <button type="button" className="btn btn-outline-primary" onClick={() => void copy()}>
        <T id="identity.copyCode" />
      </button>
      <span role="status" className="small text-body-secondary">
        {outcome && <T id={outcome} />}
      </span>
    </div>
  );
}
