import { useForm, useWatch } from 'react-hook-form';
import { CheckListField } from '@/shared/forms/CheckListField';
import { T, useT } from '@/shared/i18n/text';
import { Example } from '../../frame/Example';
import { Showcase } from '../../frame/Showcase';
import { AllOfThem, AsButtons, AsCards, Colours, Sizes } from './checkbox/checkLooks';
import looks from './checkbox/checkLooks.tsx?raw';
import source from './checkbox.tsx?raw';
import '@/shared/forms/formRows.css';

function InAForm() {
  const t = useT();
  const { control } = useForm({ defaultValues: { signs: ['oedema'] as string[] } });
  const signs = useWatch({ control, name: 'signs' });
  return (
    <>
      <CheckListField
        control={control}
        name="signs"
        label={<T id="showcase:/forms/elements/checkbox#signs" />}
        hint={<T id="showcase:/forms/elements/checkbox#signsHint" />}
        options={[
          { value: 'oedema', label: t('showcase:/forms/elements/checkbox#oedema') },
          { value: 'breath', label: t('showcase:/forms/elements/checkbox#breath') },
          { value: 'cramps', label: t('showcase:/forms/elements/checkbox#cramps') },
        ]}
      />
      <p role="status">
        <T id="showcase:/forms/elements/checkbox#count" values={{ count: signs.length }} />
      </p>
    </>
  );
}

function Basic() {
  return (
    <div className="form-check nd-check-line">
      <input type="checkbox" id="checkbox-told" className="form-check-input" defaultChecked />
      <label className="form-check-label" htmlFor="checkbox-told">
        <T id="showcase:/forms/elements/checkbox#told" />
      </label>
    </div>
  );
}

function Disabled() {
  const t = useT();
  const words = (['signed', 'notSigned'] as const).map((word) =>
    t(`showcase:/forms/elements/checkbox#${word}`),
  );
  return words.map((label, place) => (
    <div key={label} className="form-check nd-check-line">
      <input
        type="checkbox"
        id={`checkbox-locked-${place}`}
        className="form-check-input"
        defaultChecked={place === 0}
        disabled
      />
      <label className="form-check-label" htmlFor={`checkbox-locked-${place}`}>
        {label}
      </label>
    </div>
  ));
}

export default function CheckboxPage() {
  return (
    <Showcase address="/forms/elements/checkbox" source={source}>
      <Example title="showcase.basic" of={{ Basic }} />
      <Example title="showcase:/forms/elements/checkbox#inAForm" of={{ InAForm }} />
      <Example title="showcase:/forms/elements/checkbox#all" source={looks} of={{ AllOfThem }} />
      <Example title="showcase.disabled" of={{ Disabled }} />
      <Example title="showcase.colours" source={looks} of={{ Colours }} />
      <Example title="showcase.sizes" source={looks} of={{ Sizes }} />
      <Example title="showcase.icons" source={looks} of={{ AsCards }} />
      <Example title="showcase.custom" source={looks} of={{ AsButtons }} />
    </Showcase>
  );
}
