import type { FluidPlan } from '@/domain/fluid/plan';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';
import { partWords, statusLooks } from '../planParts';

/** Every change of a plan, the newest first: who, when, why, and which parts. */
export function PlanHistory({ plan }: { plan: FluidPlan }) {
  const t = useT();
  const times = useOwnTimes();
  const entries = plan.history
    .map((change, place) => ({ change, before: plan.history[place - 1] }))
    .toReversed();
  const words: Readonly<Record<string, (typeof partWords)[keyof typeof partWords]>> = partWords;
  const named = (field: string) => (words[field] ? t(words[field]) : field);
  return (
    <ol className="list-unstyled d-grid gap-3 mb-0">
      {entries.map(({ change: { revision, at, by, status, changed, reason }, before }) => {
        const parts = changed.filter((field) => field !== 'status');
        return (
          <li key={`${at} ${String(revision)} ${changed.join()}`}>
            <div>
              <strong>
                <T id="alertRules.versionNumber" values={{ number: revision }} />
              </strong>{' '}
              <span className="text-body-secondary">
                <T id="alertRules.by" values={{ who: <Person by={by} />, when: times.moment(at) }} />
              </span>
            </div>
            {!before && <T id="alertRules.created" />}
            {before && before.status !== status && (
              <div>
                <T
                  id="alertRules.changedTo"
                  values={{
                    field: t('alerts.status'),
                    before: t(statusLooks[before.status].word),
                    after: t(statusLooks[status].word),
                  }}
                />
              </div>
            )}
            {parts.length > 0 && (
              <div>
                <T id="fluidPlans.changed" values={{ fields: parts.map(named).join(', ') }} />
              </div>
            )}
            {reason !== undefined && (
              <div>
                <T id="alertRules.becauseOf" /> <bdi>{reason}</bdi>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
