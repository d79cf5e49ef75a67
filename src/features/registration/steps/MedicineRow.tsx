import Trash2 from 'lucide-react/icons/trash-2';
import { sameBefore, warningsAtEnrolment } from '@/domain/enrolment/monitoringProblems';
import { medicineKinds } from '@/domain/enrolment/entries';
import { doseUnits, type DoseUnit } from '@/domain/medicine/medicine';
import { avoidedFor } from '@/domain/medicine/overlaps';
import { CheckListField } from '@/shared/forms/CheckListField';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { timeText } from '@/shared/i18n/wording/medicineWording';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { useIntl } from 'react-intl';
import { useWeekdays } from '../useWeekdays';
import type { StepProps } from './stepProps';

/** Times that are chosen with one touch; any others are set on the record. */
const usualTimes = ['06:00', '08:00', '12:00', '16:00', '18:00', '20:00', '22:00'];
const unitOfForm: Partial<Record<string, DoseUnit>> = {
  capsule: 'capsule',
  solution: 'mL',
  drops: 'drop',
  powder: 'sachet',
  injection: 'injection',
  inhalation: 'puff',
  patch: 'patch',
};

/** One medicine: what, how much, when. */
export function MedicineRow({
  registration: { form, entries },
  facts: { choices, facts },
  place,
  onRemove,
}: Pick<StepProps, 'registration' | 'facts'> & { place: number; onRemove: () => void }) {
  const t = useT();
  const intl = useIntl();
  const weekdays = useWeekdays();
  const { control } = form;
  const row = entries.medicines[place];
  const medicine = choices.medicines.find(({ id }) => id === row?.medicine);
  const isDoubted =
    sameBefore(entries.medicines, place, facts.medicines).length > 0 ||
    (medicine !== undefined &&
      (avoidedFor(medicine, entries.pathologies).length > 0 ||
        warningsAtEnrolment(entries, medicine, facts.now).length > 0));
  const times = [...new Set([...usualTimes, ...(row?.times ?? [])])].toSorted();
  return (
    <div className="nd-medicine">
      <div className="nd-form-row">
        <SelectField
          control={control}
          name={`medicines.${place}.medicine`}
          label={t('patient.medicine')}
          required
          onChosen={(id) => {
            const chosen = choices.medicines.find((one) => one.id === id);
            form.setValue(`medicines.${place}.doseUnit`, unitOfForm[chosen?.form ?? ''] ?? 'tablet');
          }}
          options={[
            { value: '', label: t('conditions.choose') },
            ...choices.medicines.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <NumberField
          control={control}
          name={`medicines.${place}.doseValue`}
          label={t('registration.dose')}
          decimals={3}
          required
        />
        <SelectField
          control={control}
          name={`medicines.${place}.doseUnit`}
          label={t('registration.doseUnit')}
          options={doseUnits.map((value) => ({ value, label: t(`medicines.unit_${value}`) }))}
        />
        <SelectField
          control={control}
          name={`medicines.${place}.kind`}
          label={t('registration.frequency')}
          options={medicineKinds.map((value) => ({ value, label: t(`registration.kind_${value}`) }))}
        />
        <button
          type="button"
          className="btn btn-outline-danger"
          aria-label={t('registration.removeRow', { name: medicine?.name ?? t('patient.medicine') })}
          onClick={onRemove}
        >
          <Icon of={Trash2} />
        </button>
      </div>
      {row?.kind === 'preciseDays' && (
        <CheckListField
          control={control}
          name={`medicines.${place}.weekdays`}
          label={t('registration.weekdays')}
          options={weekdays}
        />
      )}
      {row?.kind === 'asNeeded' ? (
        <NumberField
          control={control}
          name={`medicines.${place}.maxPerDay`}
          label={t('registration.maxPerDay')}
          decimals={0}
          required
        />
      ) : (
        <CheckListField
          control={control}
          name={`medicines.${place}.times`}
          label={t('registration.times')}
          className="mb-3 nd-times"
          options={times.map((value) => ({ value, label: timeText(value, intl) }))}
        />
      )}
      {isDoubted && (
        <TextField
          control={control}
          name={`medicines.${place}.reason`}
          label={t('registration.medicineReason')}
          required
          maxLength={500}
        />
      )}
    </div>
  );
}
