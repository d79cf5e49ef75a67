import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { templateNames, templates, type TemplateName } from '@/domain/fluid/templates';
import type { Units } from '@/domain/readings/units';
import { T, useT } from '@/shared/i18n/text';
import { FormulaText } from '../FormulaText';
import { entriesOfTemplate, type PlanEntries } from './planEntries';

type Filled = ReturnType<typeof entriesOfTemplate>;

/** Where a new plan can begin: each with its formula and its source. What was there can be taken back. */
export function TemplateChoice({ form, units }: { form: UseFormReturn<PlanEntries>; units: Units }) {
  const t = useT();
  const [former, setFormer] = useState<{ name: TemplateName; entries: Filled } | null>(null);
  const fill = (entries: Filled) => {
    for (const key of Object.keys(entries) as (keyof Filled)[])
      form.setValue(key, entries[key], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const choose = (name: TemplateName) => {
    const { direction, totalFluidQuantityFormula, upperFormula, clampMinMl, clampMaxMl, quantity } =
      form.getValues();
    setFormer({
      name,
      entries: { direction, totalFluidQuantityFormula, upperFormula, clampMinMl, clampMaxMl, quantity },
    });
    fill(entriesOfTemplate(name, { direction }, units));
  };
  return (
    <>
      <p className="form-text mt-0">
        <T id="fluidPlans.templatesHint" />
      </p>
      <ul className="nd-templates list-unstyled">
        {templateNames.map((name) => {
          const { formula, source } = templates[name];
          return (
            <li key={name}>
              <button type="button" className="btn btn-outline-primary" onClick={() => choose(name)}>
                <T id={`fluidPlans.template_${name}`} />
              </button>
              <div>
                <FormulaText formula={formula} />
              </div>
              <span className="small text-body-secondary">
                {source === undefined ? t('fluidPlans.noSource') : t('fluidPlans.source', { source })}
              </span>
            </li>
          );
        })}
      </ul>
      <div role="status">
        {former && (
          <p className="mb-0">
            <T id="fluidPlans.filledIn" values={{ template: t(`fluidPlans.template_${former.name}`) }} />{' '}
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              onClick={() => {
                fill(former.entries);
                setFormer(null);
                form.setFocus('totalFluidQuantityFormula');
              }}
            >
              <T id="fluidPlans.takeBack" />
            </button>
          </p>
        )}
      </div>
    </>
  );
}
