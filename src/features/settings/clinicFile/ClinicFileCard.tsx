import Download from 'lucide-react/icons/download';
import { care, reachesHost } from '@/shared/api/http';
import { downloadBlob } from '@/shared/files/download';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';
import { fetchClinic } from './calls';
import { CallState } from './CallState';
import { RestoreCard } from './RestoreCard';
import { StandingCard } from './StandingCard';
import { useLongCall } from './useLongCall';
import { useStanding } from './useStanding';

/** Everything that is kept, saved as one file and put back from one. */
export function ClinicFileCard() {
  const t = useT();
  if (reachesHost(care.defaults))
    return (
      <TitledCard title={t('clinicFile.title')}>
        <p className="mb-0">
          <T id="clinicFile.hostOnly" />
        </p>
      </TitledCard>
    );
  return <EmbeddedRecords />;
}

function EmbeddedRecords() {
  const t = useT();
  const dispatch = useAppDispatch();
  const call = useLongCall();
  const { standing, ask } = useStanding();
  const save = async () => {
    const file = await call.run(fetchClinic);
    if (!file) return;
    downloadBlob(`nephrodesk-${new Date(now()).toISOString().slice(0, 10)}.json.gz`, file);
    dispatch(noticed({ tone: 'success', message: 'clinicFile.saved' }));
    ask();
  };
  const isBusy = call.progress !== null;
  return (
    <>
      <StandingCard standing={standing} />
      <TitledCard title={t('clinicFile.title')}>
        <p>
          <T id="clinicFile.lead" />
        </p>
        <p>
          <T id="clinicFile.notIn" />
        </p>
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : () => void save()}
        >
          <Icon of={Download} /> <T id="clinicFile.save" />
        </button>
        <CallState call={call} word="clinicFile.saving" />
      </TitledCard>
      <RestoreCard />
    </>
  );
}
