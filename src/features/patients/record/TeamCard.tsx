import { fullName, type Patient } from '@/domain/patients/patient';
import { rolesInOrder } from '@/domain/patients/team';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';

/** An address that may go on in the next line, before its host. */
function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** The care team of the patient with their contacts, in calling order. */
export function TeamCard({ patient }: { patient: Patient }) {
  const t = useT();
  const members = rolesInOrder(patient).flatMap((role) => {
    const member = patient.medicalTeam[role];
    return member ? [{ role, member }] : [];
  });
  return (
    <TitledCard title={t('patient.team')}>
      {members.length === 0 ? (
        <T id="patient.noTeam" />
      ) : (
        <dl className="nd-definitions">
          {members.map(({ role, member }) => (
            <div key={role}>
              <dt>
                <T id={`patient.${role}`} />
              </dt>
              <dd>
                <bdi>{fullName(member)}</bdi>
                {member.mobile && (
                  <a className="d-block py-1" href={`tel:${member.mobile.replace(/[^\d+]/g, '')}`}>
                    <bdi dir="ltr">{member.mobile}</bdi>
                  </a>
                )}
                {member.email && (
                  <a className="d-block py-1" href={`mailto:${encodeURIComponent(member.email)}`}>
                    <bdi dir="ltr">
                      <EmailText email={member.email} />
                    </bdi>
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </TitledCard>
  );
}
