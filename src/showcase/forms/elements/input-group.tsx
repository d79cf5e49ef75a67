import { useId } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Example } from '../../frame/Example';
import { Showcase } from '../../frame/Showcase';
import { WithBox, WithButton, WithRadio } from './input-group/groupedInputs';
import pieces from './input-group/groupedInputs.tsx?raw';
import { Sizes, WithMenu } from './input-group/unitInputs';
import units from './input-group/unitInputs.tsx?raw';
import source from './input-group.tsx?raw';
import './looks/inputLooks.css';

/** The unit is heard as well: it describes the box. */
function Basic() {
  const id = useId();
  return (
    <>
      <label className="form-label" htmlFor={id}>
        <T id="common.weight" />
      </label>
      <div className="input-group mb-3">
        <input
          id={id}
          className="form-control"
          inputMode="decimal"
          aria-describedby={`${id}-unit`}
          dir="ltr"
        />
        <span id={`${id}-unit`} className="input-group-text">
          kg
        </span>
      </div>
      <Field label={<T id="showcase:/forms/elements/input-group#account" />} className="">
        {(control) => (
          <div className="input-group">
            <span className="input-group-text">@</span>
            <input {...control} className="form-control" dir="ltr" autoComplete="off" />
          </div>
        )}
      </Field>
    </>
  );
}

/** Two boxes that are one measurement. */
function Two() {
  const t = useT();
  return (
    <div role="group" aria-label={t('common.bloodPressure')}>
      <span className="form-label d-block" aria-hidden="true">
        {t('common.bloodPressure')}
      </span>
      <div className="input-group">
        <input className="form-control" inputMode="numeric" aria-label={t('worklist.systolic')} dir="ltr" />
        <span className="input-group-text">/</span>
        <input className="form-control" inputMode="numeric" aria-label={t('worklist.diastolic')} dir="ltr" />
        <span className="input-group-text">mmHg</span>
      </div>
    </div>
  );
}

export default function InputGroupPage() {
  return (
    <Showcase address="/forms/elements/input-group" source={source}>
      <div className="nd-examples nd-fields-page">
        <Example title="showcase.basic" of={{ Basic }} />
        <Example title="showcase:/forms/elements/input-group#two" of={{ Two }} />
        <Example title="showcase:/forms/elements/input-group#box" source={pieces} of={{ WithBox }} />
        <Example title="showcase:/forms/elements/input-group#radio" source={pieces} of={{ WithRadio }} />
        <Example title="showcase:/forms/elements/input-group#button" source={pieces} of={{ WithButton }} />
        <Example title="showcase:/forms/elements/input-group#menu" source={units} of={{ WithMenu }} />
        <Example title="showcase.sizes" source={units} of={{ Sizes }} />
      </div>
    </Showcase>
  );
}
