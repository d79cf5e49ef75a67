import { referralStates, type Patient, type TeamMember } from '@/domain/patients/patient';
import { statesAfter } from '@/domain/patients/team';
import type { MessageId } from '@/locales';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { DateField } from '@/shared/forms/DateField';
import { useProblemList } from '@/shared/forms/problemList';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { differencesOf } from '@/shared/record/differences';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { useEntities } from '@/shared/store/useEntities';
import { DirectoryPick } from '../members/DirectoryPick';
import { memberEntriesOf, memberFields, memberLabels } from '../members/memberEntries';
import { MemberFields } from '../members/MemberFields';
import { practitioners } from '../slice';
import { useReferralForm, type ReferralEntries } from './useReferralForm';

const labels: Readonly<Record<Exclude<keyof ReferralEntries, 'id'>, MessageId>> = {
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
  const formats = useFormats();
  const directory = useEntities(practitioners);
  const record = useReferralForm(patient, referral, onClose);
  const { form, from, today } = record;
  const { control, formState, setValue } = form;
  const { errors, submitCount } = formState;
  const problems = useProblemList(errors, labels);
  const states = from ? [from.state, ...statesAfter(from.state)] : (['requested'] as const);
  const said = (field: string, value: string) => {
    if (field === 'on') return formats.day(value);
    const state = field === 'state' && referralStates.find((one) => one === value);
    return state ? t(`team.state_${state}`) : value;
  };
  const use = (member: TeamMember) => {
    const entries = memberEntriesOf(member);
    for (const field of memberFields)
      setValue(field, entries[field], { shouldDirty: true, shouldValidate: submitCount > 0 });
    const { speciality } = member as { speciality?: string };
    if (speciality && form.getValues('speciality') === '')
      setValue('speciality', speciality, { shouldDirty: true });
  };
  return (
    <RecordDialog
      action="patients.write"
      size="lg"
      title={<T id={referral === null ? 'team.addReferral' : 'team.editReferral'} />}
      record={record}
      problems={problems}
      onSend={record.send}
    >
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
      <SaveConflict
        {...record.conflictWith(patient)}
        stored={{ at: patient.updatedAt }}
        differences={differencesOf(labels, form.getValues(), record.entriesIn(patient), t, said)}
      />
    </RecordDialog>
  );
}
