import type { ReactNode } from 'react';

/**
 * The page's heading, the sentence the reader came for, and its actions at the end of the line.
 * The heading takes focus after navigation.
 * @param lead `false` while it is still being fetched: its line is kept, so that nothing below moves when it comes
 */
export function PageHeader({
  title,
  lead,
  actions,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="nd-page-header">
      <div className="nd-page-heading">
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <div className="nd-page-lead">{lead}</div>}
      </div>
      {actions !== undefined && <div className="nd-page-actions">{actions}</div>}
    </header>
  );
}
