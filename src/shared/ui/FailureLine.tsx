import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/locales';
import { Icon } from './Icon';

/** Within a panel or bar: one part of it could not be had, and can be asked for again. */
export function FailureLine({
  message,
  values,
  onRetry,
  className = '',
}: {
  message: MessageId;
  values?: Record<string, number>;
  onRetry: () => void;
  className?: string;
}) {
  return (
    <div role="alert" className={`nd-failure-line ${className}`.trimEnd()}>
      <Icon of={TriangleAlert} />
      <p>
        <FormattedMessage id={message} {...(values && { values })} />
      </p>
      <button type="button" className="btn btn-sm btn-outline-primary" onClick={onRetry}>
        <FormattedMessage id="common.retry" />
      </button>
    </div>
  );
}
