import { useEffect, useState } from 'react';
import { isChangedSince, type ClinicFileState } from '@/domain/exchange/clinicFileState';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';

/** How safe the records of this browser are: whether it may clear them away, and how old their last file is. */
export function ClinicFileStateCard({ standing }: { standing: ClinicFileState | null }) {
  const t = useT();
  const { isKept, ask, isRefused } = useKeeping();
  return (
    <TitledCard title={t('clinicFile.standing')}>
      <p role="status">
        {isKept === null && <T id="clinicFile.persistUnknown" />}
        {isKept === true && <T id="clinicFile.persisted" />}
        {isKept === false && <T id="clinicFile.notPersisted" />}
        {isRefused && (
          <>
            {' '}
            <T id="clinicFile.notAgreed" />
          </>
        )}
      </p>
      {isKept !== true && canBeAsked() && (
        <p>
          <button type="button" className="btn btn-outline-primary" onClick={ask}>
            <T id="clinicFile.askToKeep" />
          </button>
        </p>
      )}
      <div className="nd-last-file">{standing && <LastFile standing={standing} />}</div>
    </TitledCard>
  );
}

function LastFile({ standing: { since, savedAt, changedAt } }: { standing: ClinicFileState }) {
  const times = useOwnTimes();
  return (
    <p className="mb-0">
      {savedAt === undefined ? (
        <T id="clinicFile.never" values={{ moment: times.moment(since) }} />
      ) : (
        <T id="clinicFile.last" values={{ moment: times.moment(savedAt) }} />
      )}
      <br />
      {isChangedSince(changedAt, savedAt ?? since) ? (
        <T id="clinicFile.changedAt" values={{ moment: times.moment(changedAt) }} />
      ) : (
        <T id="clinicFile.unchanged" />
      )}
    </p>
  );
}

/** Not every browser offers to keep what is stored. */
const canBeAsked = (): boolean => 'storage' in navigator && 'persist' in navigator.storage;

/** Whether the browser has agreed to keep the records; null where it does not say. */
function useKeeping() {
  const [isKept, setKept] = useState<boolean | null>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const asked: Promise<boolean> | undefined = navigator.storage?.persisted?.();
    asked?.then(setKept, () => undefined);
  }, []);
  const ask = () => {
    const asked: Promise<boolean> | undefined = navigator.storage?.persist?.();
    asked?.then(
      (agreed) => {
        setKept(agreed);
        setRefused(!agreed);
      },
      () => setRefused(true),
    );
  };
  return { isKept, isRefused, ask };
}
