import type { ReactNode } from 'react';
import { useAskedCount } from './useStatus';

/** Says that filters hide something urgent, and shows it again. It is read out when the filters change. */
export function HiddenNotice({
  asked,
  count,
  text,
  action,
  onShow,
}: {
  /** The filters. */
  asked: unknown;
  count: number;
  text: ReactNode;
  action: ReactNode;
  onShow: () => void;
}) {
  const status = useAskedCount(asked, count);
  return (
    <div className="alert alert-danger d-flex flex-wrap align-items-center gap-3" {...status}>
      {text}
      <button type="button" className="btn btn-outline-danger" onClick={onShow}>
        {action}
      </button>
    </div>
  );
}
