import { stopReasons, type Allocation } from '@/domain/medicine/allocation';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';
import { TitledCard } from '@/shared/ui/TitledCard';

/** Who decided what and why, the newest first. */
export function AllocationHistory({ history }: Pick<Allocation, 'history'>) {
  const t = useT();
  const times = useOwnTimes();
  const said = (reason: string) => {
    const code = stopReasons.find((one) => one === reason);
    return code ? t(`medicines.stop_${code}`) : reason;
  };
  return (
    <TitledCard title={t('medicines.history')}>
      <ol className="nd-med-history">
        {history.toReversed().map(({ at, by, what, reason }, place) => (
          // Two changes may bear the same moment: a change is known by its place.
          <li key={history.length - place}>
            <span className="fw-semibold">
              <T id={`medicines.what_${what}`} />
            </span>
            {reason !== undefined && <bdi>{what === 'stopped' ? said(reason) : reason}</bdi>}
            <span className="small text-body-secondary">
              <T id="medicines.byWhen" values={{ who: <Person by={by} />, when: times.moment(at) }} />
            </span>
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}
