import { fullName, type Patient, type TeamMember } from '@/domain/patients/patient';
import { statesAfter } from '@/domain/patients/team';
import type { MessageId } from '@/locales';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { DateField } from '@/shared/forms/DateField';
import { useProblemList } from '@/shared/forms/problemList';
import { SaveFailure } from '@/shared/forms/SaveFailure';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { DirectoryPick } from '../members/DirectoryPick';
import { memberEntriesOf, memberFields, memberLabels } from '../members/memberEntries';
import { MemberFields } from '../members/MemberFields';
import { practitioners } from '../slice';
import { StoredMember } from '../members/StoredMember';
import { useReferralForm } from './useReferralForm';

const labels: Readonly<Record<string, MessageId>> = {
  ...memberLabels,
  speciality: 'team.speciality',
  on: 'team.referredOn',
  state: 'team.state',
  reason: 'team.reason',
  note: 'team.note',
};

/** Sends the patient to somebody, or tells what became of it. Mounted while it is open. @param referral null for a new one */
export function ReferralDialog({
  patient,
  referral,
  onClose,
}: {
  patient: Patient;
  referral: string | null;
  onClose: () => void;
}) {
  const t = useT();
  const directory = useEntities(practitioners);
  const asked = useReferralForm(patient, referral, onClose);
  const { form, draft, guard, failure, from, stored, today, send, takeStored } = asked;
  const { control, formState, setValue } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const problems = useProblemList(errors, labels, 'team.problem');
  const states = from ? [from.state, ...statesAfter(from.state)] : (['requested'] as const);
  const use = (member: TeamMember) => {
    const entries = memberEntriesOf(member);
    for (const field of memberFields)
      setValue(field, entries[field], { shouldDirty: true, shouldValidate: submitCount > 0 });
    const { speciality } = member as { speciality?: string };
    if (speciality && form.getValues('speciality') === '')
      setValue('speciality', speciality, { shouldDirty: true });
  };
  return (
    <>
      <Dialog
        isOpen
        size="lg"
        title={<T id={referral === null ? 'team.addReferral' : 'team.editReferral'} />}
        onClose={guard.close}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        busy={isSubmitting}
        footer={
          <DialogActions confirmLabel={<T id="common.save" />} busy={isSubmitting} onCancel={guard.close} />
        }
      >
        <DraftNotice draft={draft} />
        <ErrorSummary problems={problems} attempt={submitCount} />
        <DirectoryPick directory={directory} onChoose={use} />
        <MemberFields control={control} />
        <div className="nd-form-row">
          <TextField
            control={control}
            name="speciality"
            label={t('team.speciality')}
            required
            maxLength={100}
          />
          <DateField control={control} name="on" label={t('team.referredOn')} required max={today} />
          <SelectField
            control={control}
            name="state"
            label={t('team.state')}
            options={states.map((value) => ({ value, label: t(`team.state_${value}`) }))}
          />
        </div>
        <TextAreaField
          control={control}
          name="reason"
          label={t('team.reason')}
          required
          rows={2}
          maxLength={1000}
        />
        <TextAreaField control={control} name="note" label={t('team.note')} rows={2} maxLength={1000} />
        <SaveFailure
          failure={failure}
          conflict={
            <StoredMember
              text={
                stored && [
                  fullName(stored.to),
                  stored.speciality,
                  stored.reason,
                  t(`team.state_${stored.state}`),
                ]
              }
              onTake={takeStored}
            />
          }
        />
      </Dialog>
      {guard.dialog}
    </>
  );
}
