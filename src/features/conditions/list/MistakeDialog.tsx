import { useState } from 'react';
import type { Condition } from '@/domain/conditions/condition';
import type { AppError } from '@/shared/api/appError';
import { T } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { conditions } from '@/features/patients/slice';

/** Asks before an entry is marked as a mistake; it stays in the list of those. */
export function MistakeDialog({ condition, onClose }: { condition: Condition; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const { label } = condition;
  const mark = async () => {
    setBusy(true);
    const { version, updatedAt: _, recordedBy: __, ...body } = condition;
    const marked = { ...body, verification: 'entered-in-error' };
    const outcome = await dispatch(conditions.store({ body: marked, version, quiet: true }));
    setBusy(false);
    if (conditions.store.rejected.match(outcome)) {
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
      return;
    }
    dispatch(noticed({ tone: 'success', message: 'conditions.marked', values: { label } }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={<T id="conditions.mistakeTitle" values={{ label: <bdi>{label}</bdi> }} />}
      confirmLabel={<T id="conditions.mistakeConfirm" />}
      busy={busy}
      error={failure && (failure.text ?? <T id={failure.message} />)}
      onConfirm={() => void mark()}
      onClose={onClose}
    >
      <T id="conditions.mistakeText" />
    </ConfirmDialog>
  );
}
