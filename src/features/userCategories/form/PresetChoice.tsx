import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { categoryPresets, presetNames, type PresetName } from '@/domain/category/presets';
import { T, useT } from '@/shared/i18n/text';
import { CategoryMark } from '@/shared/ui/patient/CategoryMark';
import type { CategoryEntries } from './categoryEntries';

type Filled = Pick<CategoryEntries, 'name' | 'type' | 'code' | 'description' | 'colour' | 'icon'>;

/** Where a new category can begin: those of which the clinic has none yet. What was there can be taken back. */
export function PresetChoice({
  form,
  taken,
}: {
  form: UseFormReturn<CategoryEntries>;
  /** Codes there are already. */
  taken: readonly string[];
}) {
  const t = useT();
  const [former, setFormer] = useState<{ preset: PresetName; entries: Filled } | null>(null);
  const free = presetNames.filter((preset) => !taken.includes(categoryPresets[preset].code));
  const fill = (entries: Filled) => {
    for (const key of Object.keys(entries) as (keyof Filled)[])
      form.setValue(key, entries[key], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const choose = (preset: PresetName) => {
    const { name, type, code, description, colour, icon } = form.getValues();
    setFormer({ preset, entries: { name, type, code, description, colour, icon } });
    fill({
      ...categoryPresets[preset],
      name: t(`categories.preset_${preset}`),
      description: t(`categories.presetText_${preset}`),
    });
  };
  if (free.length === 0) return null;
  return (
    <fieldset className="mb-3">
      <legend className="form-label fs-6">
        <T id="categories.presets" />
      </legend>
      <div className="nd-cat-presets">
        {free.map((preset) => (
          <button
            key={preset}
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => choose(preset)}
          >
            <CategoryMark name={t(`categories.preset_${preset}`)} {...categoryPresets[preset]} />
          </button>
        ))}
      </div>
      <div role="status">
        {former && (
          <p className="mb-0 mt-2">
            <T id="categories.filledIn" values={{ preset: t(`categories.preset_${former.preset}`) }} />{' '}
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              onClick={() => {
                fill(former.entries);
                setFormer(null);
                form.setFocus('name');
              }}
            >
              <T id="worklist.undo" />
            </button>
          </p>
        )}
      </div>
    </fieldset>
  );
}
