import Trash2 from 'lucide-react/icons/trash-2';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { levelSeverities } from '@/domain/rules/alertRule';
import type { Units } from '@/domain/readings/units';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { severityWord } from '@/shared/ui/patient/SeverityBadge';
import { limitDecimals, limitUnit } from '../limitUnits';
import { limitWord } from './ruleErrors';
import { hasDiastolic, hasTwoLimits, type RuleEntries } from './ruleEntries';
import { useUnitWord } from './unitWords';

/** One level: how urgent it is, where it begins, and for how long that must last. */
export function LevelRow({
  form: { control },
  place,
  units,
  onRemove,
}: {
  form: UseFormReturn<RuleEntries>;
  place: number;
  units: Units;
  onRemove: (() => void) | undefined;
}) {
  const t = useT();
  const unitWord = useUnitWord();
  const [subject, basis, comparator, aggregation, window] = useWatch({
    control,
    name: ['subject', 'basis', 'comparator', 'aggregation', 'window'],
  });
  const severity = useWatch({ control, name: `levels.${place}.severity` });
  const unit = limitUnit(subject, basis, units);
  const figure = { control, decimals: limitDecimals(unit), ...unitWord(unit) };
  const pair = hasDiastolic({ subject, comparator, basis });
  const band = hasTwoLimits({ comparator });
  const isDaily =
    window.unit === 'days' && window.count === 1 && aggregation !== 'last' && subject !== 'noData';
  return (
    <fieldset className="nd-level">
      <legend className="visually-hidden">
        <T id="alertRules.levelNamed" values={{ severity: <T id={severityWord(severity)} /> }} />
      </legend>
      <div className="nd-form-row">
        <SelectField
          control={control}
          name={`levels.${place}.severity`}
          label={t('alerts.severity')}
          options={levelSeverities.map((value) => ({ value, label: t(severityWord(value)) }))}
        />
        <NumberField
          {...figure}
          name={`levels.${place}.limit`}
          label={t(limitWord({ subject, comparator, basis }))}
          required
        />
        {band && (
          <NumberField {...figure} name={`levels.${place}.upper`} label={t('alertRules.upper')} required />
        )}
        {pair && (
          <NumberField
            {...figure}
            name={`levels.${place}.diastolic`}
            label={t('alertRules.orDiastolic')}
            required
          />
        )}
        {isDaily && (
          <>
            <NumberField
              control={control}
              name={`levels.${place}.days`}
              label={t('alertRules.days')}
              hint={t('alertRules.daysHint')}
              decimals={0}
            />
            <NumberField
              control={control}
              name={`levels.${place}.within`}
              label={t('alertRules.within')}
              hint={t('alertRules.withinHint')}
              decimals={0}
            />
          </>
        )}
        {onRemove && (
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-label={t('alertRules.removeLevel', { severity: t(severityWord(severity)) })}
            onClick={onRemove}
          >
            <Icon of={Trash2} />
          </button>
        )}
      </div>
    </fieldset>
  );
}
