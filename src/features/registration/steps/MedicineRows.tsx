import Plus from 'lucide-react/icons/plus';
import { useFieldArray } from 'react-hook-form';
import type { MedicineEntries } from '@/domain/enrolment/entries';
import { newId } from '@/shared/api/newId';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { MedicineRow } from './MedicineRow';
import type { StepProps } from './stepProps';

const empty = (): MedicineEntries => ({
  id: newId(),
  medicine: '',
  kind: 'everyday',
  weekdays: [],
  doseValue: 1,
  doseUnit: 'tablet',
  times: ['08:00'],
  maxPerDay: null,
  reason: '',
});

/** The medicines from the first day on. */
export function MedicineRows({ registration, facts }: StepProps) {
  const t = useT();
  const { control } = registration.form;
  const { fields, append, remove } = useFieldArray({ control, name: 'medicines', keyName: 'key' });
  return (
    <fieldset className="mb-3">
      <legend className="h6">{t('registration.medicines')}</legend>
      {fields.map(({ key }, place) => (
        <MedicineRow
          key={key}
          registration={registration}
          facts={facts}
          place={place}
          onRemove={() => remove(place)}
        />
      ))}
      <button
        type="button"
        className="btn btn-outline-primary"
        onClick={() => append(empty(), { focusName: `medicines.${fields.length}.medicine` })}
      >
        <Icon of={Plus} /> <T id="registration.addMedicine" />
      </button>
    </fieldset>
  );
}
