import type { Delimiter } from '@/domain/csv/rows';
import { unitsFor, type CsvUnit } from '@/domain/csv/units';
import type { MessageId } from '@/locales';
import { deviceZone } from '@/shared/i18n/DisplayUnits';
import { useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import type { CsvChoices, CsvOutlook } from './csvPlan';
import { OWN_ZONE } from './openChoices';

const delimiterWords: Record<Delimiter, MessageId> = {
  ',': 'csvImport.comma',
  ';': 'csvImport.semicolon',
  '\t': 'csvImport.tab',
  '|': 'csvImport.bar',
};

const unitWords: Partial<Record<CsvUnit, MessageId>> = {
  mL: 'csvImport.unit_mL',
  cL: 'csvImport.unit_cL',
  dL: 'csvImport.unit_dL',
  L: 'csvImport.unit_L',
  flOzUS: 'csvImport.unit_flOzUS',
  flOzImp: 'csvImport.unit_flOzImp',
  cupUS: 'csvImport.unit_cupUS',
  kg: 'csvImport.unit_kg',
  g: 'csvImport.unit_g',
  lb: 'csvImport.unit_lb',
  st: 'csvImport.unit_st',
  halfKg: 'csvImport.unit_halfKg',
  mmHg: 'csvImport.unit_mmHg',
  kPa: 'csvImport.unit_kPa',
  cmHg: 'csvImport.unit_cmHg',
};

/** Measures whose columns are written in several units, and the roles of those columns. */
const measuresInUnits = [
  { label: 'csvImport.weightUnit', roles: ['weight'] },
  { label: 'csvImport.drinkUnit', roles: ['water'] },
  { label: 'csvImport.urineUnit', roles: ['urine'] },
  { label: 'csvImport.pressureUnit', roles: ['systolic', 'diastolic'] },
] as const;

/** A list of options; `value` is undefined as long as nothing is chosen. */
function Choice<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: T | undefined;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}) {
  const t = useT();
  return (
    <Field label={label} className="mb-0">
      {(control) => (
        <select
          {...control}
          className="form-select"
          value={value ?? ''}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {value === undefined && <option value="">{t('csvImport.pleaseChoose')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** How the file is written: between its cells, the zone of its times, the units of its values. */
export function CsvFormatFields({
  outlook,
  choices,
  onChoose,
}: {
  outlook: CsvOutlook;
  choices: CsvChoices;
  onChoose: (change: Partial<CsvChoices>) => void;
}) {
  const t = useT();
  const { file, units, zone } = outlook;
  const zones = [...new Set([deviceZone(), 'UTC', ...(zone ? [zone] : [])])];
  // Where every cell names its unit there is nothing to choose.
  const inUnits = measuresInUnits.filter((one) => one.roles.some((role) => units[role] !== undefined));
  return (
    <div className="row g-3" role="group" aria-label={t('csvImport.file')}>
      <div className="col-sm-6">
        <Choice
          label={t('csvImport.delimiter')}
          value={file.delimiter}
          options={Object.entries(delimiterWords).map(([value, word]) => ({
            value: value as Delimiter,
            label: t(word),
          }))}
          onChange={(delimiter) => onChoose({ delimiter, roles: null, units: {} })}
        />
      </div>
      <div className="col-sm-6">
        <Choice
          label={t('csvImport.zone')}
          value={zone === undefined ? undefined : (zone ?? OWN_ZONE)}
          options={[
            { value: OWN_ZONE, label: t('csvImport.zonePatient') },
            ...zones.map((value) => ({ value, label: value })),
          ]}
          onChange={(timeZone) => onChoose({ timeZone })}
        />
      </div>
      {inUnits.map(({ label, roles: [first, ...others] }) => {
        const unit = units[first] ?? (others[0] && units[others[0]]);
        return (
          <div key={first} className="col-sm-6">
            <Choice
              label={t(label)}
              value={unit === 'ask' ? undefined : unit}
              options={unitsFor(first).flatMap((value) => {
                const word = unitWords[value];
                return word === undefined ? [] : [{ value, label: t(word) }];
              })}
              onChange={(chosen) =>
                onChoose({
                  units: {
                    ...choices.units,
                    ...Object.fromEntries([first, ...others].map((role) => [role, chosen])),
                  },
                })
              }
            />
          </div>
        );
      })}
    </div>
  );
}
