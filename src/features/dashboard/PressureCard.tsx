import { isPressureOnTarget, type WorklistRow } from '@/domain/worklist';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { Share } from './Share';

/** How many keep their own blood pressure target, of those of whom it can be said. */
export function PressureCard({ rows }: { rows: readonly WorklistRow[] }) {
  const t = useT();
  const judged = rows.map(isPressureOnTarget).filter((onTarget) => onTarget !== null);
  const good = judged.filter(Boolean).length;
  return (
    <TitledCard title={t('dashboard.control')}>
      {judged.length === 0 ? (
        <T id="dashboard.noBase" />
      ) : (
        <>
          <Share good={good} all={judged.length} />
          <p className="mb-0">
            <T id="dashboard.controlText" values={{ good, all: judged.length }} />
          </p>
        </>
      )}
    </TitledCard>
  );
}
