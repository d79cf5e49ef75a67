import type { MouseEvent } from 'react';
import { T } from '@/shared/i18n/text';
import type { Draft } from './useDraft';

/** Shows at the top of a form that earlier input was restored, and can discard it. Belongs inside the `form`. */
export function DraftNotice({ draft }: { draft: Draft }) {
  if (!draft.isBack) return null;
  const discard = ({ currentTarget }: MouseEvent) => {
    // The button disappears with the notice, so focus moves into the form.
    const field = currentTarget.closest('form')?.querySelector<HTMLElement>('input, select, textarea');
    draft.discard();
    field?.focus();
  };
  return (
    <div
      role="status"
      className="alert alert-info d-flex flex-wrap align-items-center justify-content-between gap-2 py-2"
    >
      <T id="session.draftBack" />
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={discard}>
        <T id="common.discard" />
      </button>
    </div>
  );
}
