import type { UseFormReturn } from 'react-hook-form';
import type { ResolvedRule } from '@/domain/rules/threshold';
import type { Units } from '@/domain/readings/units';
import { NumberField } from '@/shared/forms/NumberField';
import { T, useT } from '@/shared/i18n/text';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { limitDecimals, limitUnit, marginUnit } from '../limitUnits';
import { useRuleSentences } from '../ruleSentences';
import { useUnitWord } from '../form/unitWords';
import type { ThresholdEntries } from './thresholdEntries';

const parts = ['limit', 'upper', 'diastolic'] as const;

/** The figures that may be others, each with the one that holds where it is left empty. */
export function ThresholdFigures({
  form: { control },
  wider,
  units,
}: {
  form: UseFormReturn<ThresholdEntries>;
  wider: ResolvedRule;
  units: Units;
}) {
  const t = useT();
  const words = useRuleSentences();
  const unitWord = useUnitWord();
  const unit = limitUnit(wider.subject, wider.basis, units);
  const ofMargin = marginUnit(wider.subject, wider.basis, units);
  const isPair = wider.subject === 'pressure';
  const isBand = wider.comparator === 'between' || wider.comparator === 'outside';
  const labels = {
    limit: t(isPair ? 'alertRules.systolic' : isBand ? 'alertRules.lower' : 'alertRules.limit'),
    upper: t('alertRules.upper'),
    diastolic: t('alertRules.diastolic'),
  };
  const hint = (value: string) => t('alertRules.otherwise', { value });
  return (
    <>
      {wider.levels.map((level, place) => (
        <fieldset key={level.severity} className="nd-level">
          <legend className="fs-6">
            <SeverityBadge severity={level.severity} />
          </legend>
          <div className="nd-form-row">
            {parts.map((part) => {
              const value = level[part];
              return (
                value !== undefined && (
                  <NumberField
                    key={part}
                    control={control}
                    name={`limits.${place}.${part}`}
                    label={labels[part]}
                    hint={hint(words.figure(value, unit))}
                    decimals={limitDecimals(unit)}
                    {...unitWord(unit)}
                  />
                )
              );
            })}
          </div>
        </fieldset>
      ))}
      {wider.subject !== 'noData' && (
        <div className="nd-form-row">
          <NumberField
            control={control}
            name="minReadings"
            label={t('alertRules.minReadings')}
            hint={hint(String(wider.minReadings))}
            decimals={0}
          />
          <NumberField
            control={control}
            name="margin"
            label={t('alertRules.margin')}
            hint={hint(words.margin(wider))}
            decimals={limitDecimals(ofMargin)}
            {...unitWord(ofMargin)}
          />
        </div>
      )}
      <p className="form-text">
        <T id="alertRules.emptyMeansWider" />
      </p>
    </>
  );
}
