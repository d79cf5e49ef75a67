import { useState } from 'react';
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { usePageDirection } from '../../../frame/pageDirection';

function Sizes() {
  return (['input-group-sm', '', 'input-group-lg'] as const).map((size) => (
    <Field key={size} label={<T id="common.pulse" />}>
      {(control) => (
        <div className={`input-group ${size}`}>
          <input {...control} className="form-control" inputMode="numeric" dir="ltr" autoComplete="off" />
          <span className="input-group-text">/min</span>
        </div>
      )}
    </Field>
  ));
}

const units = ['mL', 'L', 'fl oz'] as const;

function WithMenu() {
  const t = useT();
  const dir = usePageDirection();
  const [unit, setUnit] = useState<string>('mL');
  return (
    <Field label={<T id="showcase:/forms/elements/input-group#drunk" />} className="">
      {(control) => (
        <div className="input-group">
          <input {...control} className="form-control" inputMode="decimal" dir="ltr" autoComplete="off" />
          <UncontrolledDropdown className="input-group-text p-0">
            <DropdownToggle
              tag="button"
              type="button"
              caret
              className="btn"
              aria-label={t('showcase:/forms/elements/input-group#unit', { unit })}
            >
              {unit}
            </DropdownToggle>
            <DropdownMenu end={dir !== 'rtl'} aria-label={t('showcase:/forms/elements/input-group#units')}>
              {units.map((one) => (
                <DropdownItem key={one} active={one === unit} onClick={() => setUnit(one)}>
                  {one}
                </DropdownItem>
              ))}
            </DropdownMenu>
          </UncontrolledDropdown>
        </div>
      )}
    </Field>
  );
}

export { Sizes, WithMenu };
