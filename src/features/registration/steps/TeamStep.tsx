import { useState } from 'react';
import { fullName, teamRoles } from '@/domain/patients/patient';
import type { Practitioner } from '@/domain/staff/practitioner';
import type { TeamRole } from '@/domain/patients/team';
import { practitioners } from '@/features/medicalTeam/slice';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { Field } from '@/shared/ui/Field';
import { FailureLine } from '@/shared/ui/FailureLine';
import { CompanionFields } from './CompanionFields';
import type { StepProps } from './stepProps';

/** Who cares for the patient: taken from the directory, or typed. */
export function TeamStep({ registration }: StepProps) {
  const directory = useEntities(practitioners);
  return (
    <>
      <CompanionFields registration={registration} />
      {directory.status === 'failed' && (
        <FailureLine message="team.directoryFailed" onRetry={directory.reload} />
      )}
      {teamRoles.map((role) => (
        <Member key={role} role={role} registration={registration} people={directory.rows} />
      ))}
    </>
  );
}

function Member({
  role,
  registration: { form, entries },
  people,
}: {
  role: TeamRole;
  registration: StepProps['registration'];
  people: readonly Practitioner[];
}) {
  const t = useT();
  const { control } = form;
  const contact = entries.medicalTeam[role];
  const [isTyping, setTyping] = useState(Object.values(contact).some((said) => said !== ''));
  const offered = people.filter(({ active, roles }) => active && roles.includes(role));
  const current = offered.find(
    (one) => one.firstName === contact.firstName && one.lastName === contact.lastName,
  );
  const take = (id: string) => {
    const chosen = offered.find((one) => one.id === id);
    const { firstName = '', lastName = '', email = '', mobile = '' } = chosen ?? {};
    form.setValue(`medicalTeam.${role}`, { firstName, lastName, email, mobile });
    setTyping(chosen !== undefined);
  };
  const name = t(`patient.${role}`);
  return (
    <fieldset className="nd-member">
      <legend className="h6">{name}</legend>
      <div className="nd-form-row">
        <Field label={t('team.fromDirectory')}>
          {(wiring) => (
            <select
              {...wiring}
              className="form-select"
              value={current?.id ?? ''}
              onChange={({ target }) => take(target.value)}
            >
              <option value="">{t('registration.nobody')}</option>
              {offered.map((one) => (
                <option key={one.id} value={one.id}>
                  {[fullName(one), one.cityName].filter(Boolean).join(', ')}
                </option>
              ))}
            </select>
          )}
        </Field>
        {!isTyping && (
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-label={t('registration.typeOne', { role: name })}
            onClick={() => setTyping(true)}
          >
            <T id="registration.type" />
          </button>
        )}
      </div>
      {isTyping && (
        <div className="nd-form-row">
          {(['firstName', 'lastName', 'mobile', 'email'] as const).map((field) => (
            <TextField
              key={field}
              control={control}
              name={`medicalTeam.${role}.${field}`}
              label={t(`team.${field}`)}
              maxLength={field === 'email' ? 254 : 100}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
