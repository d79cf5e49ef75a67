import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { teamRoles } from '@/domain/patients/patient';
import type { Practitioner } from '@/domain/staff/practitioner';
import { sameContacts } from '@/domain/patients/team';
import type { MessageId } from '@/locales';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { CheckListField } from '@/shared/forms/CheckListField';
import { useProblemList } from '@/shared/forms/problemList';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
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
  const { form, draft, guard, failure, send, takeNewer } = usePractitionerForm(practitioner, onClose);
  const { control, formState, register } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const problems = useProblemList(errors, labels, 'team.problem');
  const [isOther, setOther] = useState(false);
  const typed = useWatch({ control, compute: memberFrom });
  const known = practitioner ? sameContacts(practitioner, all, practitioner.id) : [];
  const twins = sameContacts(typed, all, practitioner?.id).filter(
    (one) => !known.some(({ practitioner: { id } }) => id === one.practitioner.id),
  );
  const newer = all.find(({ id }) => id === practitioner?.id);
  const accepted = isOther ? twins.map((one) => one.practitioner.id) : [];
  return (
    <>
      <Dialog
        isOpen
        size="lg"
        title={<T id={practitioner ? 'team.editEntry' : 'team.addEntry'} />}
        onClose={guard.close}
        onSubmit={(event) => void form.handleSubmit((entries) => send(entries, accepted))(event)}
        busy={isSubmitting}
        footer={
          <DialogActions confirmLabel={<T id="common.save" />} busy={isSubmitting} onCancel={guard.close} />
        }
      >
        <DraftNotice draft={draft} />
        <ErrorSummary problems={problems} attempt={submitCount} />
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
        <SaveConflict
          failure={failure}
          stored={newer && { at: newer.updatedAt }}
          onMine={() => newer && takeNewer(newer)}
        />
      </Dialog>
      {guard.dialog}
    </>
  );
}
