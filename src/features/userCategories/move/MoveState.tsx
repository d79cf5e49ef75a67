import type { AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import type { MoveProgress } from './useMove';

/** How far the move is, or why it did not go to its end. */
export function MoveState({
  progress,
  failure,
  isStopped,
}: {
  progress: MoveProgress | null;
  failure: AppError | null;
  isStopped: boolean;
}) {
  const t = useT();
  if (progress) {
    const words = t('categories.moving', { done: progress.done, total: progress.total });
    return (
      <div className="d-grid gap-2 mb-3">
        <p className="mb-0" role="status">
          {words}
        </p>
        <ProgressBar
          label={t('categories.moveProgress')}
          value={progress.done}
          max={progress.total}
          valueText={words}
        />
      </div>
    );
  }
  if (failure)
    return (
      <div role="alert" className="alert alert-danger">
        {failure.text ?? <T id={failure.message} />} <T id="categories.moveOn" />
      </div>
    );
  return isStopped ? (
    <div role="alert" className="alert alert-warning">
      <T id="categories.moveStopped" /> <T id="categories.moveOn" />
    </div>
  ) : null;
}

/** While it runs the only thing to do is to stop it; somebody who has been moved by then stays moved. */
export function MoveFooter({ onStop }: { onStop: () => void }) {
  return (
    <button type="button" className="btn btn-outline-secondary" onClick={onStop}>
      <T id="categories.moveStop" />
    </button>
  );
}
