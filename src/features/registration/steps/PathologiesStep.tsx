import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useFieldArray } from 'react-hook-form';
import type { ConditionEntries } from '@/domain/enrolment/entries';
import { pathologies, type Pathology } from '@/domain/patients/patient';
import { newId } from '@/shared/api/newId';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { StepProps } from './stepProps';

/** What the patient has: the pathologies that rules go by, and the conditions with their beginning. */
export function PathologiesStep({ registration: { form, entries } }: StepProps) {
  const t = useT();
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'conditions', keyName: 'key' });
  const empty = (parts: Partial<ConditionEntries>): ConditionEntries => ({
    id: newId(),
    label: '',
    onset: '',
    clinicalStatus: 'active',
    ...parts,
  });
  const tick = (one: Pathology, isTicked: boolean) => {
    const others = entries.pathologies.filter((known) => known !== one);
    form.setValue('pathologies', isTicked ? [...others, one] : others);
    const place = entries.conditions.findIndex(({ pathology }) => pathology === one);
    if (isTicked && place === -1)
      append(empty({ label: t(`worklist.${one}`), pathology: one }), { shouldFocus: false });
    // Nothing of a draft is stored as a condition yet: what was only ticked goes with the tick.
    if (!isTicked && place !== -1 && entries.conditions[place]?.onset === '') remove(place);
  };
  return (
    <>
      <fieldset className="mb-3" aria-describedby="pathologies-hint">
        <legend className="form-label fs-6">
          <T id="conditions.pathologies" />
        </legend>
        <p id="pathologies-hint" className="form-text mt-0">
          <T id="registration.pathologiesHint" />
        </p>
        <div className="nd-checks">
          {pathologies.map((one) => (
            <div key={one} className="form-check">
              <input
                type="checkbox"
                id={`pathology-${one}`}
                className="form-check-input"
                checked={entries.pathologies.includes(one)}
                onChange={({ target }) => tick(one, target.checked)}
              />
              <label className="form-check-label" htmlFor={`pathology-${one}`}>
                {t(`worklist.${one}`)}
              </label>
            </div>
          ))}
        </div>
      </fieldset>
      <h3 className="h6">
        <T id="patient.conditions" />
      </h3>
      {fields.map(({ key }, place) => (
        <div key={key} className="nd-form-row">
          <TextField
            control={control}
            name={`conditions.${place}.label`}
            label={t('conditions.label')}
            required
            maxLength={500}
          />
          <TextField
            control={control}
            name={`conditions.${place}.onset`}
            label={t('patient.onset')}
            hint={t('registration.onsetHint')}
            maxLength={10}
          />
          <SelectField
            control={control}
            name={`conditions.${place}.clinicalStatus`}
            label={t('conditions.status')}
            options={(['Active', 'Remission', 'Resolved'] as const).map((one) => ({
              value: one.toLowerCase(),
              label: t(`patient.condition${one}`),
            }))}
          />
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-label={t('registration.removeRow', { name: entries.conditions[place]?.label ?? '' })}
            onClick={() => remove(place)}
          >
            <Icon of={Trash2} />
          </button>
        </div>
      ))}
      <button type="button" className="btn btn-outline-primary" onClick={() => append(empty({}))}>
        <Icon of={Plus} /> <T id="conditions.add" />
      </button>
    </>
  );
}
