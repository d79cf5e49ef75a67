import { useState } from 'react';
import type { Terms } from '@/domain/settings/setting';
import type { AppError } from '@/shared/api/appError';
import { T } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { terms } from '../slice';

/** Deletes a draft for good, once asked. @param release lets the page be left without a question about what was typed */
export function RemoveDraft({
  draft,
  release,
  onRemoved,
}: {
  draft: Terms;
  release: () => void;
  onRemoved: () => void;
}) {
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const remove = async () => {
    setBusy(true);
    const outcome = await dispatch(terms.drop({ record: draft, quiet: true }));
    setBusy(false);
    if (!terms.drop.fulfilled.match(outcome)) {
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
      return;
    }
    release();
    dispatch(noticed({ tone: 'success', message: 'settings.draftRemoved' }));
    onRemoved();
  };
  return (
    <>
      <button type="button" className="btn btn-outline-danger" onClick={() => setAsked(true)}>
        <T id="settings.removeDraft" />
      </button>
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={<T id="settings.removeDraftTitle" />}
          confirmLabel={<T id="settings.removeDraft" />}
          busy={isBusy}
          error={failure ? (failure.text ?? <T id={failure.message} />) : undefined}
          onConfirm={() => void remove()}
          onClose={() => {
            setAsked(false);
            setFailure(null);
          }}
        >
          <T id="settings.removeDraftText" />
        </ConfirmDialog>
      )}
    </>
  );
}
