import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { teamRoles } from '@/domain/patients/patient';
import type { Practitioner } from '@/domain/staff/practitioner';
import { sameContacts } from '@/domain/patients/team';
import type { MessageId } from '@/locales';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { CheckListField } from '@/shared/forms/CheckListField';
import { useProblemList } from '@/shared/forms/problemList';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { memberFrom, memberLabels } from '../members/memberEntries';
import { MemberFields } from '../members/MemberFields';
import { SameContacts } from '../members/SameContacts';
import { practitioners } from '../slice';
import { usePractitionerForm } from './usePractitionerForm';

const labels: Readonly<Record<string, MessageId>> = {
  ...memberLabels,
  roles: 'team.roles',
  speciality: 'team.speciality',
};

/** Writes an entry of the directory. Mounted while it is open. @param practitioner null for a new one */
export function PractitionerDialog({
  practitioner,
  onClose,
}: {
  practitioner: Practitioner | null;
  onClose: () => void;
}) {
  const t = useT();
  const all = useSelector(practitioners.selectAll);
  const record = usePractitionerForm(practitioner, onClose);
  const { control, formState, register } = record.form;
  const problems = useProblemList(formState.errors, labels);
  const [isOther, setOther] = useState(false);
  const typed = useWatch({ control, compute: memberFrom });
  const known = practitioner ? sameContacts(practitioner, all, practitioner.id) : [];
  const twins = sameContacts(typed, all, practitioner?.id).filter(
    (one) => !known.some(({ practitioner: { id } }) => id === one.practitioner.id),
  );
  const newer = all.find(({ id }) => id === practitioner?.id);
  const accepted = isOther ? twins.map((one) => one.practitioner.id) : [];
  return (
    <RecordDialog
      action="practitioners.write"
      size="lg"
      title={<T id={practitioner ? 'team.editEntry' : 'team.addEntry'} />}
      record={record}
      problems={problems}
      onSend={(entries) => record.send(entries, accepted)}
    >
      <MemberFields control={control} />
      <CheckListField
        control={control}
        name="roles"
        label={t('team.roles')}
        options={teamRoles.map((value) => ({ value, label: t(`patient.${value}`) }))}
      />
      <TextField control={control} name="speciality" label={t('team.speciality')} maxLength={100} />
      <div className="form-check mb-3">
        <input type="checkbox" id="entry-active" className="form-check-input" {...register('active')} />
        <label className="form-check-label" htmlFor="entry-active">
          <T id="team.isProposed" />
        </label>
      </div>
      <SameContacts twins={twins} />
      {twins.length > 0 && (
        <div className="form-check mb-3">
          <input
            type="checkbox"
            id="entry-other"
            className="form-check-input"
            checked={isOther}
            onChange={({ target }) => setOther(target.checked)}
          />
          <label className="form-check-label" htmlFor="entry-other">
            <T id="team.isOther" />
          </label>
        </div>
      )}
      <SaveConflict {...record.conflictWith(newer)} stored={newer && { at: newer.updatedAt }} />
    </RecordDialog>
  );
}
