import type { ReactNode } from 'react';

/** Says that filters hide something urgent, and shows it again. */
export function HiddenNotice({
  text,
  action,
  onShow,
}: {
  text: ReactNode;
  action: ReactNode;
  onShow: () => void;
}) {
  return (
    <div className="alert alert-danger d-flex flex-wrap align-items-center gap-3" role="status">
      {text}
      <button type="button" className="btn btn-outline-danger" onClick={onShow}>
        {action}
      </button>
    </div>
  );
}
