import { Fragment } from 'react';
import type { Alert, EscalationTarget } from '@/domain/alerts/alert';
import { fullName, teamRoles, type Patient } from '@/domain/patients/patient';
import { escalationWord } from '@/shared/i18n/wording/alertStoryWording';
import { T } from '@/shared/i18n/text';
import { Telephone } from './Telephone';

type Named = Exclude<EscalationTarget, 'nextInTeam'>;
const isNamed = (one: EscalationTarget | undefined): one is Named =>
  one !== undefined && one !== 'nextInTeam';
const memberOf = (patient: Patient | undefined, target: Named) => {
  const role = teamRoles.find((one) => one === target);
  return role && patient?.medicalTeam[role];
};

/**
 * Who is notified of an alert: by its rule at once, or because nobody took it over. Members of the medical team have
 * no account and are called, so their number is shown; the others see it on their first page.
 */
export function AlertRecipients({
  alert: { notify = [], escalatedTo },
  patient,
  referent,
}: {
  alert: Alert;
  patient: Patient | undefined;
  referent: string | undefined;
}) {
  const all = [...new Set([...notify, escalatedTo].filter(isNamed))];
  if (all.length === 0) return null;
  return (
    <section className="mb-4">
      <h3 className="h6">
        <T id="alerts.told" />
      </h3>
      <dl className="row mb-0">
        {all.map((target) => {
          const member = memberOf(patient, target);
          const name = target === 'referent' ? referent : member && fullName(member);
          return (
            <Fragment key={target}>
              <dt className="col-5 fw-normal text-body-secondary">
                <T id={target === 'referent' ? 'patient.referent' : escalationWord[target]} />
              </dt>
              <dd className="col-7 mb-1">
                {target === 'admin' ? (
                  <T id="alerts.toldHere" />
                ) : (
                  <>
                    <bdi>{name ?? <T id="alerts.notGiven" />}</bdi>{' '}
                    {member && <Telephone to={member.mobile} />}
                  </>
                )}
              </dd>
            </Fragment>
          );
        })}
      </dl>
    </section>
  );
}
