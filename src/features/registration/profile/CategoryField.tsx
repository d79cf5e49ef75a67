import type { UserCategory } from '@/domain/category/userCategory';
import { SelectField } from '@/shared/forms/SelectField';
import { useT } from '@/shared/i18n/text';
import { useMay } from '@/shared/rights';
import type { RegistrationFields } from '../steps/stepProps';

/** The category, which administrators can change. @param was the code it is in as stored, empty for none */
export function CategoryField({
  registration: { form },
  categories,
  was,
}: {
  registration: RegistrationFields;
  categories: readonly UserCategory[];
  was: string;
}) {
  const t = useT();
  const maySet = useMay('patients.setCategory');
  const label = t('audit.fieldCategory');
  const own = categories.find(({ code }) => code === was)?.name ?? was;
  if (!maySet)
    return (
      <div className="mb-3">
        <p className="form-label">{label}</p>
        <p className="mb-1">
          <bdi>{own === '' ? t('worklist.noCategory') : own}</bdi>
        </p>
        <p className="form-text m-0">{t('patientProfile.categoryOwn')}</p>
      </div>
    );
  const open = categories.filter(({ archived, code }) => !archived && code !== was);
  return (
    <SelectField
      control={form.control}
      name="category"
      label={label}
      hint={t('patientProfile.categoryMoves')}
      required
      options={[
        { value: was, label: own === '' ? t('conditions.choose') : own },
        ...open.map(({ code, name }) => ({ value: code, label: name })),
      ]}
    />
  );
}
