import { useDispatch, useSelector } from 'react-redux';
import { lengthUnits, volumeUnits, weightUnits, type Unit } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { TitledCard } from '@/shared/ui/TitledCard';
import type { Settings } from './lookSettings';
import { selectSettings, settingsChanged } from '../themeSlice';
import { ZoneChoice } from './ZoneChoice';

const names: Record<Unit, MessageId> = {
  mL: 'preferences.nameMl',
  L: 'preferences.nameL',
  flOz: 'preferences.nameFlOz',
  kg: 'preferences.nameKg',
  lb: 'preferences.nameLb',
  cm: 'preferences.nameCm',
  in: 'preferences.nameIn',
};

/** The user's units and time zone: a choice applies at once, on every page. */
export function PreferencesCard() {
  const t = useT();
  const dispatch = useDispatch();
  const { volumeUnit, weightUnit, lengthUnit, timeZone } = useSelector(selectSettings);
  const choose = (change: Partial<Settings>) => dispatch(settingsChanged(change));
  return (
    <TitledCard title={t('preferences.title')}>
      <p className="text-body-secondary">
        <T id="preferences.lead" />
      </p>
      <UnitChoice
        label="preferences.volume"
        units={volumeUnits}
        value={volumeUnit}
        onChange={(unit) => choose({ volumeUnit: unit })}
      />
      <UnitChoice
        label="preferences.weight"
        units={weightUnits}
        value={weightUnit}
        onChange={(unit) => choose({ weightUnit: unit })}
      />
      <UnitChoice
        label="preferences.length"
        units={lengthUnits}
        value={lengthUnit}
        onChange={(unit) => choose({ lengthUnit: unit })}
      />
      <ZoneChoice zone={timeZone} onChange={(zone) => choose({ timeZone: zone })} />
    </TitledCard>
  );
}

function UnitChoice<One extends Unit>({
  label,
  units,
  value,
  onChange,
}: {
  label: MessageId;
  units: readonly One[];
  value: One;
  onChange: (unit: One) => void;
}) {
  const t = useT();
  return (
    <Field label={<T id={label} />}>
      {(control) => (
        <select
          {...control}
          className="form-select"
          value={value}
          onChange={({ target }) => {
            const chosen = units.find((unit) => unit === target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {t(names[unit])}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
