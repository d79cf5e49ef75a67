import { useMemo } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { typedNames, variables, type TypedName } from '@/domain/fluid/formula/formulaNames';
import type { TypedValues } from '@/domain/fluid/assignment';
import { decimalsIn, innerRange, toCanonical, type Units, type Range } from '@/domain/readings/units';
import { NumberField, type NumberEntry } from '@/shared/forms/NumberField';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { T, useT } from '@/shared/i18n/text';
import { useVariableWords } from '@/shared/fluid/variableWords';

interface Entries {
  typed: Record<TypedName, NumberEntry>;
}
const blank = { typed: Object.fromEntries(typedNames.map((name) => [name, null])) } as Entries;
const volumes: readonly TypedName[] = ['urineTarget', 'activityExtra', 'heatExtra'];

const shownRange = (name: TypedName, range: Range, units: Units): Range =>
  volumes.includes(name) ? innerRange(range, units.volume) : range;

/** What of the entries can be calculated with: what is no number, or beyond what may be typed, is missing. */
function readable(entries: Entries['typed'], units: Units): TypedValues {
  const typed: TypedValues = {};
  for (const name of typedNames) {
    const entry = entries[name];
    if (typeof entry !== 'number') continue;
    const value = volumes.includes(name) ? toCanonical(entry, units.volume) : entry;
    const { hard } = variables[name];
    if (value >= hard.min && value <= hard.max) typed[name] = value;
  }
  return typed;
}

/** What is typed for one patient, for `TypedFields`, and what of it can be calculated with. */
export function useTypedValues(): { control: Control<Entries>; typed: TypedValues } {
  const units = useUnits();
  const { control } = useForm<Entries>({ defaultValues: blank });
  const entries = useWatch({ control, name: 'typed' });
  return { control, typed: useMemo(() => readable(entries, units), [entries, units]) };
}

/** The values of a formula that somebody types for one patient, with what is possible and what is usual. */
export function TypedFields({ names, control }: { names: readonly TypedName[]; control: Control<Entries> }) {
  const t = useT();
  const intl = useIntl();
  const units = useUnits();
  const words = useVariableWords();
  const entries = useWatch({ control, name: 'typed' });
  return (
    <fieldset>
      <legend className="form-label fs-6">
        <T id="fluidPlans.typed" />
      </legend>
      {names.map((name) => {
        const { hard, soft, decimals } = variables[name];
        const possible = shownRange(name, hard, units);
        const usual = shownRange(name, soft, units);
        const entry = entries[name];
        const isBeyond = typeof entry === 'number' && (entry < possible.min || entry > possible.max);
        return (
          <div key={name}>
            <NumberField
              control={control}
              name={`typed.${name}`}
              label={words.name(name)}
              decimals={volumes.includes(name) ? decimalsIn(units.volume) : decimals}
              unit={words.unit(name)}
              hint={t('fluidPlans.typedHint', {
                min: intl.formatNumber(possible.min),
                max: intl.formatNumber(possible.max),
                from: intl.formatNumber(usual.min),
                to: intl.formatNumber(usual.max),
              })}
              required
            />
            {isBeyond && (
              <p role="alert" className="nd-field-error">
                <T id="validation.outOfRange" values={{ min: possible.min, max: possible.max }} />
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
