import type { MoveChange } from '@/domain/category/movePreview';
import { T } from '@/shared/i18n/text';
import { Skeleton } from '@/shared/ui/Skeleton';
import { MoveChanges } from './MoveChanges';

/** What a move would change for whom, as far as it is known. */
export function MovePreview({
  isChosen,
  isEmpty,
  changes,
  failed,
  nameOf,
  onRetry,
}: {
  /** Whether it is known where to. */
  isChosen: boolean;
  /** Whether nobody is meant. */
  isEmpty: boolean;
  changes: readonly MoveChange[] | null;
  failed: boolean;
  nameOf: (id: string) => string;
  onRetry: () => void;
}) {
  return (
    <>
      <h3 className="h6">
        <T id="categories.changes" />
      </h3>
      <div role="status">
        {failed ? (
          <p className="nd-field-error">
            <T id="categories.previewFailed" />{' '}
            <button type="button" className="btn btn-sm btn-outline-primary" onClick={onRetry}>
              <T id="common.retry" />
            </button>
          </p>
        ) : isChosen && isEmpty ? (
          <p className="text-body-secondary">
            <T id="categories.chooseSome" />
          </p>
        ) : changes ? (
          <MoveChanges changes={changes} nameOf={nameOf} />
        ) : isChosen ? (
          <Skeleton rows={2} />
        ) : (
          <p className="text-body-secondary">
            <T id="categories.chooseFirst" />
          </p>
        )}
      </div>
      <p className="form-text">
        <T id="categories.moveStays" />
      </p>
    </>
  );
}
