import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';

/** Sends a form. While an answer is awaited it stays where it is and says so. */
export function EntryButton({
  busy,
  label,
  busyLabel,
}: {
  busy: boolean;
  label: MessageId;
  busyLabel: MessageId;
}) {
  return (
    <>
      <button type="submit" className="btn btn-primary w-100" aria-disabled={busy} aria-busy={busy}>
        <T id={busy ? busyLabel : label} />
      </button>
      <p role="status" className="visually-hidden">
        {busy && <T id={busyLabel} />}
      </p>
    </>
  );
}
