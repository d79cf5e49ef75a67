import type { MessageId } from '@/locales';
import { T } from '../i18n/text';

/**
 * Sends a form. While an answer is awaited it stays where it is, keeps focus and says so.
 * @param waits id of the words that say until when it does nothing
 */
export function SubmitButton({
  busy,
  waits,
  label,
  busyLabel,
}: {
  busy: boolean;
  waits?: string | undefined;
  label: MessageId;
  busyLabel: MessageId;
}) {
  return (
    <>
      <button
        type="submit"
        className={`btn btn-primary w-100 ${waits === undefined ? '' : 'disabled'}`}
        aria-disabled={busy || waits !== undefined}
        aria-busy={busy}
        aria-describedby={waits}
      >
        <T id={busy ? busyLabel : label} />
      </button>
      <p role="status" className="visually-hidden">
        {busy && <T id={busyLabel} />}
      </p>
    </>
  );
}
