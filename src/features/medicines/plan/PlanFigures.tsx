import type { Allocation } from '@/domain/medicine/allocation';
import { dueDays, totalDays } from '@/domain/medicine/schedule';
import { T } from '@/shared/i18n/text';

type Scheduled = Pick<Allocation, 'segments' | 'stopped' | 'asNeeded'>;

/** How many single intakes a plan with an end has in all. */
function countOf(plan: Scheduled): number {
  const [first, last] = [plan.segments[0]?.from ?? '', plan.segments.at(-1)?.to ?? ''];
  return dueDays(plan, first, last).reduce((sum, { times }) => sum + times.length, 0);
}

/** Total days and intakes, worked out from the entries: nobody types them. */
export function PlanFigures({ plan }: { plan: Scheduled }) {
  const days = totalDays(plan);
  const count = days === null || plan.asNeeded ? null : countOf(plan);
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
