import { fullName, type TeamMember } from '@/domain/patients/patient';
import type { TeamRole } from '@/domain/patients/team';
import { IfMay } from '@/shared/IfMay';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { ContactActions } from './ContactActions';

/** One place of the team: who is in it and what can be done, or the way to put somebody there. */
export function MemberCard({
  role,
  member,
  onChange,
  onRemove,
}: {
  role: TeamRole;
  member: TeamMember | undefined;
  onChange: () => void;
  onRemove: () => void;
}) {
  const t = useT();
  const name = t(`patient.${role}`);
  return (
    <TitledCard title={name}>
      {member ? (
        <div className="nd-team-member">
          <p className="mb-0">
            <bdi className="fw-semibold">{fullName(member)}</bdi>
          </p>
          <Contact member={member} />
          <div className="nd-team-actions">
            <ContactActions member={member} />
            <IfMay do="patients.write">
              <button
                type="button"
                className="btn btn-outline-secondary"
                aria-label={t('team.changeOne', { role: name })}
                onClick={onChange}
              >
                <T id="team.change" />
              </button>

              <button
                type="button"
                className="btn btn-outline-danger"
                aria-label={t('team.removeOne', { role: name })}
                onClick={onRemove}
              >
                <T id="team.remove" />
              </button>
            </IfMay>
          </div>
        </div>
      ) : (
        <div className="nd-team-member">
          <p className="mb-0 text-body-secondary">
            <T id="team.nobody" />
          </p>
          <div className="nd-team-actions">
            <IfMay do="patients.write">
              <button
                type="button"
                className="btn btn-outline-primary"
                aria-label={t('team.addOne', { role: name })}
                onClick={onChange}
              >
                <T id="team.add" />
              </button>
            </IfMay>
          </div>
        </div>
      )}
    </TitledCard>
  );
}

function Contact({ member }: { member: TeamMember }) {
  const { mobile, email, address, pinCode, cityName, country } = member;
  const place = [address, [pinCode, cityName].filter(Boolean).join(' '), country].filter(Boolean);
  return (
    <address className="mb-0">
      {mobile && (
        <bdi dir="ltr" className="d-block">
          {mobile}
        </bdi>
      )}
      {email && (
        <bdi dir="ltr" className="d-block text-break">
          {email}
        </bdi>
      )}
      {place.length > 0 && <bdi className="d-block text-body-secondary">{place.join(', ')}</bdi>}
      {!mobile && !email && <T id="team.noContact" />}
    </address>
  );
}
