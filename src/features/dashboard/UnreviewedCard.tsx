import type { WorklistRow } from '@/domain/worklist/worklist';
import type { CoverageDays } from '@/domain/worklist/worklistFigures';
import { isMine, isUnreviewed, type Viewer } from '@/domain/worklist/worklistFilters';
import { useT } from '@/shared/i18n/text';
import { CountLine, Widget } from './Widget';

/** Patients whom nobody has reviewed for a number of days, and how many of them are one's own. */
export function UnreviewedCard({
  rows,
  asker,
  days,
  asOf,
}: {
  rows: readonly WorklistRow[];
  asker: Viewer;
  days: CoverageDays;
  asOf: string;
}) {
  const t = useT();
  const waiting = rows.filter((row) => isUnreviewed(row, days, asker.now));
  const mine = waiting.filter((row) => isMine(row, asker)).length;
  const list = `/userlist?unreviewed=${days}`;
  return (
    <Widget title={t('dashboard.unreviewed', { days })} asOf={asOf}>
      <ul className="nd-count-lines">
        <CountLine label={t('dashboard.ofAll')} count={waiting.length} to={list} />
        <CountLine label={t('dashboard.ofMine')} count={mine} to={`${list}&mine=1`} />
      </ul>
    </Widget>
  );
}
