import { useMemo, useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import type { Medicine } from '@/domain/medicine/medicine';
import { fieldId, useErrorText } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { Combobox } from '@/shared/ui/suggest/Combobox';
import { hasText, matchGroup } from '@/shared/ui/suggest/match';
import { useMedicineWords } from '../medicineWords';
import { usualUnit, type PlanEntries } from './planEntries';

const OFFERED = 8;

/** Which medicine: found by its name, ingredient or manufacturer among those that are given. */
export function MedicineField({
  form: { control, getValues, setValue },
  catalogue,
}: {
  form: UseFormReturn<PlanEntries>;
  catalogue: readonly Medicine[];
}) {
  const t = useT();
  const words = useMedicineWords();
  const { field, fieldState } = useController({ control, name: 'medicine' });
  const problem = useErrorText()(fieldState.error, undefined);
  const [text, setText] = useState('');
  const offered = useMemo(
    () =>
      catalogue
        .filter(({ active }) => active)
        .map((one) => ({
          id: one.id,
          title: words.medicine(one),
          keywords: [...one.activeIngredients, one.manufacturer, one.category].filter(Boolean).join(' '),
          medicine: one,
        })),
    [catalogue, words],
  );
  const isOpen = hasText(text);
  const groups = isOpen ? [matchGroup({ id: 'medicines', limit: OFFERED, items: offered }, text)] : [];
  const chosen = catalogue.find(({ id }) => id === field.value);
  const choose = (medicine: Medicine) => {
    field.onChange(medicine.id);
    setText('');
    const isUntouched = getValues('steps.0.doseValue') === null;
    if (isUntouched) setValue('steps.0.doseUnit', usualUnit(medicine), { shouldDirty: true });
  };
  return (
    <fieldset
      id={fieldId('medicine')}
      className="mb-3"
      tabIndex={-1}
      aria-describedby={problem && 'medicine-error'}
    >
      <legend className="form-label fs-6">
        <T id="medicines.medicine" />{' '}
        <span className="nd-required">
          <T id="common.required" />
        </span>
      </legend>
      {chosen && (
        <p className="nd-med-chosen">
          <bdi className="fw-semibold">{words.medicine(chosen)}</bdi>
          <span className="text-body-secondary">
            {words.list(chosen.activeIngredients)}
            {chosen.form && ` · ${t(`medicines.form_${chosen.form}`)}`}
          </span>
        </p>
      )}
      <Combobox
        label={t(chosen ? 'medicines.findOther' : 'medicines.find')}
        placeholder={t('medicines.findHint')}
        text={text}
        onText={setText}
        groups={groups}
        isOpen={isOpen}
        onChoose={({ medicine }) => choose(medicine)}
        onLeave={() => setText('')}
        renderItem={({ title, medicine }) => (
          <>
            <bdi>{title}</bdi>{' '}
            <span className="text-body-secondary">{words.list(medicine.activeIngredients)}</span>
          </>
        )}
      />
      {problem !== undefined && (
        <div id="medicine-error" className="nd-field-error">
          {problem}
        </div>
      )}
    </fieldset>
  );
}
