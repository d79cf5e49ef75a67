import { isPressureOnTarget, type WorklistRow } from '@/domain/worklist/worklist';
import { T, useT } from '@/shared/i18n/text';
import { Share } from './Share';
import { linkTo } from './counted';
import { TitledCard } from '@/shared/ui/TitledCard';

/** How many patients meet their blood pressure target, among those with enough data, and whose target applies. */
export function PressureCard({ rows }: { rows: readonly WorklistRow[] }) {
  const t = useT();
  const judged = rows.filter((row) => isPressureOnTarget(row) !== null);
  const good = judged.filter((row) => isPressureOnTarget(row) === true).length;
  const own = judged.filter(({ summary }) => summary.pressureTarget !== undefined).length;
  const unknown = rows.length - judged.length;
  return (
    <TitledCard title={t('dashboard.control')}>
      {judged.length === 0 ? (
        <T id="dashboard.noBase" />
      ) : (
        <>
          <Share good={good} all={judged.length} />
          <p className="mb-0">
            <T
              id="dashboard.controlText"
              values={{
                good,
                all: judged.length,
                g: linkTo('/userlist?pressure=met'),
                a: linkTo('/userlist?pressure=judged'),
              }}
            />{' '}
            <T id="dashboard.controlBy" values={{ own, clinic: judged.length - own }} />
          </p>
        </>
      )}
      {unknown > 0 && (
        <p className="text-body-secondary mb-0">
          <T
            id="dashboard.controlUnknown"
            values={{ count: unknown, a: linkTo('/userlist?pressure=unknown') }}
          />
        </p>
      )}
    </TitledCard>
  );
}
