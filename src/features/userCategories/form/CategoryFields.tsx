import type { Control } from 'react-hook-form';
import { categoryTypes } from '@/domain/category/userCategory';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { typeWord } from '../categoryWords';
import type { CategoryEntries } from './categoryEntries';

/** What a category is called. @param fixedCode its code, where it can no longer change */
export function CategoryFields({
  control,
  fixedCode,
}: {
  control: Control<CategoryEntries>;
  fixedCode: string | null;
}) {
  const t = useT();
  return (
    <>
      <TextField control={control} name="name" label={t('categories.name')} required maxLength={100} />
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="type"
          label={t('categories.type')}
          required
          options={[
            { value: '', label: t('categories.chooseType') },
            ...categoryTypes.map((value) => ({ value, label: t(typeWord[value]) })),
          ]}
        />
        {fixedCode === null ? (
          <TextField
            control={control}
            name="code"
            label={t('categories.code')}
            hint={t('categories.codeHint')}
            required
            maxLength={20}
          />
        ) : (
          <dl className="mb-3">
            <dt className="form-label fw-normal">{t('categories.code')}</dt>
            <dd className="mb-0 py-2">
              <bdi className="fw-semibold">{fixedCode}</bdi>
            </dd>
            <dd className="form-text">
              <T id="categories.codeFixed" />
            </dd>
          </dl>
        )}
      </div>
      <TextAreaField
        control={control}
        name="description"
        label={t('categories.description')}
        rows={2}
        maxLength={1000}
      />
    </>
  );
}
