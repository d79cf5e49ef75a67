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
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';

/** Says that what is shown is no longer live. The embedded backend needs no network, so nothing is said there. */
export function OfflineNotice() {
  return reachesHost(care.defaults) ? <HostNotice /> : null;
}

function HostNotice() {
  const dispatch = useAppDispatch();
  const lost = useConnectionLost();
  useEffect(() => onConnectionReturned(() => void dispatch(dataChanged({ patients: 'all' }))), [dispatch]);
  return (
    // It stands there before it speaks: what is inserted together with its words is not always read out.
    <div role="status" className="nd-offline">
      {lost && (
        <div className="alert alert-warning">
          <Icon of={CloudOff} size={20} />
          <Words />
        </div>
      )}
    </div>
  );
}

const HALF_A_DAY_MS = 43_200_000;

function Words() {
  const ownTimes = useOwnTimes();
  const now = useNow();
  const { loadedAt } = useSelector(summaries.selectSlice);
  if (loadedAt === 0) return <T id="app.offline" />;
  // The time of day alone is only unmistakable while it cannot be another day's.
  const at = now - loadedAt < HALF_A_DAY_MS ? ownTimes.time(loadedAt) : ownTimes.moment(loadedAt);
  return <T id="app.offlineAsOf" values={{ at }} />;
}
