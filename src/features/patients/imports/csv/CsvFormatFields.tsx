import type { Delimiter } from '@/domain/csv/rows';
import { volumeUnits, weightUnits } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import { unitWord } from '@/shared/i18n/wording/amountWording';
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

function Choice<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}) {
  return (
    <Field label={label} className="mb-0">
      {(control) => (
        <select
          {...control}
          className="form-select"
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
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
  const { file, roles, units, zone } = outlook;
  const zones = [...new Set([deviceZone(), 'UTC', ...(zone ? [zone] : [])])];
  const hasVolume = roles.includes('water') || roles.includes('urine');
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
          onChange={(delimiter) => onChoose({ delimiter, roles: null })}
        />
      </div>
      <div className="col-sm-6">
        <Choice
          label={t('csvImport.zone')}
          value={zone === undefined ? '' : (zone ?? OWN_ZONE)}
          options={[
            ...(zone === undefined ? [{ value: '', label: t('csvImport.choose') }] : []),
            { value: OWN_ZONE, label: t('csvImport.zonePatient') },
            ...zones.map((value) => ({ value, label: value })),
          ]}
          onChange={(timeZone) => onChoose({ timeZone: timeZone === '' ? null : timeZone })}
        />
      </div>
      {roles.includes('weight') && (
        <div className="col-sm-6">
          <Choice
            label={t('csvImport.weightUnit')}
            value={units.weight}
            options={weightUnits.map((value) => ({ value, label: t(unitWord[value]) }))}
            onChange={(weight) => onChoose({ units: { ...choices.units, weight } })}
          />
        </div>
      )}
      {hasVolume && (
        <div className="col-sm-6">
          <Choice
            label={t('csvImport.volumeUnit')}
            value={units.volume}
            options={volumeUnits.map((value) => ({ value, label: t(unitWord[value]) }))}
            onChange={(volume) => onChoose({ units: { ...choices.units, volume } })}
          />
        </div>
      )}
    </div>
  );
}
