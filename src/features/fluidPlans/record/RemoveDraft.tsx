import { useState } from 'react';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import type { AppError } from '@/shared/api/appError';
import { T } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { fluidAssignments } from '../slice';

/** Asks before a draft is removed. Mounted while it is open. */
export function RemoveDraft({ draft, onClose }: { draft: FluidAssignment; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await dispatch(fluidAssignments.drop({ record: draft, quiet: true }));
    setBusy(false);
    if (fluidAssignments.drop.rejected.match(outcome)) {
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
      return;
    }
    dispatch(noticed({ tone: 'success', message: 'fluidRecord.draftRemoved' }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={<T id="fluidRecord.removeDraftTitle" values={{ plan: <bdi>{draft.body.name}</bdi> }} />}
      confirmLabel={<T id="fluidRecord.removeDraft" />}
      busy={busy}
      error={failure && (failure.text ?? <T id={failure.message} />)}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <T id="fluidRecord.removeDraftText" />
    </ConfirmDialog>
  );
}
