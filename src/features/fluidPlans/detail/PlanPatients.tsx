import { Link } from 'react-router-dom';
import type { AssignmentStatus } from '@/domain/fluid/assignment';
import { statusOn } from '@/domain/fluid/assignmentDays';
import type { FluidPlan } from '@/domain/fluid/plan';
import { fullName } from '@/domain/patients/patient';
import { summaries } from '@/features/patients/slice';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import type { useAssignments } from '../useAssignments';

type Standing = AssignmentStatus | 'planned';
/** Those of the patients that have the plan, are to have it, or have been prepared for it. */
const present = ['active', 'paused', 'planned', 'draft'] as const satisfies Standing[];
const isPresent = (status: Standing): status is (typeof present)[number] =>
  (present as readonly Standing[]).includes(status);

/** Which patients have the plan, on which version and since when. */
export function PlanPatients({
  plan,
  given,
  today,
}: {
  plan: FluidPlan;
  given: ReturnType<typeof useAssignments>;
  today: string;
}) {
  const t = useT();
  const formats = useFormats();
  const { rows } = useEntities(summaries);
  const nameOf = (id: string) => {
    const row = rows.find((one) => one.id === id);
    return row ? fullName(row) : t('alerts.unknownPatient');
  };
  const holders = given.rows
    .filter((one) => one.plan === plan.id)
    .flatMap((one) => {
      const status = statusOn(one, today);
      return isPresent(status) ? [{ ...one, status, name: nameOf(one.patient) }] : [];
    })
    .toSorted(
      (a, b) => present.indexOf(a.status) - present.indexOf(b.status) || a.name.localeCompare(b.name),
    );
  return (
    <AsyncView
      status={given.status}
      error={null}
      isEmpty={given.status !== 'ready' && holders.length === 0}
      onRetry={given.reload}
    >
      {holders.length === 0 && <T id="fluidPlans.noPatients" />}
      <ul className="list-unstyled d-grid gap-2 mb-0">
        {holders.map(({ id, patient, status, name, revision, start, confirmed }) => (
          <li key={id}>
            <Link to={`/userlist/${encodeURIComponent(patient)}`}>
              <bdi>{name}</bdi>
            </Link>
            <span className="d-block small">
              {t(`fluidPlans.holder_${status}`, { day: formats.day(start) })}
              {' · '}
              <span className={revision < plan.revision ? 'fw-semibold' : 'text-body-secondary'}>
                <T
                  id={revision < plan.revision ? 'fluidPlans.olderVersion' : 'alertRules.versionNumber'}
                  values={{ number: revision }}
                />
              </span>
              {confirmed !== undefined && (
                <span className="d-block">
                  <T id="fluidPlans.despite" values={{ reason: <bdi>{confirmed}</bdi> }} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </AsyncView>
  );
}
