import { useState } from 'react';
import { T } from '@/shared/i18n/text';
import { PageStrip } from './PageStrip';

/** A strip that knows by itself where one is, and says it. */
export function PagedStrip({
  count,
  start = 2,
  isSaid = false,
  ...strip
}: { count: number; start?: number; isSaid?: boolean } & Omit<
  Parameters<typeof PageStrip>[0],
  'page' | 'count' | 'onPage'
>) {
  const [page, setPage] = useState(start);
  return (
    <div>
      <PageStrip {...strip} page={page} count={count} onPage={setPage} />
      {isSaid && (
        <p role="status" className="mt-2 mb-0">
          <T id="showcase:/components/pagination#here" values={{ page, count }} />
        </p>
      )}
    </div>
  );
}
