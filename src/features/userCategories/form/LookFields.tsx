import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { categoryColours, categoryIcons } from '@/domain/category/userCategory';
import { fieldId, useFormField } from '@/shared/forms/fieldTypes';
import { useT } from '@/shared/i18n/text';
import { CategoryMark } from '@/shared/ui/patient/CategoryMark';
import type { CategoryEntries } from './categoryEntries';

/** Colour and shape by which a category is told from the others, each choice drawn with the other one chosen. */
export function LookFields({ control }: { control: Control<CategoryEntries> }) {
  const t = useT();
  const [colour, icon] = useWatch({ control, name: ['colour', 'icon'] });
  return (
    <div className="nd-form-row nd-form-row-wide">
      <Choice
        control={control}
        name="colour"
        label={t('categories.colour')}
        options={categoryColours.map((value) => ({
          value,
          mark: <CategoryMark name={t(`categories.colour_${value}`)} colour={value} icon={icon} />,
        }))}
      />
      <Choice
        control={control}
        name="icon"
        label={t('categories.icon')}
        options={categoryIcons.map((value) => ({
          value,
          mark: <CategoryMark name={t(`categories.icon_${value}`)} colour={colour} icon={value} />,
        }))}
      />
    </div>
  );
}

function Choice({
  control,
  name,
  label,
  options,
}: {
  control: Control<CategoryEntries>;
  name: 'colour' | 'icon';
  label: string;
  options: readonly { value: string; mark: React.ReactNode }[];
}) {
  const { value, onChange, onBlur, ref } = useFormField({ control, name });
  const id = fieldId(name);
  return (
    <fieldset className="mb-3">
      <legend className="form-label fs-6">{label}</legend>
      <div className="nd-cat-choices">
        {options.map((option, place) => (
          <div key={option.value} className="form-check">
            <input
              type="radio"
              id={place === 0 ? id : `${id}-${place}`}
              name={id}
              ref={place === 0 ? ref : undefined}
              className="form-check-input"
              value={option.value}
              checked={value === option.value}
              onBlur={onBlur}
              onChange={() => onChange(option.value)}
            />
            <label className="form-check-label" htmlFor={place === 0 ? id : `${id}-${place}`}>
              {option.mark}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
