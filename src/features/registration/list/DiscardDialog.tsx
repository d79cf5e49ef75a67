import { useState } from 'react';
import type { Enrolment } from '@/domain/enrolment/enrolment';
import type { AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { enrolments } from '../slice';

/** Asks before all that was typed goes for good. */
export function DiscardDialog({ enrolment, onClose }: { enrolment: Enrolment; onClose: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const run = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await dispatch(enrolments.drop({ record: enrolment, quiet: true }));
    setBusy(false);
    if (enrolments.drop.rejected.match(outcome))
      return setFailure(outcome.payload ?? { message: 'errors.unknown' });
    dispatch(noticed({ tone: 'success', message: 'registration.discarded' }));
    onClose();
  };
  const name = enrolment.title === '' ? t('registration.unnamed') : enrolment.title;
  return (
    <ConfirmDialog
      isOpen
      title={<T id="registration.discardTitle" values={{ name: <bdi>{name}</bdi> }} />}
      confirmLabel={<T id="registration.discardConfirm" />}
      busy={busy}
      error={
        failure &&
        (failure.text ?? <T id={failure.status === 412 ? 'registration.changedSince' : failure.message} />)
      }
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <T id="registration.discardText" />
    </ConfirmDialog>
  );
}
