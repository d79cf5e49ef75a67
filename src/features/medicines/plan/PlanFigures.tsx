import type { Allocation } from '@/domain/medicine/allocation';
import { intakesBetween, totalDays } from '@/domain/medicine/schedule';
import { T } from '@/shared/i18n/text';

type Scheduled = Pick<Allocation, 'id' | 'segments' | 'stopped' | 'asNeeded'> &
  Partial<Pick<Allocation, 'history'>>;

/** How many single intakes a plan with an end has in all, those before it is allocated apart. */
function countOf(plan: Scheduled, timeZone: string, now: number): number {
  const [first, last] = [plan.segments[0]?.from ?? '', plan.segments.at(-1)?.to ?? ''];
  // One that is being written is allocated now.
  const history = plan.history ?? [{ at: new Date(now).toISOString(), by: '', what: 'allocated' as const }];
  return intakesBetween({ ...plan, history }, first, last, timeZone).filter(
    ({ isBeforeStart }) => !isBeforeStart,
  ).length;
}

/** Total days and intakes, worked out from the entries: nobody types them. */
export function PlanFigures({
  plan,
  timeZone,
  now,
}: {
  plan: Scheduled;
  /** The patient's. */
  timeZone: string;
  /** Epoch ms. */
  now: number;
}) {
  const days = totalDays(plan);
  const count = days === null || plan.asNeeded ? null : countOf(plan, timeZone, now);
  return (
    <dl className="nd-definitions" aria-live="polite">
      <div>
        <dt>
          <T id="medicines.totalDays" />
        </dt>
        <dd>
          {days === null ? (
            <T id="medicines.ongoing" />
          ) : (
            <T id="medicines.dayCount" values={{ count: days }} />
          )}
        </dd>
      </div>
      {count !== null && (
        <div>
          <dt>
            <T id="medicines.totalIntakes" />
          </dt>
          <dd>
            <T id="medicines.intakeCount" values={{ count }} />
          </dd>
        </div>
      )}
    </dl>
  );
}
