import type { ReactNode } from 'react';
import { useOwnTimes } from '../i18n/ownTimes';
import { T } from '../i18n/text';
import { useOldSince } from '../store/freshness';

/**
 * The page's heading, the sentence the reader came for, and its actions at the end of the line.
 * The heading takes focus after navigation. Figures of a host that has not answered for two minutes say of when they are.
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
  const oldSince = useOldSince();
  const ownTimes = useOwnTimes();
  return (
    <header className="nd-page-header">
      <div className="nd-page-heading">
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <div className="nd-page-lead">{lead}</div>}
        {oldSince !== null && (
          <div className="nd-page-lead">
            <T id="errors.asOf" values={{ at: ownTimes.moment(oldSince) }} />
          </div>
        )}
      </div>
      {actions !== undefined && <div className="nd-page-actions">{actions}</div>}
    </header>
  );
}
