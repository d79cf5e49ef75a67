import { care, reachesHost } from '@/shared/api/http';
import { downloadBlob } from '@/shared/files/download';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { TitledCard } from '@/shared/ui/TitledCard';
import { fetchClinic } from './calls';
import { CallState } from './CallState';
import { RestoreCard } from './RestoreCard';
import { SaveForm } from './SaveForm';
import { ClinicFileStateCard } from './ClinicFileStateCard';
import { useLongCall } from './useLongCall';
import { useClinicFileState } from './useClinicFileState';

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
  const { standing, ask } = useClinicFileState();
  const save = async (passphrase: string | null) => {
    const file = await call.run((watch) => fetchClinic(passphrase, watch));
    if (!file) return false;
    const end = passphrase === null ? 'json.gz' : 'clinic';
    downloadBlob(`nephrodesk-${new Date(now()).toISOString().slice(0, 10)}.${end}`, file);
    dispatch(noticed({ tone: 'success', message: 'clinicFile.saved' }));
    ask();
    return true;
  };
  return (
    <>
      <ClinicFileStateCard standing={standing} />
      <TitledCard title={t('clinicFile.title')}>
        <p>
          <T id="clinicFile.lead" />
        </p>
        <p>
          <T id="clinicFile.notIn" />
        </p>
        <SaveForm isBusy={call.progress !== null} onSave={save} />
        <CallState call={call} word="clinicFile.saving" />
      </TitledCard>
      <RestoreCard />
    </>
  );
}
