import { useState } from 'react';
import { setLostClinic, type LostClinic } from '@/session/lostClinic';
import { toAppError, type AppError } from '@/shared/api/appError';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';

/** Says that the records are lost and asks how to continue; invented patients never replace lost ones automatically. */
export function LostClinicDialog({ lost: { since, begin } }: { lost: LostClinic }) {
  const times = useOwnTimes();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const choose = async (how: 'empty' | 'sample') => {
    setBusy(true);
    setFailure(null);
    try {
      await begin(how);
      setLostClinic(null);
    } catch (thrown) {
      setFailure(toAppError(thrown));
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      title={<T id="lostClinic.title" />}
      busy={busy}
      onClose={() => setLostClinic(null)}
      footer={
        <>
          <button
            type="button"
            className="btn btn-outline-secondary"
            disabled={busy}
            onClick={() => void choose('sample')}
          >
            <T id="lostClinic.sample" />
          </button>
          <button
            type="button"
            className="btn btn-primary"
            disabled={busy}
            onClick={() => void choose('empty')}
          >
            <T id="lostClinic.restore" />
          </button>
        </>
      }
    >
      <p>
        <T id="lostClinic.text" values={{ since: times.moment(since) }} />
      </p>
      <p>
        <T id="lostClinic.file" /> <T id="lostClinic.accounts" />
      </p>
      <p className="mb-0">
        <T id="lostClinic.sampleHint" />
      </p>
      {busy && (
        <p role="status" className="mt-3 mb-0">
          <T id="lostClinic.working" />
        </p>
      )}
      {failure && (
        <p role="alert" className="nd-field-error mt-3 mb-0">
          {failure.text ?? <T id={failure.message} />}
        </p>
      )}
    </Dialog>
  );
}
