import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { summaries } from '@/features/patients/slice';
import { onConnectionReturned, useConnectionLost } from '@/shared/api/connection';
import { care, reachesHost } from '@/shared/api/http';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T } from '@/shared/i18n/text';
import { dataChanged } from '@/shared/store/changes';
import { useNow } from '@/shared/store/clock';
import { selectConfirmedAt, useOldSince } from '@/shared/store/freshness';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';

/** Says that the data shown are no longer live. The embedded backend needs no network, so nothing is shown with it. */
export function OfflineNotice() {
  return reachesHost(care.defaults) ? <HostNotice /> : null;
}

function HostNotice() {
  const dispatch = useAppDispatch();
  const lost = useConnectionLost();
  const oldSince = useOldSince();
  const time = useTimeOf();
  useEffect(() => onConnectionReturned(() => void dispatch(dataChanged({ patients: 'all' }))), [dispatch]);
  return (
    // The live region is rendered empty first: some screen readers ignore a region inserted together with its text.
    <div role="status" className="nd-offline">
      {(lost || oldSince !== null) && (
        <div className="alert alert-warning">
          <Icon of={CloudOff} size={20} />
          {lost ? <Words /> : <T id="app.oldAsOf" values={{ at: time(oldSince ?? 0) }} />}
        </div>
      )}
    </div>
  );
}

const HALF_A_DAY_MS = 43_200_000;

/** Formats a time of day; the date is added if it is not today's. */
function useTimeOf(): (at: number) => string {
  const ownTimes = useOwnTimes();
  const now = useNow();
  return (at) => (now - at < HALF_A_DAY_MS ? ownTimes.time(at) : ownTimes.moment(at));
}

function Words() {
  const time = useTimeOf();
  const { loadedAt } = useSelector(summaries.selectSlice);
  const at = Math.max(loadedAt, useSelector(selectConfirmedAt));
  return at === 0 ? <T id="app.offline" /> : <T id="app.offlineAsOf" values={{ at: time(at) }} />;
}
