import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { SelectField } from '@/shared/forms/SelectField';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Example } from '../../frame/Example';
import { Showcase } from '../../frame/Showcase';
import { Grouped, OpenEnded, Several, States } from './select/richSelects';
import rich from './select/richSelects.tsx?raw';
import source from './select.tsx?raw';

/** The parts of a day in which sessions take place, and how each is called. */
const shifts = {
  morning: 'showcase:/forms/elements/select#morning',
  afternoon: 'showcase:/forms/elements/select#afternoon',
  evening: 'showcase:/forms/elements/select#evening',
} as const;
type Shift = keyof typeof shifts;
const shiftNames = Object.keys(shifts) as Shift[];

function InAForm() {
  const t = useT();
  const { control } = useForm({ defaultValues: { shift: 'morning' as Shift } });
  const shift = useWatch({ control, name: 'shift' });
  return (
    <>
      <SelectField
        control={control}
        name="shift"
        label={<T id="showcase:/forms/elements/select#shift" />}
        options={shiftNames.map((value) => ({ value, label: t(shifts[value]) }))}
      />
      <p role="status">
        <T id="showcase:/forms/elements/select#chosen" values={{ name: t(shifts[shift]) }} />
      </p>
    </>
  );
}

function Native() {
  const t = useT();
  const [several, setSeveral] = useState<readonly string[]>(['morning']);
  const options = shiftNames.map((name) => (
    <option key={name} value={name}>
      {t(shifts[name])}
    </option>
  ));
  return (
    <>
      <Field label={t('showcase:/forms/elements/select#several')}>
        {(control) => (
          <select
            {...control}
            multiple
            size={3}
            className="form-select"
            value={several}
            onChange={({ target }) => setSeveral(Array.from(target.selectedOptions, ({ value }) => value))}
          >
            {options}
          </select>
        )}
      </Field>
      <Field label={t('showcase:/forms/elements/select#closed')} className="">
        {(control) => (
          <select {...control} className="form-select" disabled>
            {options}
          </select>
        )}
      </Field>
    </>
  );
}

export default function SelectPage() {
  return (
    <Showcase address="/forms/elements/select" source={source}>
      <Example title="showcase:/forms/elements/select#inAForm" of={{ InAForm }} />
      <Example title="showcase:/forms/elements/select#native" of={{ Native }} />
      <Example title="showcase:/forms/elements/select#rich" source={rich} of={{ Grouped }} />
      <Example title="showcase.states" source={rich} of={{ States }} />
      <Example title="showcase:/forms/elements/select#fixedOnes" source={rich} of={{ Several }} />
      <Example title="showcase:/forms/elements/select#openEnded" source={rich} of={{ OpenEnded }} />
    </Showcase>
  );
}
