import { useState } from 'react';
import type { Terms } from '@/domain/settings/setting';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
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
  return (
    <>
      <button type="button" className="btn btn-outline-danger" onClick={() => setAsked(true)}>
        <T id="settings.removeDraft" />
      </button>
      {isAsked && (
        <TransitionDialog
          action="settings.write"
          title={<T id="settings.removeDraftTitle" />}
          text={<T id="settings.removeDraftText" />}
          confirmLabel={<T id="settings.removeDraft" />}
          tone="danger"
          onSend={() => dispatch(terms.drop({ record: draft, quiet: true }))}
          done={{ message: 'settings.draftRemoved' }}
          onDone={() => {
            release();
            onRemoved();
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
