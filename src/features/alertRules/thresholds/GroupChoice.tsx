import { useState } from 'react';
import type { ThresholdScope } from '@/domain/rules/alertRule';
import { rulePathologies } from '@/domain/rules/alertRule';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { useCategoryNames } from '../useCategoryNames';

/** Chooses the category or pathology that is to have other figures. */
export function GroupChoice({ onChoose }: { onChoose: (scope: ThresholdScope, key: string) => void }) {
  const t = useT();
  const categories = useCategoryNames();
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const choose = () => {
    const [scope, key] = chosen.split(/:(.*)/s);
    setMissing(chosen === '');
    if (key !== undefined) onChoose(scope === 'category' ? 'category' : 'pathology', key);
  };
  return (
    <div className="nd-form-row align-items-start">
      <Field
        label={t('alertRules.group')}
        error={isMissing ? t('validation.required') : undefined}
        className="mb-0"
      >
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              setMissing(false);
            }}
          >
            <option value="">{t('alertRules.chooseGroup')}</option>
            <optgroup label={t('alertRules.scopeCategory')}>
              {Object.entries(categories).map(([code, name]) => (
                <option key={code} value={`category:${code}`}>
                  {name}
                </option>
              ))}
            </optgroup>
            <optgroup label={t('alertRules.scopePathology')}>
              {rulePathologies.map((name) => (
                <option key={name} value={`pathology:${name}`}>
                  {t(`worklist.${name}`)}
                </option>
              ))}
            </optgroup>
          </select>
        )}
      </Field>
      <button type="button" className="btn btn-outline-primary" onClick={choose}>
        <T id="alertRules.setLimits" />
      </button>
    </div>
  );
}
