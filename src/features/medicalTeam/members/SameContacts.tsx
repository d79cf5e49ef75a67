import { fullName, type TeamMember } from '@/domain/patients/patient';
import type { Practitioner } from '@/domain/staff/practitioner';
import { agreements, type SameBy } from '@/domain/patients/team';
import { useIntl } from 'react-intl';
import { T, useT } from '@/shared/i18n/text';

/** Whether nothing that tells people apart differs. */
export const isSamePerson = (member: Partial<TeamMember>, other: Practitioner): boolean =>
  (['email', 'mobile', 'name'] as const).every((by) => {
    const isGiven = by === 'name' || Boolean(member[by]) || Boolean(other[by]);
    return !isGiven || agreements(member, other).includes(by);
  });

/** People of the directory who may be the one that is typed, each with what agrees and how they can be reached. */
export function SameContacts({
  twins,
  onUse,
}: {
  twins: readonly { practitioner: Practitioner; by: SameBy[] }[];
  /** Left out where the directory itself is written. */
  onUse?: (practitioner: Practitioner) => void;
}) {
  const t = useT();
  const intl = useIntl();
  const list = (by: SameBy[]) =>
    intl.formatList(
      by.map((one) => t(`team.same_${one}`)),
      { type: 'conjunction' },
    );
  return (
    <div role="status">
      {twins.length > 0 && (
        <div className="alert alert-warning">
          <p className="mb-2">
            <T id="team.sameContact" />
          </p>
          <ul className="list-unstyled d-grid gap-2 mb-0">
            {twins.map(({ practitioner, by }) => (
              <li key={practitioner.id} className="nd-team-twin">
                <span>
                  <bdi className="fw-semibold">{fullName(practitioner)}</bdi> ({list(by)})
                  <span className="d-block small">
                    {[practitioner.email, practitioner.mobile, practitioner.cityName]
                      .filter(Boolean)
                      .map((one) => (
                        <bdi key={one} className="me-2">
                          {one}
                        </bdi>
                      ))}
                    {!practitioner.active && <T id="team.inactive" />}
                  </span>
                </span>
                {onUse && (
                  <button
                    type="button"
                    className="btn btn-sm btn-outline-primary"
                    onClick={() => onUse(practitioner)}
                  >
                    <T id="team.useEntry" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
