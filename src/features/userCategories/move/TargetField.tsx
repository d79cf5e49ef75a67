import type { UserCategory } from '@/domain/category/userCategory';
import { useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';

/** To which category. @param value id */
export function TargetField({
  categories,
  value,
  isMissing,
  onChange,
}: {
  categories: readonly UserCategory[];
  value: string;
  isMissing: boolean;
  onChange: (id: string) => void;
}) {
  const t = useT();
  return (
    <Field label={t('categories.moveTo')} required error={isMissing ? t('validation.required') : undefined}>
      {(control) => (
        <select
          {...control}
          className="form-select"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t('worklist.chooseCategory')}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
