import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AppError } from '../api/appError';
import type { Status } from '../store/recordSlice';
import { Icon } from './Icon';
import { Skeleton } from './Skeleton';

/**
 * The four states of everything that is fetched, in one place: skeleton, error with Retry, empty, content.
 * Content that is already there stays when a refresh runs or fails: stale figures under a notice beat none.
 * @param isEmpty nothing came; leave it out where content is never empty
 * @param empty what to show then, usually an EmptyState
 * @param skeleton what stands in while loading; five lines by default
 */
export function AsyncView({
  status,
  error,
  isEmpty,
  empty,
  onRetry,
  skeleton,
  children,
}: {
  status: Status;
  error?: AppError | null | undefined;
  isEmpty?: boolean | undefined;
  empty?: ReactNode;
  onRetry?: (() => void) | undefined;
  skeleton?: ReactNode;
  children?: ReactNode;
}) {
  const hasContent = isEmpty === false;
  const waiting = status === 'idle' || status === 'loading';
  const failed = status === 'failed';
  return (
    // What stands in while loading is replaced, not moved, when a line above it comes with the content.
    <div key={waiting && !hasContent ? 'waiting' : 'there'} className="nd-async" aria-busy={waiting}>
      <div role="status" className="visually-hidden">
        {waiting && <FormattedMessage id="common.loading" />}
      </div>
      {failed && <Failure error={error} onRetry={onRetry} compact={hasContent} />}
      {waiting && !hasContent && (skeleton ?? <Skeleton />)}
      {status === 'ready' && isEmpty === true && empty}
      {(hasContent || (status === 'ready' && isEmpty !== true)) && children}
    </div>
  );
}

function Failure({
  error,
  onRetry,
  compact,
}: {
  error: AppError | null | undefined;
  onRetry: (() => void) | undefined;
  compact: boolean;
}) {
  return (
    <div role="alert" className={compact ? 'nd-stale alert alert-warning' : 'nd-state'}>
      <Icon of={CloudOff} size={compact ? 18 : 32} className="nd-state-icon" />
      <p className="nd-state-title">
        <FormattedMessage id={error?.message ?? 'errors.unknown'} />
      </p>
      {error?.text !== undefined && <p className="nd-state-text">{error.text}</p>}
      {onRetry && (
        <button type="button" className="btn btn-outline-primary nd-state-action" onClick={onRetry}>
          <FormattedMessage id="common.retry" />
        </button>
      )}
    </div>
  );
}
