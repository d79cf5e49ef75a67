import { useState, type ReactNode } from 'react';
import type { Threshold } from '@/domain/rules/alertRule';
import type { AppError } from '@/shared/api/appError';
import { T } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { thresholds } from '../slice';

/** Asks before other figures of a rule are given up: from then on the wider scope's hold. Mounted while it is open. */
export function RemoveThreshold({
  threshold,
  title,
  onClose,
}: {
  threshold: Threshold;
  title: ReactNode;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await dispatch(thresholds.drop({ record: threshold, quiet: true }));
    setBusy(false);
    if (thresholds.drop.rejected.match(outcome)) {
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
      return;
    }
    dispatch(noticed({ tone: 'success', message: 'alertRules.limitsRemoved' }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={<T id="alertRules.removeLimits" />}
      busy={busy}
      error={failure && (failure.text ?? <T id={failure.message} />)}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <T id="alertRules.removeText" />
    </ConfirmDialog>
  );
}
